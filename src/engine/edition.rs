//! The editions: which board is played on, and with which cards.

use super::card::{Card, CardSet, Room, Suspect, Weapon};
use super::theory::Theory;

/// A board with its card set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The old mansion with nine rooms round the cellar stairs.
    #[default]
    Classic,
    /// The house of 2012 with a garage and a veranda, where all begin in the centre.
    Modern,
}

impl Edition {
    /// All editions.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Modern];

    /// How many cards an edition has.
    pub const CARDS: usize = 21;

    /// Its six weapons, each in its [`Weapon::slot`].
    #[must_use]
    pub const fn weapons(self) -> &'static [Weapon; 6] {
        match self {
            Self::Classic => &[
                Weapon::Candlestick,
                Weapon::Dagger,
                Weapon::LeadPipe,
                Weapon::Revolver,
                Weapon::Rope,
                Weapon::Spanner,
            ],
            Self::Modern => &[
                Weapon::Candlestick,
                Weapon::Dagger,
                Weapon::LeadPipe,
                Weapon::Pistol,
                Weapon::Rope,
                Weapon::Spanner,
            ],
        }
    }

    /// Its nine rooms, clockwise from the kitchen.
    #[must_use]
    pub const fn rooms(self) -> &'static [Room; 9] {
        match self {
            Self::Classic => &[
                Room::Kitchen,
                Room::Ballroom,
                Room::Conservatory,
                Room::Billiard,
                Room::Library,
                Room::Study,
                Room::Hall,
                Room::Lounge,
                Room::Dining,
            ],
            Self::Modern => &[
                Room::Kitchen,
                Room::Dining,
                Room::Living,
                Room::Veranda,
                Room::Garage,
                Room::Games,
                Room::Bedroom,
                Room::Bathroom,
                Room::Study,
            ],
        }
    }

    /// Its cards in the order in which lists show them: suspects, weapons, rooms.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        let suspects = Suspect::ALL.into_iter().map(Card::Suspect);
        let weapons = self.weapons().iter().copied().map(Card::Weapon);
        let rooms = self.rooms().iter().copied().map(Card::Room);
        suspects.chain(weapons).chain(rooms)
    }

    /// All its cards.
    #[must_use]
    pub fn deck(self) -> CardSet {
        self.cards().collect()
    }

    /// Whether a theory names cards of this edition alone.
    #[must_use]
    pub fn can_tell(self, theory: Theory) -> bool {
        self.weapons().contains(&theory.weapon) && self.rooms().contains(&theory.room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_21_cards() {
        for edition in Edition::ALL {
            assert_eq!(edition.deck().len(), Edition::CARDS);
            assert_eq!(edition.cards().count(), Edition::CARDS);
        }
    }

    #[test]
    fn every_weapon_of_an_edition_lies_in_its_own_slot() {
        for edition in Edition::ALL {
            for (slot, weapon) in edition.weapons().iter().enumerate() {
                assert_eq!(weapon.slot(), slot);
            }
        }
    }

    #[test]
    fn the_editions_share_fourteen_cards_and_every_card_is_of_some_edition() {
        let [classic, modern] = Edition::ALL.map(Edition::deck);
        assert_eq!(classic.and(modern).len(), 14);
        assert_eq!(classic.or(modern), Card::all().collect());
    }
}
