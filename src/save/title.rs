//! What a game is called, once somebody has called it something.

use crate::player_name::{NameError, PlayerName};

/// A title that was typed. What holds for a player's name holds for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title(PlayerName);

impl Title {
    /// The title that was typed; none if nothing of it can be seen.
    ///
    /// # Errors
    /// If it is too long.
    pub fn typed(text: &str) -> Result<Option<Self>, TooLong> {
        match PlayerName::new(text) {
            Ok(name) => Ok(Some(Self(name))),
            Err(NameError::Blank) => Ok(None),
            Err(NameError::TooLong) => Err(TooLong),
        }
    }

    /// The title, as plain text.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

/// The title has more than [`PlayerName::LONGEST`] letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_of_which_nothing_can_be_seen_is_none() {
        for blank in ["", " \t ", "\u{200d}", "\u{202e}\u{2066}"] {
            assert_eq!(Title::typed(blank), Ok(None), "{blank:?}");
        }
    }

    #[test]
    fn forty_letters_are_a_title_and_one_more_is_too_long() {
        let title = |letters| Title::typed(&"ő".repeat(letters));
        assert!(matches!(title(40), Ok(Some(_))));
        assert_eq!(title(41), Err(TooLong));
    }

    #[test]
    fn a_title_cannot_turn_the_text_round_it_about() {
        let title = Title::typed(" \u{202e}Mökki\n2026 ").expect("short").expect("a title");
        assert_eq!(title.as_str(), "Mökki 2026");
    }
}
