//! Compares a clash with an earlier state of its review.

use serde::Serialize;

use crate::clash::Clash;
use crate::review::Review;

/// The change of a clash since an earlier state of its review.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Since {
    /// It did not exist.
    New,
    /// It existed and is now deeper or nearer, or it is no longer known that it is not.
    Worse,
    /// It existed and is gone. Whatever people said, the assembly has resolved it.
    Gone,
}

impl Review {
    /// Returns the change of a clash since the earlier state; `None` if nothing relevant changed. Without an earlier state
    /// it compares with the last revision, about which less is known: it misses clashes that are gone or were never decided.
    pub fn since(&self, clash: &Clash, before: Option<&Review>) -> Option<Since> {
        let seen = &clash.seen;
        let Some(before) = before else {
            let is_revised = self.revision() > 1 && seen.found;
            return match is_revised {
                true if seen.since == self.revision() => Some(Since::New),
                true if self.standing(clash).changed => Some(Since::Worse),
                _ => None,
            };
        };
        let was = before.clashes().get(&clash.id);
        let was = was.map(|clash| &clash.seen).filter(|seen| seen.found);
        match (was, seen.found) {
            (None, true) => Some(Since::New),
            (Some(_), false) => Some(Since::Gone),
            (Some(was), true) if seen.measure.is_worse_than(&was.measure, self.noise()) => {
                Some(Since::Worse)
            }
            _ => None,
        }
    }
}
