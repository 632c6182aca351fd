//! What a player may try to do. Whether it is allowed is decided in [`super::permit`].

use super::board::{Link, Place};
use super::card::{Card, Room};
use super::chooser::Chooser;
use super::side::SidePlace;
use super::theory::Theory;

/// Something a player does at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Throws the dice: for the first turn, for the dealer, or to move.
    Roll,
    /// Walks to a place that the roll leads to.
    Move(Place),
    /// Remains in the room, or the centre, after rolling.
    Stay,
    /// Takes the secret passage or the direct door to this room instead of rolling.
    Take(Link, Room),
    /// Suggests, in the room where the own pawn stands.
    Suggest(Theory),
    /// Accuses, and then looks into the envelope.
    Accuse(Theory),
    /// Answers a suggestion with this card.
    Show(Card),
    /// Says who chooses, from now on, which card he shows.
    LetChoose(Chooser),
    /// Puts away what only the looker sees: a shown card, a side card, or the envelope.
    CloseLook,
    /// Looks at the side card in this place.
    Peek(SidePlace),
    /// Ends the turn.
    EndTurn,
}
