//! How a player is mentioned in a phrase.

use super::cards::Cards;
use super::phrase::Phrase;
use crate::engine::card::Suspect;

/// A mention of a player: the name as typed, and the character where the name alone would leave
/// doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mention<'a> {
    pub(super) name: &'a str,
    pub(super) suspect: Option<Suspect>,
}

impl<'a> Mention<'a> {
    /// Adds it to a phrase.
    pub(super) fn write(self, phrase: &mut Phrase, cards: &Cards) {
        phrase.push_name(self.name);
        if let Some(suspect) = self.suspect {
            phrase.push_text(" (");
            phrase.push_text(cards.suspect(suspect).nom);
            phrase.push_text(")");
        }
    }
}
