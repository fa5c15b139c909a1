//! The time of first contact of two contours that are apart or touch: on a straight way, and in a turn.
//!
//! A first contact is a vertex of one on an edge of the other; all such moments are looked at in order of time, and the
//! first from which on the contours overlap is the answer: what only grazes is passed.

mod straight;
mod turning;

pub use straight::first_contact;
pub use turning::first_contact_turning;

use super::{Point2, Vector2};

/// The first contact of a motion.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contact {
    /// How much of the motion is done, from 0 to 1.
    pub share: f64,
    /// Where they touch then, in A's frame.
    pub at: Point2,
    /// There, away from A, of length one.
    pub normal: Vector2,
}

/// The normal of an edge, away from its solid side.
fn outward([from, to]: [Point2; 2]) -> Vector2 {
    let along = to - from;
    Vector2::new(along.y, -along.x)
        .try_normalize(0.0)
        .unwrap_or_else(Vector2::zeros)
}
