//! Compares a clash with an earlier state of its review.

use serde::Serialize;

use crate::clash::Clash;
use crate::review::Review;

/// The change of a clash since an earlier state of its review.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum BaselineState {
    /// It did not exist.
    New,
    /// It existed and is now deeper or nearer, or undecided and no longer proven to be no worse.
    Worse,
    /// It existed and is gone. It counts as resolved, whatever its status was.
    #[serde(rename = "gone")]
    Absent,
}

impl Review {
    /// Returns the change of a clash since the earlier state; `None` if nothing relevant changed. Without an earlier state
    /// it compares with the last revision, about which less is known: it misses clashes that are gone or were never decided.
    pub fn baseline_state(&self, clash: &Clash, before: Option<&Review>) -> Option<BaselineState> {
        let seen = &clash.finding;
        let Some(before) = before else {
            let is_revised = self.revision() > 1 && seen.exists;
            return match is_revised {
                true if seen.first_revision == self.revision() => Some(BaselineState::New),
                true if self.current_status(clash).changed => Some(BaselineState::Worse),
                _ => None,
            };
        };
        let was = before.clashes().get(&clash.id);
        let was = was.map(|clash| &clash.finding).filter(|seen| seen.exists);
        match (was, seen.exists) {
            (None, true) => Some(BaselineState::New),
            (Some(_), false) => Some(BaselineState::Absent),
            (Some(was), true)
                if seen
                    .measure
                    .is_worse_than(&was.measure, self.rounding_tolerance()) =>
            {
                Some(BaselineState::Worse)
            }
            _ => None,
        }
    }
}
