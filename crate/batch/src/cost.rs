//! What a question will cost, before it is asked: from boxes and counts of triangles alone.
//!
//! Queries go down two trees to the triangles of either part that are near the other. Of a part of `n` triangles a box
//! that covers the shares x, y, z of its own box has about n · √(x·y·z) in it: surfaces thin out slower than volumes. What
//! each of these costs, and what a question costs at least, is measured (docs/batch-time.md). An estimate that is off makes
//! shards that are not of one length; it never changes an answer.

use nearpoint_geometry::bounds::Aabb;

/// Microseconds that a question takes at least, to be asked and written.
const BASE: f64 = 4.0;
/// Microseconds for a triangle that is near the other part.
const EACH: f64 = 1.2;

/// A part as it is estimated.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bulk {
    pub bounds: Aabb,
    pub triangles: f64,
}

/// Seconds.
pub(crate) fn of(a: &Bulk, b: &Bulk, within: f64) -> f64 {
    (BASE + EACH * (near(a, b, within) + near(b, a, within))) / 1e6
}

/// How many triangles of one are near the other.
fn near(one: &Bulk, other: &Bulk, within: f64) -> f64 {
    let mut share = 1.0f64;
    for axis in 0..3 {
        let (low, high) = (one.bounds.lo[axis], one.bounds.hi[axis]);
        let from = low.max(other.bounds.lo[axis] - within);
        let to = high.min(other.bounds.hi[axis] + within);
        if high > low {
            // A common face has no volume, but what lies in it counts: a hundredth of the part.
            share *= ((to - from) / (high - low)).clamp(0.01, 1.0);
        }
    }
    one.triangles * share.sqrt()
}
