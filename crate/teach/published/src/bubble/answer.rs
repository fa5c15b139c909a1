//! The result of a search of two sphere trees.

use nearpoint_geometry::closest::Clearance;

/// The numbers of tests that a search of two sphere trees made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// The number of pairs of spheres whose gap was computed.
    pub spheres: usize,
    /// The number of pairs of triangles whose distance was computed.
    pub triangles: usize,
    /// The number of steps of Gilbert's method in these measurements, if that method was used.
    pub iterations: usize,
}

/// The distance of two meshes, with its bounds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DistanceResult {
    /// The nearest pair of triangles that was found. Its distance is an upper bound of the true one.
    pub clearance: Clearance,
    /// A lower bound of the true distance, except for rounding. It is at most the distance found.
    pub lower: f64,
    /// The number of cycles since the trees were searched; 0 if they were searched in this cycle.
    pub age: u32,
    /// The cost of the search.
    pub counts: Counts,
}

impl DistanceResult {
    /// Returns whether the bounds are equal, so that the distance is exact and not an estimate.
    pub fn is_exact(&self) -> bool {
        self.lower >= self.clearance.distance
    }
}
