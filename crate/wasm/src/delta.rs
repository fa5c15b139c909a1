//! Reports only the changed rows of a list.

use nearpoint_scene::{Keyed, SortedList};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// The changes of a table since its last report; the rows are ordered by their keys. A receiver that stores the rows
/// replaces those with the same keys.
#[derive(Debug, Serialize, Tsify)]
pub struct Delta<R, K> {
    /// True if these are all rows: earlier ones belong to another session.
    #[serde(rename = "afresh")]
    replaces_all: bool,
    /// The rows that are new or changed.
    rows: Vec<R>,
    /// The keys of removed rows.
    #[serde(rename = "gone")]
    removed: Vec<K>,
}

/// The state that rows were made from when they were last reported. It shares unchanged data with the present state, so
/// that the cost of a comparison depends only on the changes.
#[derive(Debug)]
pub(crate) struct LastReported<S>(Option<SortedList<S>>);

impl<S> Default for LastReported<S> {
    fn default() -> Self {
        Self(None)
    }
}

impl<S: Keyed + Clone> LastReported<S> {
    /// Stores the present state and returns the changes, if there are any.
    pub fn update<R>(
        &mut self,
        now: &SortedList<S>,
        is_same: impl Fn(&S, &S) -> bool,
        row: impl Fn(&S) -> R,
    ) -> Option<Delta<R, S::Key>> {
        let replaces_all = self.0.is_none();
        let before = self.0.replace(now.clone()).unwrap_or_default();
        let mut changes = Delta {
            replaces_all,
            rows: Vec::new(),
            removed: Vec::new(),
        };
        for change in now.diff(&before) {
            match change {
                (Some(old), Some(new)) if is_same(old, new) => {}
                (_, Some(new)) => changes.rows.push(row(new)),
                (old, None) => changes.removed.extend(old.map(S::key)),
            }
        }
        (replaces_all || !changes.rows.is_empty() || !changes.removed.is_empty()).then_some(changes)
    }
}
