//! Defines the storage of the objects of a batch: files, cloud storage or memory. Planning, running and merging use this
//! interface only, and this crate does no I/O.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use nearpoint_message::Message;

/// The message of a store's error.
#[derive(Debug, Clone)]
pub struct StoreError(pub Message);

/// A store of objects by name; names are paths with `/` between their parts. Many programs may use one store at once.
pub trait Store: Sync {
    /// Returns the whole object, or `None` if there is none of this name.
    ///
    /// # Errors
    /// If it cannot be read, or it is unknown whether it exists.
    fn get(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError>;

    /// Returns several objects, in the order of their names. A remote store requests all of them at once.
    ///
    /// # Errors
    /// If one of them cannot be read.
    fn get_all(&self, names: &[String]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        names.iter().map(|name| self.get(name)).collect()
    }

    /// Writes an object, in place of any earlier one. Other processes see all of it or nothing.
    ///
    /// # Errors
    /// If that fails; then nothing changes.
    fn put(&self, name: &str, object: &[u8]) -> Result<(), StoreError>;

    /// Writes an object that is named by its content or by its query. An equal object is not written again; a different
    /// one in its place is damaged, and is replaced.
    ///
    /// # Errors
    /// In the cases of [`Store::put`].
    fn put_if_absent(&self, name: &str, object: &[u8]) -> Result<(), StoreError> {
        match self.get(name)? {
            Some(found) if found == object => Ok(()),
            _ => self.put(name, object),
        }
    }

    /// Writes several objects. A remote store writes all of them at once.
    ///
    /// # Errors
    /// If one of them cannot be written; others may have been written.
    fn put_all_if_absent(&self, objects: &[(String, Vec<u8>)]) -> Result<(), StoreError> {
        let mut each = objects.iter();
        each.try_for_each(|(name, object)| self.put_if_absent(name, object))
    }

    /// Returns the names of the objects whose names begin with `folder` and a `/`, in any order.
    ///
    /// # Errors
    /// If they cannot be listed.
    fn list(&self, folder: &str) -> Result<Vec<String>, StoreError>;
}

/// The number of objects that are read or written at once.
pub(crate) const CHUNK_SIZE: usize = 32;

/// Returns objects one after the other, in the order of their names, with only some of them in memory.
pub(crate) fn get_each<'a>(
    store: &'a dyn Store,
    names: &'a [String],
) -> impl Iterator<Item = Result<Option<Vec<u8>>, StoreError>> + 'a {
    names.chunks(CHUNK_SIZE).flat_map(|names| {
        // The iterator returns an error once and then ends.
        let (found, error) = match store.get_all(names) {
            Ok(found) => (found, None),
            Err(error) => (Vec::new(), Some(error)),
        };
        found.into_iter().map(Ok).chain(error.map(Err))
    })
}

/// A store in memory, for batches within one program and for tests.
#[derive(Debug, Default)]
pub struct MemoryStore(Mutex<BTreeMap<String, Vec<u8>>>);

impl MemoryStore {
    /// Returns the stored objects, to inspect and to change them.
    pub fn objects(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for MemoryStore {
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
