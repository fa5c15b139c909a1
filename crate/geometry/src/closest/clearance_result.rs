//! Defines the result of a clearance query.

use crate::Point;

/// The smallest distance of two meshes, with the closest points and their triangles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Clearance {
    /// The distance, 0 exactly when they have a point in common.
    pub distance: f64,
    /// The witness point on A, in A's frame.
    pub on_a: Point,
    /// The witness point on B, in A's frame.
    pub on_b: Point,
    /// The triangle of A that `on_a` lies on.
    pub triangle_a: u32,
    /// The triangle of B that `on_b` lies on.
    pub triangle_b: u32,
}
