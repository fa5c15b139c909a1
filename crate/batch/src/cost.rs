//! Estimates the cost of a query in advance, from boxes and counts of triangles alone.
//!
//! Queries descend two trees to the triangles of either part that are near the other. Consider a box that covers the
//! fractions x, y, z of the box of a part with `n` triangles. It holds about n · √(x·y·z) of them: surfaces thin out
//! slower than volumes. The cost of each triangle, and the least cost of a query, are measured (docs/batch-time.md). A
//! wrong estimate makes shards of unequal length; it never changes an answer.

use nearpoint_geometry::bounds::Aabb;

/// The least time to answer and write a query, in microseconds.
const QUERY_COST: f64 = 4.0;
/// The time for each triangle near the other part, in microseconds.
const TRIANGLE_COST: f64 = 1.2;

/// The data of a part that an estimate needs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PartSize {
    pub bounds: Aabb,
    pub triangles: f64,
}

/// Estimates the cost of a query, in seconds.
pub(crate) fn estimate(a: &PartSize, b: &PartSize, within: f64) -> f64 {
    (QUERY_COST + TRIANGLE_COST * (triangles_near(a, b, within) + triangles_near(b, a, within)))
        / 1e6
}

/// Estimates the number of triangles of one part that are near the other.
fn triangles_near(one: &PartSize, other: &PartSize, within: f64) -> f64 {
    let mut share = 1.0f64;
    for axis in 0..3 {
        let (low, high) = (one.bounds.lo[axis], one.bounds.hi[axis]);
        let from = low.max(other.bounds.lo[axis] - within);
        let to = high.min(other.bounds.hi[axis] + within);
        if high > low {
            // A common face has no volume, but its triangles count: assume at least a hundredth of the part.
            share *= ((to - from) / (high - low)).clamp(0.01, 1.0);
        }
    }
    one.triangles * share.sqrt()
}
