//! Represents the feature of a shape that a point lies on.

/// A vertex, an edge or a face of a convex shape, by the shape's own numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Feature {
    /// A corner of the shape.
    Vertex(u32),
    /// An edge between two vertices, the lower first.
    Edge([u32; 2]),
    /// A polygon of the shape, including all coplanar faces.
    Face(u32),
    /// A triangle of three points, ascending, on a shape without known faces.
    Between([u32; 3]),
}

impl Feature {
    /// Returns the feature of points in convex position, where no faces are known.
    pub(super) fn of_points(points: &[u32]) -> Self {
        match *points {
            [a, b, c] => {
                let mut sorted = [a, b, c];
                sorted.sort_unstable();
                Self::Between(sorted)
            }
            [a, b] => Self::Edge([a.min(b), a.max(b)]),
            [a, ..] => Self::Vertex(a),
            [] => Self::Vertex(0),
        }
    }
}
