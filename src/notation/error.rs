//! Why a text is not in our notation.

/// Where a text stops making sense, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The byte at which it does, from 0.
    pub at: usize,
    /// Why.
    pub reason: Reason,
}

/// What is wrong at a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The text ends in the middle of something.
    EndsTooEarly,
    /// No token begins with this letter.
    NoToken,
    /// Not a seat.
    NoSeat,
    /// Not a suspect.
    NoSuspect,
    /// Not a weapon.
    NoWeapon,
    /// Not a room.
    NoRoom,
    /// Not a card.
    NoCard,
    /// Not a corridor square of this board.
    NoSquare,
    /// Not what a die can show.
    NoDie,
    /// Not a way in which a game ends.
    NoOutcome,
    /// Not a number, or one too large to be true.
    NoNumber,
    /// Not what must stand here to part two things.
    NoMark,
    /// A card that is already in this list.
    RepeatedCard,
    /// A seat that is already in this list.
    RepeatedSeat,
    /// More hands than a table has seats.
    TooManyHands,
    /// It speaks of the player whose turn it is, and it is nobody's.
    NobodyOnTurn,
    /// It speaks of the player who was asked, and nobody was.
    NobodyAsked,
    /// It speaks of the deal, and there was none.
    NotDealt,
}
