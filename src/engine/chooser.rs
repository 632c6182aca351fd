//! Who chooses the card that a player shows: he himself, or the game for him.

use super::card::{Card, CardSet};
use super::dice::Stream;
use super::seat::{BySeat, Seat};

/// Who chooses the card that a player shows. Everybody is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chooser {
    /// The player himself.
    #[default]
    Player,
    /// The game: the device is not passed to him for an answer.
    Game,
}

impl Chooser {
    /// The one who does not choose now.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Player => Self::Game,
            Self::Game => Self::Player,
        }
    }
}

/// Which cards each player has shown to whom. Secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showings(BySeat<BySeat<CardSet>>);

impl Showings {
    /// Nobody at this table has shown a card.
    #[must_use]
    pub fn none<T>(table: &BySeat<T>) -> Self {
        Self(table.map(|_, _| table.map(|_, _| CardSet::EMPTY)))
    }

    /// A card was shown. Both seats must be of this table.
    pub fn add(&mut self, by: Seat, to: Seat, card: Card) {
        self.0[by][to].insert(card);
    }

    /// What the game may show of the cards that match: those that this asker has seen before from
    /// this player, so that he learns nothing more; if there are none, any.
    #[must_use]
    pub fn to_choose_from(&self, by: Seat, to: Seat, matching: CardSet) -> CardSet {
        let known = self.0[by][to].and(matching);
        if known.is_empty() { matching } else { known }
    }

    /// The card that the game shows of those that match, each equally likely where there is a
    /// choice; `None` if none matches.
    pub fn choose(
        &self,
        by: Seat,
        to: Seat,
        matching: CardSet,
        answers: &mut Stream,
    ) -> Option<Card> {
        let cards: Vec<Card> = self.to_choose_from(by, to, matching).iter().collect();
        answers.pick(&cards)
    }
}
