//! Who, with what, where.

use super::card::{Card, CardSet, Room, Suspect, Weapon};
use super::edition::Edition;

/// One suspect, one weapon and one room: what a suggestion names, what an accusation claims, and
/// what the envelope holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Theory {
    /// Who did it.
    pub suspect: Suspect,
    /// With what.
    pub weapon: Weapon,
    /// Where.
    pub room: Room,
}

impl Theory {
    /// All theories of an edition (324).
    pub fn all(edition: Edition) -> impl Iterator<Item = Self> {
        edition.rooms().iter().flat_map(move |&room| Self::about(edition, room))
    }

    /// All theories of an edition about one room (36).
    pub fn about(edition: Edition, room: Room) -> impl Iterator<Item = Self> {
        Suspect::ALL.into_iter().flat_map(move |suspect| {
            edition.weapons().iter().map(move |&weapon| Self { suspect, weapon, room })
        })
    }

    /// Its three cards.
    #[must_use]
    pub fn cards(self) -> CardSet {
        [Card::Suspect(self.suspect), Card::Weapon(self.weapon), Card::Room(self.room)]
            .into_iter()
            .collect()
    }
}
