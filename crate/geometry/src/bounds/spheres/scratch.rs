//! Stores the state and the counts of a search.

use crate::Point;

/// The reusable memory of a search, and the counts of the last one.
#[derive(Debug, Clone, Default)]
pub struct Scratch {
    /// The marked spheres of the pairs of parents on the way down; for each pair, those of A and then those of B.
    pub(super) marked: Vec<PosedSphere>,
    /// The number of tests by the higher of the two spheres' ranks.
    pub(super) tests: Vec<u64>,
    pub(super) pairs: Vec<[u32; 2]>,
    /// The largest motion of both spheres of one of these pairs together.
    pub(super) motion: f64,
}

impl Scratch {
    /// Returns the number of pairs of spheres that the last search tested.
    pub fn tests(&self) -> u64 {
        self.tests.iter().sum()
    }

    pub(super) fn begin(&mut self, levels: usize) {
        self.marked.clear();
        self.tests.clear();
        self.tests.resize(levels, 0);
        self.pairs.clear();
        self.motion = 0.0;
    }
}

/// A sphere of either model, in A's frame.
#[derive(Debug, Clone, Copy)]
pub(super) struct PosedSphere {
    pub sphere: u32,
    pub rank: u32,
    pub centre: Point,
    /// The largest motion of a point in it.
    pub motion: f64,
}

/// Returns the squared distance, by plain sums, which compile to fewer steps than a norm of vectors.
#[inline]
pub(super) fn squared_distance(p: &Point, q: &Point) -> f64 {
    let (x, y, z) = (p.x - q.x, p.y - q.y, p.z - q.z);
    x * x + y * y + z * z
}
