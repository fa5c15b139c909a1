//! What took long to compute and is kept between visits, as bytes by name.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Lent to a lesson: it looks here before it computes, and whoever lent it keeps what is new.
#[derive(Debug, Default)]
pub struct Cache(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    all: BTreeMap<String, Vec<u8>>,
    new: Vec<String>,
}

impl Cache {
    /// Puts back what was kept.
    pub fn put(&self, name: String, bytes: Vec<u8>) {
        self.lock().all.insert(name, bytes);
    }

    /// What was computed since this was asked last.
    pub fn take_new(&self) -> Vec<(String, Vec<u8>)> {
        let mut kept = self.lock();
        let new = std::mem::take(&mut kept.new);
        let bytes = |name: String| Some((name.clone(), kept.all.get(&name)?.clone()));
        new.into_iter().filter_map(bytes).collect()
    }

    /// What `read` makes of the bytes of that name, if they are there and sound; else what `make` makes, which is kept
    /// as `write` says.
    pub(crate) fn find_or_make<T, E>(
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

    /// A panic while it was locked left whole entries.
    fn lock(&self) -> MutexGuard<'_, Kept> {
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
            .find_or_make("n".to_owned(), read, make, |&n| vec![n])
            .unwrap_or_default()
    }

    #[test]
    fn what_was_made_is_told_once_and_found_again() {
        let cache = Cache::default();
        assert_eq!(find(&cache, 7), 7);
        assert_eq!(cache.take_new(), [("n".to_owned(), vec![7])]);
        assert_eq!(find(&cache, 8), 7);
        assert_eq!(cache.take_new(), []);
    }

    #[test]
    fn what_cannot_be_read_is_made_anew() {
        let cache = Cache::default();
        cache.put("n".to_owned(), vec![1, 2]);
        assert_eq!(find(&cache, 8), 8);
        assert_eq!(cache.take_new(), [("n".to_owned(), vec![8])]);
    }
}
