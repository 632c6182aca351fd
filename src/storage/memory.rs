//! A store that lasts as long as the visit.

use std::cell::RefCell;

use super::{Key, Store, StoreError};

/// Keeps texts in memory.
#[derive(Debug, Default)]
pub struct Memory {
    texts: RefCell<Vec<(Key, String)>>,
}

impl Store for Memory {
    fn get(&self, key: Key) -> Result<Option<String>, StoreError> {
        let texts = self.texts.borrow();
        let kept = texts.iter().find(|(other, _)| *other == key);
        Ok(kept.map(|(_, text)| text.clone()))
    }

    fn set(&self, key: Key, text: &str) -> Result<(), StoreError> {
        self.remove(key)?;
        self.texts.borrow_mut().push((key, text.to_owned()));
        Ok(())
    }

    fn remove(&self, key: Key) -> Result<(), StoreError> {
        self.texts.borrow_mut().retain(|(other, _)| *other != key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<Key>, StoreError> {
        Ok(self.texts.borrow().iter().map(|(key, _)| *key).collect())
    }
}
