//! What a revision made of a clash.

use serde::Serialize;

use crate::clash::Clash;
use crate::review::Review;

/// What became of a clash since an earlier state of its review.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Since {
    /// It was not there.
    New,
    /// It was there, and is deeper or nearer, or it is no longer known that it is not.
    Worse,
    /// It was there, and is no more: whatever people said, the assembly has resolved it.
    Gone,
}

impl Review {
    /// What became of a clash since the review was so; none: nothing that matters. Without an earlier state it is about the
    /// revision that came last, of which less is known: what is gone, and what nobody had decided, is not told.
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
