//! What is found out about two meshes' distance and depth.

use crate::Point;

/// The smallest distance of two meshes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Clearance {
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

/// How deep two meshes are in each other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Penetration {
    /// A lower bound of the largest distance of a point of one surface, inside the other, to the other's surface.
    pub at_least: f64,
    /// Where the bound is attained: the point on A's surface, A's frame.
    pub on_a: Point,
    /// The point on B's surface, A's frame.
    pub on_b: Point,
}
