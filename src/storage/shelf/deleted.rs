//! Games that were deleted. A deleted game stays where it is and is noted as deleted, so that there
//! is a way back without anything having been moved. The last few are kept so, while there is room.

use super::{GameId, Key, Shelf, Store, StoreError};
use crate::save::SavedGame;

/// How many deleted games are kept at most. What falls off is gone.
pub const DELETED_KEPT: usize = 5;

impl<S: Store> Shelf<S> {
    /// Deletes a game, whether it can be read or not.
    ///
    /// # Errors
    /// If the store can't note it; then the game is still there.
    pub fn delete(&mut self, id: GameId) -> Result<(), StoreError> {
        let mut deleted = noted(&self.store)?;
        deleted.retain(|&other| other != id);
        deleted.push(id);
        // What falls off goes first: in a full store that makes the room for the note.
        let many = deleted.len().saturating_sub(DELETED_KEPT);
        for oldest in deleted.drain(..many) {
            self.store.remove(Key::Game(oldest))?;
        }
        note(&self.store, &deleted)?;
        if self.open_game() == Some(id) {
            self.close();
        }
        Ok(())
    }

    /// Brings a deleted game back.
    ///
    /// # Errors
    /// If the store can't note it; then the game is still among the deleted ones.
    pub fn restore(&self, id: GameId) -> Result<(), StoreError> {
        let mut deleted = noted(&self.store)?;
        deleted.retain(|&other| other != id);
        note(&self.store, &deleted)
    }

    /// Brings the open game back after it was deleted elsewhere.
    ///
    /// # Errors
    /// If the store can't do it.
    pub fn bring_back(&mut self, saved: &mut SavedGame) -> Result<(), StoreError> {
        let Some(id) = self.open_game() else { return Ok(()) };
        self.restore(id)?;
        if self.store.get(Key::Game(id))?.is_none() { self.put(saved) } else { Ok(()) }
    }

    /// The note always takes the same room, and takes it before the first game does: in a store that
    /// is full, games can still be deleted.
    pub(super) fn reserve(&self) {
        if self.store.get(Key::Deleted) == Ok(None) {
            // Where there is no room even for it, deleting says so.
            let _ = note(&self.store, &[]);
        }
    }
}

/// The deleted games, the last one last.
pub(super) fn noted(store: &impl Store) -> Result<Vec<GameId>, StoreError> {
    let names = store.get(Key::Deleted)?.unwrap_or_default();
    Ok(names.split_whitespace().filter_map(GameId::named).collect())
}

fn note(store: &impl Store, deleted: &[GameId]) -> Result<(), StoreError> {
    let mut text = String::new();
    for id in deleted {
        text.push_str(&id.to_string());
        text.push(' ');
    }
    let width = DELETED_KEPT * (GameId::LONGEST + 1);
    text.extend(std::iter::repeat_n(' ', width.saturating_sub(text.len())));
    store.set(Key::Deleted, &text)
}

/// Gives up the game that was deleted first, where a game that is played needs the room; whether
/// there was one.
pub(super) fn make_room(store: &impl Store) -> bool {
    let Ok(mut deleted) = noted(store) else { return false };
    if deleted.is_empty() {
        return false;
    }
    let oldest = deleted.remove(0);
    store.remove(Key::Game(oldest)).is_ok() && note(store, &deleted).is_ok()
}
