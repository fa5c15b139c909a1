//! Finds touching triangles that lie in one plane and cover a common area.

use super::contact::{Plane, coplanar};
use super::{Contact, TrianglePair};
use crate::shape::Shape;
use crate::{Pose, RigidTransform};

/// Two triangles of one plane whose areas overlap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FlatOverlap {
    /// The triangle of A's mesh.
    pub a: u32,
    /// The triangle of B's mesh.
    pub b: u32,
    /// True if their normals point the same way: two closed parts of one orientation then are on the same side of the
    /// plane, and share volume. With opposite normals, one part stands on the other.
    pub is_same_direction: bool,
}

/// Returns, in the same order, those of the touching `pairs` whose triangles lie in one plane and share area, not only a
/// border. Exact for the vertices of B as posed and rounded to f64.
pub fn flat_overlaps(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    pairs: &[TrianglePair],
) -> Vec<FlatOverlap> {
    let pose = RigidTransform::new(b_in_a);
    let overlap = |pair: &TrianglePair| {
        let (s, t) = (a.triangle(pair.a), b.posed_triangle(pair.b, &pose));
        if pair.contact != Contact::Touching || !Plane::new(&s).sides(&t).are_in_plane() {
            return None;
        }
        let axis = coplanar::axis(&s)?;
        coplanar::areas_overlap(axis, &s, &t).map(|is_same_direction| FlatOverlap {
            a: pair.a,
            b: pair.b,
            is_same_direction,
        })
    };
    pairs.iter().filter_map(overlap).collect()
}
