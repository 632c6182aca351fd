//! What can be wrong with saving, as far as a player needs to know.

use crate::storage::{KeepError, StoreError};

/// What is wrong with saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser allows none.
    Denied,
    /// There is no room left.
    Full,
    /// There is no room left, and another game would take the place of one that could not be saved.
    Stuck,
    /// Another tab has played on.
    OtherTab,
    /// Another tab has deleted the game.
    Deleted,
}

impl Trouble {
    /// Whether another tab has the game, so that nothing is done to it here.
    #[must_use]
    pub const fn is_elsewhere(self) -> bool {
        matches!(self, Self::OtherTab | Self::Deleted)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Full => Self::Full,
            StoreError::Denied | StoreError::Unreadable => Self::Denied,
        }
    }
}

impl From<KeepError> for Trouble {
    fn from(error: KeepError) -> Self {
        match error {
            KeepError::Store(error) => error.into(),
            KeepError::ChangedElsewhere => Self::OtherTab,
            KeepError::DeletedElsewhere => Self::Deleted,
        }
    }
}
