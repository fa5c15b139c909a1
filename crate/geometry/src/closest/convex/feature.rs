//! Which part of a shape a point lies on.

/// A vertex, an edge or a face, by the shape's own numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Feature {
    /// A corner of the shape.
    Vertex(u32),
    /// Between two vertices, the lower first.
    Edge([u32; 2]),
    /// A polygon of the shape, with all that is coplanar with it.
    Face(u32),
    /// Between three points, ascending, of a shape that knows no faces.
    Between([u32; 3]),
}

impl Feature {
    /// Of points none of which is inside the hull of the others, where no faces are known.
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
