//! Where the objects of a batch are: files, what a cloud stores, or memory. A seam: nothing in here reads or writes anything
//! itself, and nothing that plans, asks or merges knows which it is.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use nearpoint_message::Message;

/// What a store could not do.
#[derive(Debug, Clone)]
pub struct StoreError(pub Message);

/// Objects by name; names are paths with `/` between their parts. Many programs may use one store at once.
pub trait Store: Sync {
    /// The whole object; none: there is none of this name.
    ///
    /// # Errors
    /// If it is not known whether there is one, or it cannot be read.
    fn get(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError>;

    /// Several objects, in the order of their names. A store that is far away asks for all of them at once.
    ///
    /// # Errors
    /// If one of them cannot be read.
    fn get_all(&self, names: &[String]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        names.iter().map(|name| self.get(name)).collect()
    }

    /// Puts an object there, in the place of what was there. Others see it whole or not at all.
    ///
    /// # Errors
    /// If that fails; then it is as it was.
    fn put(&self, name: &str, object: &[u8]) -> Result<(), StoreError>;

    /// Puts an object there that is called by what is in it, or by what it answers. If it is there it is not written again;
    /// what is there in its place, and so is damaged, is replaced.
    ///
    /// # Errors
    /// As those of [`Store::put`].
    fn keep(&self, name: &str, object: &[u8]) -> Result<(), StoreError> {
        match self.get(name)? {
            Some(found) if found == object => Ok(()),
            _ => self.put(name, object),
        }
    }

    /// Keeps several objects. A store that is far away puts all of them at once.
    ///
    /// # Errors
    /// If one of them cannot be kept; others may be.
    fn keep_all(&self, objects: &[(String, Vec<u8>)]) -> Result<(), StoreError> {
        let mut each = objects.iter();
        each.try_for_each(|(name, object)| self.keep(name, object))
    }

    /// The names of the objects whose names begin with `folder` and a `/`, in any order.
    ///
    /// # Errors
    /// If they cannot be listed.
    fn list(&self, folder: &str) -> Result<Vec<String>, StoreError>;
}

/// So many objects are asked for or put at once.
pub(crate) const AT_ONCE: usize = 32;

/// Objects one after the other, in the order of their names, of which only some are in memory.
pub(crate) fn each<'a>(
    store: &'a dyn Store,
    names: &'a [String],
) -> impl Iterator<Item = Result<Option<Vec<u8>>, StoreError>> + 'a {
    names.chunks(AT_ONCE).flat_map(|names| {
        // An error is told once, and then what is asked for ends.
        let (found, error) = match store.get_all(names) {
            Ok(found) => (found, None),
            Err(error) => (Vec::new(), Some(error)),
        };
        found.into_iter().map(Ok).chain(error.map(Err))
    })
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
