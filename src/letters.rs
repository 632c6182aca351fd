//! What Unicode knows of letters: which are the same, which make words, which can be seen, what their capitals are.
//!
//! The tables for this weigh 60 KB packed. A browser has them already, so that there its own are
//! used; natively they come from libraries.

#[cfg(target_arch = "wasm32")]
use browser::has_shape;
#[cfg(target_arch = "wasm32")]
pub(crate) use browser::{capital, folded, words};
#[cfg(not(target_arch = "wasm32"))]
use native::has_shape;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use native::{capital, folded, words};

/// Letters and symbols by kind, of which nothing can be seen all the same.
const BLANK: [char; 7] =
    ['\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}', '\u{fffc}', '\u{1d159}'];

/// Whether something of the letter can be seen by itself. Marks over and under other letters,
/// joiners and variation selectors belong in names, since emoji and some scripts need them, but they
/// are no name; nor are letters that a maker of typefaces may use for himself.
pub(crate) fn is_visible(letter: char) -> bool {
    !BLANK.contains(&letter) && has_shape(letter)
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use unicode_normalization::UnicodeNormalization as _;
    use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory as _};

    /// Whether it is a letter, a number, a sign or a symbol.
    pub fn has_shape(letter: char) -> bool {
        matches!(
            letter.general_category_group(),
            GeneralCategoryGroup::Letter
                | GeneralCategoryGroup::Number
                | GeneralCategoryGroup::Punctuation
                | GeneralCategoryGroup::Symbol
        )
    }

    /// A text in which letters that differ only in case, width or another compatibility form are
    /// the same.
    pub fn folded(text: &str) -> String {
        let normal: String = text.nfkc().collect();
        normal.to_uppercase().to_lowercase().nfkc().collect()
    }

    /// The words of a text: letters and digits with nothing else between them.
    pub fn words(text: &str) -> Vec<String> {
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    }

    /// The letter as a capital, which may be more than one.
    pub fn capital(letter: char) -> String {
        letter.to_uppercase().collect()
    }
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use js_sys::{JsString, RegExp};

    /// Whether it is a letter, a number, a sign or a symbol.
    pub fn has_shape(letter: char) -> bool {
        RegExp::new(r"[\p{L}\p{N}\p{P}\p{S}]", "u").test(letter.encode_utf8(&mut [0; 4]))
    }

    /// A text in which letters that differ only in case, width or another compatibility form are
    /// the same.
    pub fn folded(text: &str) -> String {
        let normal = JsString::from(text).normalize("NFKC");
        normal.to_upper_case().to_lower_case().normalize("NFKC").into()
    }

    /// The words of a text: letters and digits with nothing else between them.
    pub fn words(text: &str) -> Vec<String> {
        let between = RegExp::new(r"[^\p{Alphabetic}\p{N}]+", "gu");
        let apart = String::from(JsString::from(text).replace_by_pattern(&between, " "));
        apart.split_whitespace().map(str::to_owned).collect()
    }

    /// The letter as a capital, which may be more than one.
    pub fn capital(letter: char) -> String {
        JsString::from(letter.to_string()).to_upper_case().into()
    }
}
