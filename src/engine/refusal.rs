//! Why something could not be done. Reasons, no words.

use super::card::Suspect;
use super::clause::Clause;

/// An action is against a rule. The state stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal(pub Clause);

/// A table can't be set like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// This rulebook needs more players.
    TooFewPlayers {
        /// At least so many.
        fewest: usize,
    },
    /// This rulebook allows fewer players.
    TooManyPlayers {
        /// At most so many.
        most: usize,
    },
    /// Two players took the same character.
    SameCharacter(Suspect),
    /// By this rulebook everybody takes the nearest character, so that the seats follow the start
    /// squares; this one is out of order.
    OutOfOrder(Suspect),
}

/// A recorded game contradicts itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// Which event, from 0; the number of events where they stop too early.
    pub event: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What can be wrong with a recorded event. Only what no rule fix changes is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The table has no such seat.
    NoSuchSeat,
    /// It can't happen at this point.
    OutOfPlace,
    /// A card is missing, or in two places.
    CardsNotConserved,
    /// A card was shown that its player does not hold, or a player said something untrue of his hand.
    NotHeld,
    /// The game chose a card that it would not choose.
    NotChosen,
    /// A card was shown that was not named.
    NotNamed,
    /// Turns or answers do not go clockwise.
    SeatOrder,
    /// The envelope does not hold what it held.
    EnvelopeChanged,
    /// It stops in the middle of something.
    Unfinished,
}
