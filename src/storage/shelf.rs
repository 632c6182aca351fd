//! The games of this device, and the one of them that is open.
//!
//! Each game lies under a key of its own and is written there alone: a save that can't be read is
//! never written over, and two tabs may play two games at once. Of one game, a tab writes only over
//! what it put or found there itself.

mod deleted;
mod listing;
#[cfg(test)]
mod tests;

pub use deleted::DELETED_KEPT;
pub use listing::{Entry, Listing};

use super::{GameId, Key, Store, StoreError};
use crate::save::{LoadError, SavedGame, Title, fingerprint, read, write};
use deleted::{make_room, noted};

/// Where games are kept, and which one is open.
#[derive(Debug)]
pub struct Shelf<S> {
    store: S,
    open: Option<Open>,
    /// Games that say sensible things openly, and could not be opened.
    refused: Vec<RefusedSave>,
}

/// A save that could not be opened.
#[derive(Clone, Debug)]
struct RefusedSave {
    id: GameId,
    /// Its fingerprint: another save under this name may be a good one.
    seen: u64,
    reason: LoadError,
}

/// The open game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Open {
    id: GameId,
    /// The fingerprint of what we put or found there last; nothing for a game that was begun and
    /// could not be put there yet.
    seen: Option<u64>,
    /// Whether there is more than could be put there.
    is_behind: bool,
}

/// What lies under a game's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing, or a game that was deleted.
    Nothing,
    /// A game, which is open from now on.
    Game(Box<SavedGame>),
    /// A save that can't be read, and why.
    Unreadable(LoadError),
}

/// How the open game stands to what lies under its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// What we put or found there lies there.
    Ours,
    /// Something else was put there since, by another tab for instance.
    ChangedElsewhere,
    /// It was deleted since.
    DeletedElsewhere,
}

/// Why a game was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeepError {
    /// The store did not do it.
    Store(StoreError),
    /// What lies there is not what we put or found there. It was left as it is.
    ChangedElsewhere,
    /// It was deleted elsewhere, and stays so.
    DeletedElsewhere,
}

impl From<StoreError> for KeepError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl<S: Store> Shelf<S> {
    /// A shelf in this store, with no game open.
    #[must_use]
    pub const fn new(store: S) -> Self {
        Self { store, open: None, refused: Vec::new() }
    }

    /// The store.
    #[must_use]
    pub const fn store(&self) -> &S {
        &self.store
    }

    /// Which game is open.
    #[must_use]
    pub fn open_game(&self) -> Option<GameId> {
        self.open.map(|open| open.id)
    }

