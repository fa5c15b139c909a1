//! Defines a clash: the finding of a test, and the decisions and comments on it.

use std::sync::Arc;

use nearpoint_geometry::interference::PairClass;
use nearpoint_scene::Keyed;
use serde::{Deserialize, Serialize};

use crate::clash_review::{ClashReview, DecisionBasis, Status};
use crate::hash;
use crate::measure::PairMeasurement;
use crate::part::PartIdentity;

/// The identifier of a clash in a review. It is stable in files and during the life of its review, and never used
/// twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ClashId(pub u32);

/// Two parts that a test reports as a clash now, or reported before.
#[derive(Debug, Clone, PartialEq)]
pub struct Clash {
    /// The identifier of the clash.
    pub id: ClashId,
    /// A key made of the test's name and the two parts' names when the clash was first found; renaming does not change
    /// it. Every review that does not know the two parts yet makes the same key.
    pub key: u64,
    /// The finding. Only tests change it.
    pub finding: Arc<Finding>,
    /// The decisions and comments of people. Only actions change them.
    pub review: Arc<ClashReview>,
}

/// The finding of a test about a clash.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    /// The name of the test.
    pub test: String,
    /// The part from the test's first set.
    pub a: PartIdentity,
    /// The part from the test's second set.
    pub b: PartIdentity,
    /// The current or last position of the clash, in the scene frame.
    #[serde(rename = "place")]
    pub position: [f64; 3],
    /// The current or last measure of the clash.
    pub measure: PairMeasurement,
    /// The revision that first found the clash, or found it again after it had gone without a decision or comment.
    #[serde(rename = "since")]
    pub first_revision: u32,
    /// True if the clash exists in the current revision.
    #[serde(rename = "found")]
    pub exists: bool,
}

/// The current status of a clash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct CurrentStatus {
    /// The status that the clash counts as.
    pub status: Status,
    /// True if a decided clash is back: it got worse, or it is marked as resolved and still exists, no better or proven.
    pub changed: bool,
}

impl Finding {
    /// Returns the key of a clash between these two parts in this test; `number` distinguishes several such clashes.
    pub(crate) fn key(&self, number: u64) -> u64 {
        key(&self.test, [&self.a, &self.b], number)
    }
}

/// Returns a key that is the same for the same two parts in either order, and another for all other pairs.
pub(crate) fn key(test: &str, mut ends: [&PartIdentity; 2], number: u64) -> u64 {
    ends.sort();
    let part = |part: &PartIdentity| {
        let names = part.path.iter().flat_map(|name| hash::text(name));
        let numbers = [part.path.len() as u64, u64::from(part.nth)];
        numbers.into_iter().chain(names).collect::<Vec<u64>>()
    };
    let parts = ends.into_iter().flat_map(part);
    hash::fnv1a(hash::text(test).chain(parts).chain([number]))
}

impl Clash {
    /// Returns the status in that revision. Depths that differ by at most `noise` count as equal.
    pub(crate) fn current_status(&self, revision: u32, noise: f64) -> CurrentStatus {
        let stands = |status, changed| CurrentStatus { status, changed };
        let (seen, review) = (&self.finding, &self.review);
        if !seen.exists {
            return stands(Status::Resolved, false);
        }
        let Some(status) = review.status else {
            let is_new = seen.first_revision == revision;
            return stands(if is_new { Status::New } else { Status::Active }, false);
        };
        // A clash marked as resolved counts as repaired where it got better, unless it is proven to still exist.
        let is_repaired = |then: &PairMeasurement| {
            seen.measure.class != PairClass::Interferes && seen.measure.is_better_than(then, noise)
        };
        let is_worse = review.basis.is_some_and(
            |DecisionBasis {
                 revision: then,
                 measure,
             }| {
                let was_resolved = status == Status::Resolved && then < revision;
                was_resolved && !is_repaired(&measure)
                    || seen.measure.is_worse_than(&measure, noise)
            },
        );
        match status {
            Status::New | Status::Active => stands(status, is_worse),
            _ if is_worse => stands(Status::Active, true),
            _ => stands(status, false),
        }
    }
}

impl Keyed for Clash {
    type Key = ClashId;

    fn key(&self) -> ClashId {
        self.id
    }
}
