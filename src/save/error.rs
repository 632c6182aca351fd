//! Why a saved game can't be read.

use crate::engine::refusal::{ReplayError, SetupError};
use crate::engine::seat::Seat;
use crate::notation::NotationError;
use crate::player_name::NameError;

/// What keeps a text from being a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// It is no save of this program.
    NotOurs,
    /// A later version of the program wrote it.
    FutureVersion(u32),
    /// It says it is a save, but something is missing or of the wrong kind.
    Damaged,
    /// It is not what was written: a part of it was changed.
    Checksum,
    /// It does not name a rulebook that we have.
    UnknownRules,
    /// One of its characters, counted from 0, is none.
    UnknownCharacter(usize),
    /// No rulebook seats such a table.
    Setup(SetupError),
    /// There is not exactly one name for each seat.
    NameCount,
    /// One of the names, counted from 0, is none.
    Name(usize, NameError),
    /// Its title can't be one.
    Title,
    /// What it says of how far it has come makes no sense, or is not so.
    Progress,
    /// The hidden part can't be unpacked.
    Packing,
    /// The hidden part is not in our notation. Bytes are counted in the unpacked text.
    Notation(NotationError),
    /// A draft belongs to a seat that this table does not have.
    DraftOf(Seat),
    /// The game contradicts itself.
    Contradicts(ReplayError),
}
