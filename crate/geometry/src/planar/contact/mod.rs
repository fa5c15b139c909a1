//! Finds the time of first contact of two contours that are apart or touch, on a straight path and in a turn.
//!
//! A first contact is a vertex of one on an edge of the other. All such moments are tested in order of time, and the answer
//! is the first from which on the contours overlap; grazing contacts are skipped.

mod rotating;
mod straight;

pub use rotating::first_contact_turning;
pub use straight::first_contact;

use super::{Point2, Vector2};

/// The first contact of a moving contour with another: when, where, and the normal.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contact {
    /// The completed fraction of the motion, from 0 to 1.
    pub fraction: f64,
    /// The point of contact, in A's frame.
    pub point: Point2,
    /// The normal there, away from A, of length one.
    pub normal: Vector2,
}

/// Returns the normal of an edge, away from its solid side.
fn outward([from, to]: [Point2; 2]) -> Vector2 {
    let along = to - from;
    Vector2::new(along.y, -along.x)
        .try_normalize(0.0)
        .unwrap_or_else(Vector2::zeros)
}
