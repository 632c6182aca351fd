//! What a player may be called.

use std::fmt;

use crate::letters::is_visible;

/// A player's name as it was typed, apart from space round it and from letters that can't be seen
/// but turn the text about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerName(String);

/// Why something can't be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// Nothing of it can be seen.
    Blank,
    /// It has more than [`PlayerName::LONGEST`] letters.
    TooLong,
}

impl PlayerName {
    /// The most letters (Unicode scalar values) of a name.
    pub const LONGEST: usize = 40;

    /// The name that was typed.
    ///
    /// # Errors
    ///
    /// If nothing of it can be seen, or it is too long.
    pub fn new(typed: &str) -> Result<Self, NameError> {
        let clean: String = typed.chars().filter_map(tidied).collect();
        let name = clean.trim();
        if !name.chars().any(is_visible) {
            Err(NameError::Blank)
        } else if name.chars().count() > Self::LONGEST {
            Err(NameError::TooLong)
        } else {
            Ok(Self(name.to_owned()))
        }
    }

    /// The name, as plain text.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A typed letter as it is kept: white space of any kind that breaks lines becomes a space, and
/// controls and marks of direction are left out.
fn tidied(letter: char) -> Option<char> {
    match letter {
        '\t' | '\n' | '\u{b}' | '\u{c}' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some(' '),
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            None
        }
        '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e001f}' => None,
        _ if letter.is_control() => None,
        _ => Some(letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(typed: &str) -> String {
        PlayerName::new(typed).expect("a name").to_string()
    }

    #[test]
    fn a_name_of_which_nothing_can_be_seen_is_blank() {
        let spaces =
            ["", "  \t\n", "\u{200d}\u{200b}", "\u{202e}\u{2066}", "\u{3164}", "\u{2800} "];
        // Marks of Latin, Hebrew, Arabic, Devanagari, Thai, Cyrillic, Tibetan; signs for writers of type.
        let marks = [
            "\u{301}",
            "\u{5b0}\u{5b1}",
            "\u{64b}",
            "\u{93f}\u{940}",
            "\u{e31}\u{e34}",
            "\u{483}",
            "\u{f71}",
        ];
        let others = ["\u{1bca0}", "\u{fffc}", "\u{e000}", "\u{600}", "\u{1d159}", "\u{10ffff}"];
        for blank in spaces.into_iter().chain(marks).chain(others) {
            assert_eq!(PlayerName::new(blank), Err(NameError::Blank), "{blank:?}");
        }
    }

    #[test]
    fn forty_letters_are_a_name_and_one_more_is_too_long() {
        assert!(PlayerName::new(&"ő".repeat(40)).is_ok());
        assert!(PlayerName::new(&format!("   {}   ", "ő".repeat(40))).is_ok());
        assert_eq!(PlayerName::new(&"ő".repeat(41)), Err(NameError::TooLong));
    }

    #[test]
    fn a_name_stays_as_typed_apart_from_what_can_not_be_seen() {
        assert_eq!(name("  Åse-Marie  O’Neill "), "Åse-Marie  O’Neill");
        assert_eq!(name("a\tb\nc\u{0}d"), "a b cd");
        assert_eq!(name("\u{202e}ihuJ\u{202c}"), "ihuJ");
        assert_eq!(name("👩‍👩‍👧"), "👩‍👩‍👧");
        assert_eq!(name("<script>"), "<script>");
    }

    #[test]
    fn a_name_that_was_tidied_stays_as_it_is() {
        for typed in ["\u{202e} \u{2003}a\u{0} \u{feff}", "a \u{200f} b", "\u{2028}x\u{200d}\u{85}"]
        {
            assert_eq!(name(&name(typed)), name(typed), "{typed:?}");
        }
    }
}
