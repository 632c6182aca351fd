//! The browser's own store: one for all tabs of the site, and a small one for each tab.

use gloo_storage::{LocalStorage, SessionStorage, Storage as _};
use web_sys::Window;

use super::{Key, Store, StoreError};

/// Keeps texts in the browser.
///
/// Access can be withdrawn at any time, so that every call asks for it anew.
#[derive(Clone, Copy, Debug)]
pub struct Browser {
    _opened: (),
}

impl Browser {
    /// The browser's store.
    ///
    /// # Errors
    /// If the browser does not give it to us.
    pub fn open() -> Result<Self, StoreError> {
        shared()?;
        Ok(Self { _opened: () })
    }
}

/// The store that all tabs share. Gloo panics where storage is blocked, so that the door is tried
/// before.
fn shared() -> Result<web_sys::Storage, StoreError> {
    let is_open = |window: Window| matches!(window.local_storage(), Ok(Some(_)));
    if web_sys::window().is_some_and(is_open) {
        Ok(LocalStorage::raw())
    } else {
        Err(StoreError::Denied)
    }
}

/// This tab's own store.
fn own() -> Result<web_sys::Storage, StoreError> {
    let is_open = |window: Window| matches!(window.session_storage(), Ok(Some(_)));
    if web_sys::window().is_some_and(is_open) {
        Ok(SessionStorage::raw())
    } else {
        Err(StoreError::Denied)
    }
}

/// The store where this is kept.
fn raw(key: Key) -> Result<web_sys::Storage, StoreError> {
    match key {
        Key::Open => own(),
        Key::Game(_) | Key::Deleted | Key::Form | Key::Settings => shared(),
    }
}

impl Store for Browser {
    fn get(&self, key: Key) -> Result<Option<String>, StoreError> {
        raw(key)?.get_item(&key.to_string()).map_err(|_| StoreError::Unreadable)
    }

    fn set(&self, key: Key, text: &str) -> Result<(), StoreError> {
        // Once the store is there, want of room is the only reason it has to refuse a text.
        raw(key)?.set_item(&key.to_string(), text).map_err(|_| StoreError::Full)
    }

    fn remove(&self, key: Key) -> Result<(), StoreError> {
        raw(key)?.remove_item(&key.to_string()).map_err(|_| StoreError::Denied)
    }

    fn keys(&self) -> Result<Vec<Key>, StoreError> {
        let store = shared()?;
        let count = store.length().map_err(|_| StoreError::Unreadable)?;
        let names = (0..count).filter_map(|place| store.key(place).ok().flatten());
        Ok(names.filter_map(|name| Key::named(&name)).collect())
    }
}
