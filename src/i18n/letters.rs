//! What Unicode knows of letters: which are the same, which make words, what their capitals are.
//!
//! The tables for this weigh 60 KB packed. A browser has them already, so that there its own are
//! used; natively they come from libraries.

#[cfg(target_arch = "wasm32")]
pub(super) use browser::{capital, folded, words};
#[cfg(not(target_arch = "wasm32"))]
pub(super) use native::{capital, folded, words};

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use unicode_normalization::UnicodeNormalization as _;

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
