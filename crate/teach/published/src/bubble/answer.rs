//! What a search of two sphere trees found.

use nearpoint_geometry::closest::Clearance;

/// What it cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Pairs of spheres whose gap was computed.
    pub spheres: usize,
    /// Pairs of triangles whose distance was computed.
    pub triangles: usize,
    /// Steps of Gilbert's method in these, if that was used.
    pub iterations: usize,
}

/// The distance of two meshes, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Found {
    /// The nearest pair of triangles that was found. The true distance is no more.
    pub clearance: Clearance,
    /// The true distance is surely no less, but for rounding; at most the distance found.
    pub lower: f64,
    /// How many cycles ago the trees were searched, 0 where they were now.
    pub age: u32,
    /// What the search cost.
    pub counts: Counts,
}

impl Found {
    /// Whether the bounds have met: this is the distance, not an estimate.
    pub fn is_exact(&self) -> bool {
        self.lower >= self.clearance.distance
    }
}
