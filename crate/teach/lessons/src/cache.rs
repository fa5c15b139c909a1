//! Caches expensive results between visits, as bytes by name.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A cache that the caller provides to a lesson. The lesson looks results up before it computes them, and the caller stores
/// the new entries.
#[derive(Debug, Default)]
pub struct Cache(Mutex<CacheEntries>);

#[derive(Debug, Default)]
struct CacheEntries {
    all: BTreeMap<String, Vec<u8>>,
    new: Vec<String>,
}

impl Cache {
    /// Adds an entry that an earlier visit stored.
    pub fn insert(&self, name: String, bytes: Vec<u8>) {
        self.lock().all.insert(name, bytes);
    }

    /// Returns the entries computed since the last call.
    pub fn drain_new(&self) -> Vec<(String, Vec<u8>)> {
        let mut kept = self.lock();
        let new = std::mem::take(&mut kept.new);
        let bytes = |name: String| Some((name.clone(), kept.all.get(&name)?.clone()));
        new.into_iter().filter_map(bytes).collect()
    }

    /// Returns what `read` decodes from the bytes of that name, if they exist and are valid. Otherwise returns the result of
    /// `make`, and stores the bytes that `write` encodes.
    pub(crate) fn get_or_insert_with<T, E>(
        &self,
        name: String,
        read: impl FnOnce(&[u8]) -> Option<T>,
        make: impl FnOnce() -> Result<T, E>,
        write: impl FnOnce(&T) -> Vec<u8>,
    ) -> Result<T, E> {
        let found = self.lock().all.get(&name).and_then(|bytes| read(bytes));
        if let Some(found) = found {
            return Ok(found);
        }
        let made = make()?;
        let mut kept = self.lock();
        kept.all.insert(name.clone(), write(&made));
        kept.new.push(name);
        Ok(made)
    }

    /// Locks the entries, also after a panic: a panic while they were locked left whole entries.
    fn lock(&self) -> MutexGuard<'_, CacheEntries> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(cache: &Cache, made: u8) -> u8 {
        let read = |bytes: &[u8]| (bytes.len() == 1).then(|| bytes[0]);
        let make = || Ok::<u8, ()>(made);
        cache
            .get_or_insert_with("n".to_owned(), read, make, |&n| vec![n])
            .unwrap_or_default()
    }

    #[test]
    fn new_entry_is_drained_once_and_found_again() {
        let cache = Cache::default();
        assert_eq!(find(&cache, 7), 7);
        assert_eq!(cache.drain_new(), [("n".to_owned(), vec![7])]);
        assert_eq!(find(&cache, 8), 7);
        assert_eq!(cache.drain_new(), []);
    }

    #[test]
    fn unreadable_entry_is_computed_again() {
        let cache = Cache::default();
        cache.insert("n".to_owned(), vec![1, 2]);
        assert_eq!(find(&cache, 8), 8);
        assert_eq!(cache.drain_new(), [("n".to_owned(), vec![8])]);
    }
}
