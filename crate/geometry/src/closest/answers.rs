//! What is found out about two meshes' distance.

use crate::Point;

/// The smallest distance of two meshes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Clearance {
    /// 0 exactly when they have a point in common.
    pub distance: f64,
    /// The witness point on A, A's frame.
    pub on_a: Point,
    /// The witness point on B, A's frame.
    pub on_b: Point,
    /// The triangle of A that `on_a` lies on.
    pub triangle_a: u32,
    /// The triangle of B that `on_b` lies on.
    pub triangle_b: u32,
}
