//! A player's own note sheet: a mark for each card. Private to the seat.

use crate::engine::card::{Card, CardSet};

/// What a player noted about a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    #[default]
    None,
    /// A tick.
    Tick,
    /// A question mark.
    Question,
}

impl Mark {
    /// What a tap makes of it: nothing, tick, question mark, nothing.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::None => Self::Tick,
            Self::Tick => Self::Question,
            Self::Question => Self::None,
        }
    }
}

/// A mark for each card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    ticks: CardSet,
    questions: CardSet,
}

impl Notes {
    /// What is noted about a card.
    #[must_use]
    pub const fn mark(&self, card: Card) -> Mark {
        if self.ticks.contains(card) {
            Mark::Tick
        } else if self.questions.contains(card) {
            Mark::Question
        } else {
            Mark::None
        }
    }

    /// Notes something about a card, in place of what was noted before.
    pub fn set(&mut self, card: Card, mark: Mark) {
        self.ticks.remove(card);
        self.questions.remove(card);
        match mark {
            Mark::None => {}
            Mark::Tick => self.ticks.insert(card),
            Mark::Question => self.questions.insert(card),
        }
    }

    /// The cards with this mark.
    #[must_use]
    pub fn marked(&self, mark: Mark) -> CardSet {
        Card::all().filter(|&card| self.mark(card) == mark).collect()
    }
}
