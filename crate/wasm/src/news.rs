//! Of many rows only those that changed are told.

use nearpoint_scene::{Keyed, Ordered};
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

/// What rows were made from when they were told last. It shares with what is now all that has not changed, so that what
/// is new is found at the cost of what is new.
#[derive(Debug)]
pub(crate) struct Told<S>(Option<Ordered<S>>);

impl<S> Default for Told<S> {
    fn default() -> Self {
        Self(None)
    }
}

impl<S: Keyed + Clone> Told<S> {
    /// Takes over how things are and tells what is not as it was; none if all is.
    pub fn take<R>(
        &mut self,
        now: &Ordered<S>,
        is_same: impl Fn(&S, &S) -> bool,
        row: impl Fn(&S) -> R,
    ) -> Option<News<R, S::Key>> {
        let afresh = self.0.is_none();
        let before = self.0.replace(now.clone()).unwrap_or_default();
        let mut news = News {
            afresh,
            rows: Vec::new(),
            gone: Vec::new(),
        };
        for change in now.since(&before) {
            match change {
                (Some(old), Some(new)) if is_same(old, new) => {}
                (_, Some(new)) => news.rows.push(row(new)),
                (old, None) => news.gone.extend(old.map(S::key)),
            }
        }
        (afresh || !news.rows.is_empty() || !news.gone.is_empty()).then_some(news)
    }
}