    /// Which game was open in this tab before the page was loaded anew.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn last_open(&self) -> Result<Option<GameId>, StoreError> {
        Ok(self.store.get(Key::Open)?.and_then(|name| GameId::named(&name)))
    }

    /// Opens a game, if there is one to be read. What lies on the shelf does not change; that it can't
    /// be read is remembered for [`Self::list`].
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn open(&mut self, id: GameId) -> Result<Found, StoreError> {
        let Some(text) = self.lying(id)? else { return Ok(Found::Nothing) };
        let seen = fingerprint(text.as_bytes());
        Ok(match read(&text) {
            Ok(saved) => {
                self.take_up(Open { id, seen: Some(seen), is_behind: false });
                Found::Game(Box::new(saved))
            }
            Err(reason) => Found::Unreadable(self.refuse(id, seen, reason)),
        })
    }

    /// Puts a new game on the shelf and opens it.
    ///
    /// # Errors
    /// If the store can't keep it; then it is open all the same, and [`Self::keep`] tries again.
    pub fn begin(&mut self, id: GameId, saved: &mut SavedGame) -> Result<(), StoreError> {
        self.take_up(Open { id, seen: None, is_behind: true });
        self.reserve();
        self.put(saved)
    }

    /// Puts the open game there in its present state.
    ///
    /// # Errors
    /// If the store can't keep it, or if something else was done to it since.
    pub fn keep(&mut self, saved: &mut SavedGame) -> Result<(), KeepError> {
        match self.standing()? {
            Standing::Ours => Ok(self.put(saved)?),
            Standing::ChangedElsewhere => Err(KeepError::ChangedElsewhere),
            Standing::DeletedElsewhere => Err(KeepError::DeletedElsewhere),
        }
    }

    /// Whether something was done to the open game elsewhere since we last looked or wrote.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn standing(&self) -> Result<Standing, StoreError> {
        let Some(Open { id, seen, .. }) = self.open else { return Ok(Standing::Ours) };
        let print = self.lying(id)?.map(|text| fingerprint(text.as_bytes()));
        Ok(match (seen, print) {
            (Some(_), None) => Standing::DeletedElsewhere,
            _ if seen == print => Standing::Ours,
            _ => Standing::ChangedElsewhere,
        })
    }

    /// Whether more was played in the open game than could be kept.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        self.open.is_some_and(|open| open.is_behind)
    }

    /// Whether the open game was never put on the shelf, so that no list can know of it.
    #[must_use]
    pub fn is_unlisted(&self) -> bool {
        self.open.is_some_and(|open| open.seen.is_none())
    }

    /// Closes the open game, which stays where it is.
    pub fn close(&mut self) {
        self.open = None;
        // Without it, the game that was played last is opened next time.
        let _ = self.store.remove(Key::Open);
    }

    /// Calls a game something else, or by its players again. One that can't be read has no title,
    /// and stays as it is.
    ///
    /// # Errors
    /// If the store can't keep it; then it is called as before.
    pub fn rename(&mut self, id: GameId, title: Option<Title>) -> Result<(), StoreError> {
        let Some(text) = self.lying(id)? else { return Ok(()) };
        match read(&text) {
            Ok(mut saved) => {
                saved.title = title;
                saved.revision = saved.revision.wrapping_add(1);
                self.store.set(Key::Game(id), &write(&saved))
            }
            Err(reason) => {
                self.refuse(id, fingerprint(text.as_bytes()), reason);
                Ok(())
            }
        }
    }

    /// Takes over another name that was given to the open game elsewhere, if nothing else was done to
    /// it; whether that is so.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn take_over_title(&mut self, saved: &mut SavedGame) -> Result<bool, StoreError> {
        let Some(open) = self.open else { return Ok(false) };
        let Some(text) = self.lying(open.id)? else { return Ok(false) };
        let Ok(mut there) = read(&text) else { return Ok(false) };
        let title = std::mem::replace(&mut there.title, saved.title.clone());
        let revision = std::mem::replace(&mut there.revision, saved.revision);
        if there != *saved {
            return Ok(false);
        }
        (saved.title, saved.revision) = (title, revision);
        self.open = Some(Open { seen: Some(fingerprint(text.as_bytes())), ..open });
        Ok(true)
    }

    /// Whether the open game lies nowhere any more, not even among the deleted ones.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn is_only_here(&self) -> Result<bool, StoreError> {
        let Some(open) = self.open else { return Ok(false) };
        Ok(open.seen.is_some() && self.store.get(Key::Game(open.id))?.is_none())
    }

    /// Remembers that a save could not be opened.
    fn refuse(&mut self, id: GameId, seen: u64, reason: LoadError) -> LoadError {
        self.refused.push(RefusedSave { id, seen, reason });
        reason
    }

    /// The text of a game that is there and not deleted.
    fn lying(&self, id: GameId) -> Result<Option<String>, StoreError> {
        if noted(&self.store)?.contains(&id) { Ok(None) } else { self.store.get(Key::Game(id)) }
    }

    fn take_up(&mut self, open: Open) {
        self.open = Some(open);
        // Without it, the game that was played last is opened after a reload.
        let _ = self.store.set(Key::Open, &open.id.to_string());
    }

    /// Counts the revision only when it was kept.
    fn put(&mut self, saved: &mut SavedGame) -> Result<(), StoreError> {
        let Some(open) = &mut self.open else { return Ok(()) };
        let before = saved.revision;
        saved.revision = before.wrapping_add(1);
        let text = write(saved);
        let key = Key::Game(open.id);
        let kept = loop {
            match self.store.set(key, &text) {
                Err(StoreError::Full) if make_room(&self.store) => {}
                kept => break kept,
            }
        };
        open.is_behind = kept.is_err();
        match kept {
            Ok(()) => open.seen = Some(fingerprint(text.as_bytes())),
            Err(_) => saved.revision = before,
        }
        kept
    }
}
