//! A clash: what was seen of it, and what was said.

use std::sync::Arc;

use nearpoint_geometry::interference::PairClass;
use nearpoint_scene::Keyed;
use serde::{Deserialize, Serialize};

use crate::hash;
use crate::measure::Measure;
use crate::part::Instance;
use crate::said::{Decided, Said, Status};

/// Names a clash for as long as its review is kept, in files too; never given out twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ClashId(pub u32);

/// Two parts that a test calls a clash, or did.
#[derive(Debug, Clone, PartialEq)]
pub struct Clash {
    /// Its name.
    pub id: ClashId,
    /// The same for this test and these two parts in every review that does not know them already: made of their names
    /// when they were found first, whatever they are called since.
    pub key: u64,
    /// What was found; only tests change it.
    pub seen: Arc<Seen>,
    /// What people said; only they change it.
    pub said: Arc<Said>,
}

/// What was found of a clash.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The test's name.
    pub test: String,
    /// The part of the test's first set.
    pub a: Instance,
    /// That of the other.
    pub b: Instance,
    /// Where it is, or was last, scene frame.
    pub place: [f64; 3],
    /// How bad it is, or was last.
    pub measure: Measure,
    /// The revision in which it was found first, or again after it had gone and nobody had said anything.
    pub since: u32,
    /// Whether it is there.
    pub found: bool,
}

/// How a clash stands now, with all that was seen and said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// What it counts as.
    pub status: Status,
    /// It was decided, and is back: it got worse since, or it was said to be resolved and is still there, no better or
    /// proven.
    pub changed: bool,
}

impl Seen {
    /// What names a clash of these two in this test; of several the one with this number.
    pub(crate) fn key(&self, number: u64) -> u64 {
        key(&self.test, [&self.a, &self.b], number)
    }
}

/// The same for the same two parts, whichever comes first, and another for all others.
pub(crate) fn key(test: &str, mut ends: [&Instance; 2], number: u64) -> u64 {
    ends.sort();
    let part = |part: &Instance| {
        let names = part.path.iter().flat_map(|name| hash::text(name));
        let numbers = [part.path.len() as u64, u64::from(part.nth)];
        numbers.into_iter().chain(names).collect::<Vec<u64>>()
    };
    let parts = ends.into_iter().flat_map(part);
    hash::of(hash::text(test).chain(parts).chain([number]))
}

impl Clash {
    /// How it stands in that revision; depths that differ by no more than `noise` are the same.
    pub(crate) fn standing(&self, revision: u32, noise: f64) -> Standing {
        let stands = |status, changed| Standing { status, changed };
        let (seen, said) = (&self.seen, &self.said);
        if !seen.found {
            return stands(Status::Resolved, false);
        }
        let Some(status) = said.status else {
            let is_new = seen.since == revision;
            return stands(if is_new { Status::New } else { Status::Active }, false);
        };
        // One that was said to be resolved is repaired where it got better, unless it is proven to be still there.
        let is_repaired = |then: &Measure| {
            seen.measure.class != PairClass::Interferes && seen.measure.is_better_than(then, noise)
        };
        let is_worse = said.decided.is_some_and(
            |Decided {
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
