//! Players' names beside each other: which are the same, and how a player is mentioned.

use super::locale::Locale;
use super::mention::Mention;
use crate::engine::card::Suspect;
use crate::engine::edition::Edition;
use crate::engine::seat::{BySeat, Seat};
use crate::letters::{folded, is_visible, words};
use crate::player_name::PlayerName;

impl PlayerName {
    /// A mention outside a table, such as in the form where names are typed: the name alone.
    #[must_use]
    pub fn mention(&self) -> Mention<'_> {
        Mention { name: self.as_str(), suspect: None }
    }

    /// Whether two names are the same to a reader: without regard to case, to width and other
    /// compatibility forms, and to how much space stands between words.
    #[must_use]
    pub fn matches(&self, other: &Self) -> bool {
        key(self.as_str()) == key(other.as_str())
    }

    /// Whether the name is made of a suspect's names or titles, in any language.
    #[must_use]
    pub fn is_like_a_suspect(&self) -> bool {
        let words = words(&key(self.as_str()));
        !words.is_empty() && words.iter().all(|word| is_word_of_a_suspect(word))
    }
}

/// Whether a folded word stands in some suspect's name, in any language and edition.
fn is_word_of_a_suspect(word: &str) -> bool {
    let catalogs = Locale::ALL
        .into_iter()
        .flat_map(|locale| Edition::ALL.into_iter().map(move |edition| locale.catalog_of(edition)));
    let mut suspects = catalogs.flat_map(|catalog| catalog.cards.suspects);
    suspects.any(|forms| words(&key(forms.nom)).iter().any(|own| own == word))
}

/// What two names have in common that a reader takes for the same.
fn key(name: &str) -> String {
    let visible: String = folded(name)
        .chars()
        .filter(|&letter| letter.is_whitespace() || is_visible(letter))
        .collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Player {
    name: PlayerName,
    suspect: Suspect,
    with_character: bool,
}

/// The names of a table.
///
/// Where two players have the same name, or one is called like a suspect, every mention says the
/// character too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster(BySeat<Player>);

impl Roster {
    /// The names and characters of a table, by seat.
    #[must_use]
    pub fn new(players: &BySeat<(PlayerName, Suspect)>) -> Self {
        Self(players.map(|seat, (name, suspect)| {
            let shared =
                players.iter().any(|(other, (same, _))| other != seat && same.matches(name));
            Player {
                name: name.clone(),
                suspect: *suspect,
                with_character: shared || name.is_like_a_suspect(),
            }
        }))
    }

    /// A mention of this seat's player. A seat that the table lacks has no name.
    #[must_use]
    pub fn mention(&self, seat: Seat) -> Mention<'_> {
        self.0.get(seat).map_or(Mention { name: "?", suspect: None }, |player| Mention {
            name: player.name.as_str(),
            suspect: player.with_character.then_some(player.suspect),
        })
    }

    /// The character of this seat's player, if the table has the seat.
    #[must_use]
    pub fn suspect(&self, seat: Seat) -> Option<Suspect> {
        self.0.get(seat).map(|player| player.suspect)
    }

    /// Mentions of all players, clockwise.
    pub fn mentions(&self) -> impl Iterator<Item = Mention<'_>> {
        self.0.seats().map(|seat| self.mention(seat))
    }
}

#[cfg(test)]
mod tests;
