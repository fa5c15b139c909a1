//! Where the objects of a batch are: files, or memory. A seam: nothing in here reads or writes anything itself.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// What a store could not do; a sentence.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{0}")]
pub struct StoreError(pub String);

/// Objects by name; names are paths with `/` between their parts. Many programs may use one store at once.
pub trait Store: Sync {
    /// The whole object; none: there is none of this name.
    ///
    /// # Errors
    /// If it is not known whether there is one, or it cannot be read.
    fn get(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError>;

    /// Puts an object there, in the place of what was there. Others see it whole or not at all.
    ///
    /// # Errors
    /// If that fails; then it is as it was.
    fn put(&self, name: &str, object: &[u8]) -> Result<(), StoreError>;

    /// The names of the objects whose names begin with `folder` and a `/`, in any order.
    ///
    /// # Errors
    /// If they cannot be listed.
    fn list(&self, folder: &str) -> Result<Vec<String>, StoreError>;
}

/// A store in memory: for questions that are asked and answered in one program, and for tests.
#[derive(Debug, Default)]
pub struct Memory(Mutex<BTreeMap<String, Vec<u8>>>);

impl Memory {
    /// What is in there, to look at and to change.
    pub fn objects(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for Memory {
    fn get(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.objects().get(name).cloned())
    }

    fn put(&self, name: &str, object: &[u8]) -> Result<(), StoreError> {
        self.objects().insert(name.to_owned(), object.to_vec());
        Ok(())
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, StoreError> {
        let objects = self.objects();
        let names = objects
            .keys()
            .filter(|name| (name.strip_prefix(folder)).is_some_and(|rest| rest.starts_with('/')));
        Ok(names.cloned().collect())
    }
}
