//! Pairs of branches on their way through the search for a clearance.

use super::branch::Branch;
use super::gap::Gap;
use super::motion::{Region, WHOLE};
use std::cmp::Ordering;

/// A branch of A and one of B, which stand for all pairs of their triangles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pair {
    pub(super) a: Branch,
    pub(super) b: Branch,
    /// The smallest followed region of B that `b` is in.
    pub(super) region: Region,
}

impl Pair {
    /// All pairs of triangles.
    pub(super) const ALL: Self = Self {
        a: Branch::ROOT,
        b: Branch::ROOT,
        region: WHOLE,
    };
}

/// A pair of the front, and the gap that was found between its branches, reckoned back to where the clocks of
/// [`super::motion::Motion`] began.
#[derive(Debug, Clone, Copy)]
pub(super) struct Kept {
    pub(super) width: f32,
    pub(super) along: [f32; 3],
    pub(super) pair: Pair,
}

/// A pair to look into, and a gap between its branches. The greatest is the nearest, as a heap wants it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Open {
    pub(super) gap: Gap,
    pub(super) pair: Pair,
}

impl Ord for Open {
    fn cmp(&self, other: &Self) -> Ordering {
        other.gap.width.total_cmp(&self.gap.width)
    }
}

impl PartialOrd for Open {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Open {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Open {}

/// Up to four pairs of the front that are due, to be looked at together, and their places there.
#[derive(Debug)]
pub(super) struct Due {
    pub(super) pairs: [Pair; 4],
    pub(super) places: [usize; 4],
    pub(super) count: usize,
}

impl Due {
    pub(super) fn new() -> Self {
        Self {
            pairs: [Pair::ALL; 4],
            places: [0; 4],
            count: 0,
        }
    }

    /// True when there are four.
    #[inline]
    pub(super) fn push(&mut self, pair: Pair, place: usize) -> bool {
        self.pairs[self.count] = pair;
        self.places[self.count] = place;
        self.count += 1;
        self.count == 4
    }
}
