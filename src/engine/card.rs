//! The cards of all editions: six suspects, weapons, rooms, and sets of them.
//!
//! Each edition plays with six of the weapons and nine of the rooms: [`super::edition`].

/// One of the six people who may have done it. Every one has a pawn on the board, played or not.
///
/// The order is the order of the start squares clockwise, which is also the order of turns where
/// a rulebook lets Miss Scarlett begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suspect {
    /// Red.
    Scarlett,
    /// Yellow.
    Mustard,
    /// White.
    White,
    /// Green.
    Green,
    /// Blue.
    Peacock,
    /// Purple.
    Plum,
}

/// A weapon. An edition has six of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weapon {
    /// The candlestick.
    Candlestick,
    /// The dagger.
    Dagger,
    /// The lead pipe.
    LeadPipe,
    /// The revolver.
    Revolver,
    /// The rope.
    Rope,
    /// The spanner.
    Spanner,
    /// The pistol, which the modern set has instead of the revolver.
    Pistol,
}

/// A room. An edition has nine of them; kitchen, study and dining room are in both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Room {
    /// The kitchen.
    Kitchen,
    /// The ballroom.
    Ballroom,
    /// The conservatory.
    Conservatory,
    /// The billiard room.
    Billiard,
    /// The library.
    Library,
    /// The study.
    Study,
    /// The hall.
    Hall,
    /// The lounge.
    Lounge,
    /// The dining room.
    Dining,
    /// The living room.
    Living,
    /// The veranda.
    Veranda,
    /// The garage.
    Garage,
    /// The games room.
    Games,
    /// The bedroom.
    Bedroom,
    /// The bathroom.
    Bathroom,
}

impl Suspect {
    /// All six, in the order of their start squares.
    pub const ALL: [Self; 6] =
        [Self::Scarlett, Self::Mustard, Self::White, Self::Green, Self::Peacock, Self::Plum];

    /// The place in [`Suspect::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Weapon {
    /// All seven.
    pub const ALL: [Self; 7] = [
        Self::Candlestick,
        Self::Dagger,
        Self::LeadPipe,
        Self::Revolver,
        Self::Rope,
        Self::Spanner,
        Self::Pistol,
    ];

    /// The place in [`Weapon::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The place among the six of an edition: revolver and pistol have the same one.
    #[must_use]
    pub const fn slot(self) -> usize {
        match self {
            Self::Pistol => Self::Revolver.index(),
            other => other.index(),
        }
    }
}

impl Room {
    /// All fifteen.
    pub const ALL: [Self; 15] = [
        Self::Kitchen,
        Self::Ballroom,
        Self::Conservatory,
        Self::Billiard,
        Self::Library,
        Self::Study,
        Self::Hall,
        Self::Lounge,
        Self::Dining,
        Self::Living,
        Self::Veranda,
        Self::Garage,
        Self::Games,
        Self::Bedroom,
        Self::Bathroom,
    ];

    /// The place in [`Room::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A card of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// A suspect's card.
    Suspect(Suspect),
    /// A weapon's card.
    Weapon(Weapon),
    /// A room's card.
    Room(Room),
}

impl Card {
    /// How many cards there are in all editions together.
    pub const COUNT: usize = Suspect::ALL.len() + Weapon::ALL.len() + Room::ALL.len();

    /// All cards of all editions in a fixed order: suspects, weapons, rooms.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        let suspects = Suspect::ALL.into_iter().map(Self::Suspect);
        let weapons = Weapon::ALL.into_iter().map(Self::Weapon);
        let rooms = Room::ALL.into_iter().map(Self::Room);
        suspects.chain(weapons).chain(rooms)
    }

    /// The place in [`Card::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Suspect(suspect) => suspect.index(),
            Self::Weapon(weapon) => Suspect::ALL.len() + weapon.index(),
            Self::Room(room) => Suspect::ALL.len() + Weapon::ALL.len() + room.index(),
        }
    }
}

/// A set of cards, as a bit for each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// Puts a card in.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The cards that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards that are in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in the fixed order of [`Card::all`].
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        Card::all().filter(move |&card| self.contains(card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl std::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_place_of_its_own_in_a_fixed_order() {
        let indices: Vec<_> = Card::all().map(Card::index).collect();
        assert_eq!(indices, (0..Card::COUNT).collect::<Vec<_>>());
        assert_eq!(Card::all().collect::<CardSet>().len(), 28);
    }

    #[test]
    fn a_set_keeps_what_was_put_in_and_not_taken_out() {
        let rope = Card::Weapon(Weapon::Rope);
        let hall = Card::Room(Room::Hall);
        let mut set = CardSet::from_iter([hall, rope]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [rope, hall]);
        set.remove(rope);
        assert!(!set.contains(rope) && set.contains(hall));
        assert_eq!(set.and(CardSet::from_iter([rope])), CardSet::EMPTY);
    }
}
