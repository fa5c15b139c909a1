//! Holds a part whose vertices are posed at the two ends of a step.

use nearpoint_geometry::Point;
use nearpoint_geometry::collide::swept::SweptTriangle;
use std::borrow::Cow;

/// The triangles of a part, and its vertices at both ends, in the world's frame.
#[derive(Debug, Clone)]
pub(super) struct MovingTriangles<'a> {
    pub triangles: &'a [[u32; 3]],
    pub from: Cow<'a, [Point]>,
    pub to: Cow<'a, [Point]>,
    /// The largest distance of any point from its position if its triangle's corners moved uniformly along lines.
    pub deviation: f64,
}

impl MovingTriangles<'_> {
    /// Returns the motion of a triangle: its corners at both ends.
    #[inline]
    pub fn swept(&self, triangle: &[u32; 3]) -> SweptTriangle {
        SweptTriangle {
            from: triangle.map(|v| self.from[v as usize]),
            to: triangle.map(|v| self.to[v as usize]),
            deviation: self.deviation,
        }
    }
}
