//! Of many rows only those that changed are told.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// What is new of rows in the order of their keys: whoever keeps them puts these in the place of those with the same
/// keys.
#[derive(Debug, Serialize, Tsify)]
pub struct News<R, K> {
    /// These are all rows: what was kept is of another session.
    afresh: bool,
    /// New ones, and those that are not as they were.
    rows: Vec<R>,
    /// The keys of those that are gone.
    gone: Vec<K>,
}

/// What rows were made from when they were told last.
#[derive(Debug)]
pub(crate) struct Told<S>(Option<Vec<S>>);

impl<S> Default for Told<S> {
    fn default() -> Self {
        Self(None)
    }
}

impl<S> Told<S> {
    /// Takes over how things are, in the order of their keys, and tells what is not as it was; none if all is.
    pub fn take<R, K: Ord>(
        &mut self,
        now: Vec<S>,
        key: impl Fn(&S) -> K,
        is_same: impl Fn(&S, &S) -> bool,
        row: impl Fn(&S) -> R,
    ) -> Option<News<R, K>> {
        let afresh = self.0.is_none();
        let before = self.0.replace(now).unwrap_or_default();
        let now = self.0.as_deref().unwrap_or_default();
        let mut news = News {
            afresh,
            rows: Vec::new(),
            gone: Vec::new(),
        };
        let mut old = before.iter().peekable();
        for new in now {
            let key_now = key(new);
            while let Some(gone) = old.next_if(|old| key(old) < key_now) {
                news.gone.push(key(gone));
            }
            let known = old.next_if(|old| key(old) == key_now);
            if known.is_none_or(|old| !is_same(old, new)) {
                news.rows.push(row(new));
            }
        }
        news.gone.extend(old.map(key));
        (afresh || !news.rows.is_empty() || !news.gone.is_empty()).then_some(news)
    }
}
