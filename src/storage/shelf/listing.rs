//! All games in order, each in short.

use super::deleted::noted;
use super::{GameId, Key, Shelf, Store, StoreError};
use crate::save::{LoadError, Progress, Summary, Time, fingerprint};

/// All games of this device. Nothing of it is private.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// Those that go on, the one played last first.
    pub running: Vec<Entry<Summary>>,
    /// Those that are over, the one played last first.
    pub finished: Vec<Entry<Summary>>,
    /// Those that can't be read, and why.
    pub unreadable: Vec<Entry<LoadError>>,
    /// Those that were deleted and can come back, the last one first.
    pub deleted: Vec<Entry<Result<Summary, LoadError>>>,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<T> {
    /// Which game.
    pub id: GameId,
    /// What is known of it.
    pub about: T,
}

impl Listing {
    /// Adds a game where it belongs.
    pub fn add(&mut self, id: GameId, about: Summary) {
        let place =
            |entry: &Entry<Summary>| -> (Option<Time>, GameId) { (entry.about.played, entry.id) };
        let games = match about.progress {
            Progress::Turn(_) => &mut self.running,
            Progress::Over(_) => &mut self.finished,
        };
        let entry = Entry { id, about };
        let at = games.iter().position(|other| place(other) < place(&entry));
        games.insert(at.unwrap_or(games.len()), entry);
    }

    fn add_unreadable(&mut self, id: GameId, about: LoadError) {
        let at = self.unreadable.iter().position(|other| other.id > id);
        self.unreadable.insert(at.unwrap_or(self.unreadable.len()), Entry { id, about });
    }
}

impl<S: Store> Shelf<S> {
    /// All games. Only what they say openly is read, and whether they could be opened when it was tried.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn list(&self) -> Result<Listing, StoreError> {
        let deleted = noted(&self.store)?;
        let mut listing = Listing::default();
        for key in self.store.keys()? {
            let Key::Game(id) = key else { continue };
            if deleted.contains(&id) {
                continue;
            }
            match self.summary(id)? {
                Some(Ok(about)) => listing.add(id, about),
                Some(Err(reason)) => listing.add_unreadable(id, reason),
                None => {}
            }
        }
        for id in deleted.into_iter().rev() {
            if let Some(about) = self.summary(id)? {
                listing.deleted.push(Entry { id, about });
            }
        }
        Ok(listing)
    }

    fn summary(&self, id: GameId) -> Result<Option<Result<Summary, LoadError>>, StoreError> {
        let Some(text) = self.store.get(Key::Game(id))? else { return Ok(None) };
        let known = self.refused.iter().rfind(|save| save.id == id);
        let known = known.filter(|save| save.seen == fingerprint(text.as_bytes()));
        Ok(Some(known.map_or_else(|| Summary::read(&text), |save| Err(save.reason))))
    }
}
