//! Represents corners of loops of a plane, and how they turn.

use robust::{Coord, orient2d};
use smallvec::SmallVec;

/// A corner of a loop: its number, and its position seen along the plane's normal.
#[derive(Debug, Clone, Copy)]
pub(super) struct Corner {
    pub(super) number: u32,
    pub(super) at: [f64; 2],
}

/// The corners of a loop, in order. Most are few.
pub(super) type Ring = SmallVec<[Corner; 8]>;
/// Outlines, or holes.
pub(super) type Rings = SmallVec<[Ring; 2]>;

/// Returns twice the area of three corners with the exact sign: positive when they turn counterclockwise.
pub(super) fn turn(a: &Corner, b: &Corner, c: &Corner) -> f64 {
    let [a, b, c] = [a, b, c].map(|p| Coord {
        x: p.at[0],
        y: p.at[1],
    });
    orient2d(a, b, c)
}
