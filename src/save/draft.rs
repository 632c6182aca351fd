//! A suggestion or accusation that is still being put together. Private to its maker.

use crate::engine::card::{Room, Suspect, Weapon};
use crate::engine::seat::Seat;
use crate::engine::theory::Theory;

/// What a draft is to become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftKind {
    /// A suggestion.
    Suggestion,
    /// An accusation.
    Accusation,
}

/// As much of a suggestion or accusation as has been chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Whose it is.
    pub seat: Seat,
    /// What it is to become.
    pub kind: DraftKind,
    /// Who, if chosen.
    pub suspect: Option<Suspect>,
    /// With what, if chosen.
    pub weapon: Option<Weapon>,
    /// Where, if chosen.
    pub room: Option<Room>,
}

impl Draft {
    /// A draft with nothing chosen yet.
    #[must_use]
    pub const fn empty(seat: Seat, kind: DraftKind) -> Self {
        Self { seat, kind, suspect: None, weapon: None, room: None }
    }

    /// The theory, once all three are chosen.
    #[must_use]
    pub fn theory(&self) -> Option<Theory> {
        Some(Theory { suspect: self.suspect?, weapon: self.weapon?, room: self.room? })
    }
}
