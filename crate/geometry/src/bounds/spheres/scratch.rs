//! What a search remembers on its way, and counts.

use crate::Point;

/// Memory of a search, to be used again, and what the last one counted.
#[derive(Debug, Clone, Default)]
pub struct Scratch {
    /// The marked spheres of the pairs of parents on the way down, those of A and then those of B for each.
    pub(super) marked: Vec<Ball>,
    /// By the higher of the two spheres' ranks.
    pub(super) tests: Vec<u64>,
    pub(super) pairs: Vec<[u32; 2]>,
    /// The most that both spheres of one of these pairs may move together.
    pub(super) motion: f64,
}

impl Scratch {
    /// How many pairs of spheres the last search tested.
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
pub(super) struct Ball {
    pub sphere: u32,
    pub rank: u32,
    pub centre: Point,
    /// No point in it moves farther.
    pub motion: f64,
}

/// Plain sums, which compile to fewer steps than a norm of vectors.
#[inline]
pub(super) fn apart_squared(p: &Point, q: &Point) -> f64 {
    let (x, y, z) = (p.x - q.x, p.y - q.y, p.z - q.z);
    x * x + y * y + z * z
}
