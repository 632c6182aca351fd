//! What outlives a visit: games, whether they can be read or not, the table set last, and the
//! settings.
//!
//! A [`Store`] keeps texts under [`Key`]s: the browser's own, or memory where that is denied and in
//! tests. On top of it stand the [`Shelf`] for games and the [`Settings`]. Nothing here knows what a
//! game is; that is the business of [`crate::save`].

#[cfg(target_arch = "wasm32")]
mod browser;
mod key;
mod memory;
mod settings;
mod shelf;

#[cfg(target_arch = "wasm32")]
pub use browser::Browser;
pub use key::{GameId, Key};
pub use memory::Memory;
pub use settings::Settings;
pub use shelf::{DELETED_KEPT, Entry, Found, KeepError, Listing, Shelf, Standing};

/// Keeps texts under keys.
pub trait Store {
    /// The text under a key, if there is one.
    ///
    /// # Errors
    /// If the store can't be read.
    fn get(&self, key: Key) -> Result<Option<String>, StoreError>;

    /// Puts a text under a key, in place of what was there.
    ///
    /// # Errors
    /// If the text can't be kept; what was there is still there.
    fn set(&self, key: Key, text: &str) -> Result<(), StoreError>;

    /// Takes away what is under a key.
    ///
    /// # Errors
    /// If the store can't be changed.
    fn remove(&self, key: Key) -> Result<(), StoreError>;

    /// The keys under which there is a text, in no order. A key of this tab alone may be left out.
    ///
    /// # Errors
    /// If the store can't be read.
    fn keys(&self) -> Result<Vec<Key>, StoreError>;
}

/// Why a store does not do what it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser does not let us keep anything.
    Denied,
    /// There is no room.
    Full,
    /// It is there but can't be read.
    Unreadable,
}

impl<S: Store + ?Sized> Store for Box<S> {
    fn get(&self, key: Key) -> Result<Option<String>, StoreError> {
        (**self).get(key)
    }

    fn set(&self, key: Key, text: &str) -> Result<(), StoreError> {
        (**self).set(key, text)
    }

    fn remove(&self, key: Key) -> Result<(), StoreError> {
        (**self).remove(key)
    }

    fn keys(&self) -> Result<Vec<Key>, StoreError> {
        (**self).keys()
    }
}

/// The store of this device; where it is denied, memory, and why.
#[must_use]
pub fn open() -> (Box<dyn Store>, Option<StoreError>) {
    #[cfg(target_arch = "wasm32")]
    {
        match Browser::open() {
            Ok(browser) => (Box::new(browser), None),
            Err(error) => (Box::<Memory>::default(), Some(error)),
        }
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        (Box::<Memory>::default(), None)
    }
}
