//! Where the game stands and what it waits for. Public: a phase holds nothing secret.

use super::board::Interior;
use super::dice::Roll;
use super::seat::{BySeat, Seat, SeatSet};
use super::side::SidePlace;
use super::theory::Theory;

/// Where the game stands, with everything that belongs to it there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The players roll for something, one after another.
    Opening(Opening),
    /// A player's turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// How far it has come.
        stage: Stage,
    },
    /// A suggestion waits for its answer.
    Answering {
        /// Who suggested.
        asker: Seat,
        /// What was suggested.
        theory: Theory,
        /// Who must show one of the named cards.
        by: Seat,
    },
    /// The asker looks at the card that was shown.
    Looking {
        /// Who looks.
        asker: Seat,
        /// Who showed it.
        by: Seat,
        /// What had been suggested.
        theory: Theory,
    },
    /// The asker looks at a side card.
    Peeking {
        /// Who looks.
        asker: Seat,
        /// In which place.
        place: SidePlace,
    },
    /// The accuser looks into the envelope.
    Verdict {
        /// Who looks.
        accuser: Seat,
    },
    /// The game is over.
    Over(Outcome),
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nothing has been done yet.
    Fresh,
    /// The dice were thrown, and places are offered.
    Rolled(Roll),
    /// The pawn has moved, stayed, or could not move.
    Moved {
        /// The room that was entered in this turn, or the centre, if one was.
        entered: Option<Interior>,
    },
    /// A suggestion was made and is dealt with.
    Suggested {
        /// Whether a card was shown.
        answered: bool,
    },
    /// A side card was looked at after that: the last act of the turn.
    Peeked,
}

/// What an opening roll is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningFor {
    /// The highest roller deals.
    Dealer,
    /// The highest roller has the first turn.
    FirstTurn,
}

/// The players roll one after another; those who tie for the highest roll again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// What it is about.
    pub purpose: OpeningFor,
    /// Who can still win it.
    pub contenders: SeatSet,
    /// What the contenders have rolled in this round.
    pub rolls: BySeat<Option<Roll>>,
}

impl Opening {
    /// Nobody has rolled yet.
    #[must_use]
    pub fn new<T>(purpose: OpeningFor, table: &BySeat<T>) -> Self {
        Self { purpose, contenders: table.seats().collect(), rolls: table.map(|_, _| None) }
    }

    /// Who rolls next: the contenders in order, or nobody when all have rolled.
    #[must_use]
    pub fn next(&self) -> Option<Seat> {
        self.contenders.iter().find(|&seat| self.rolls[seat].is_none())
    }

    /// Who has rolled highest so far; more than one where they tie.
    #[must_use]
    pub fn highest(&self) -> SeatSet {
        let rolled = |seat: Seat| self.rolls[seat].map(Roll::total);
        let most = self.contenders.iter().filter_map(rolled).max();
        self.contenders.iter().filter(|&seat| most.is_some() && rolled(seat) == most).collect()
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A right accusation.
    Solved {
        /// Who made it.
        by: Seat,
    },
    /// All others accused wrongly, and by this rulebook the last one has won.
    LastLeft {
        /// The winner.
        winner: Seat,
    },
    /// Everybody accused wrongly.
    Unsolved,
}
