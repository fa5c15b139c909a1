//! Decides whether two triangles meet, and how: exact for their corners as given in f64.
//!
//! A triangle here is the closed convex hull of its three corners, so a degenerate one is a segment or a point. Signs come
//! from Shewchuk's predicates ("Adaptive precision floating-point arithmetic and fast robust geometric predicates", 1997;
//! crate `robust`). They are exact while no product of three differences of coordinates over- or underflows, which holds
//! for coordinates that are 0 or of a size between 1e-75 and 1e75.

pub(super) mod coplanar;
mod degenerate;
mod plane;
mod sides;
mod sign;
mod touch;

use crate::Point;
pub use plane::Plane;
use sides::Sides;
pub use sign::orient3d;
pub(crate) use sign::{determinant, orient2d};

/// The way in which two triangles meet: crossing or touching.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contact {
    /// The triangles' relative interiors share a point and their planes differ: each passes through the other.
    Crossing,
    /// The triangles share a point, but only with the boundary of one of them or in one plane; or one is degenerate.
    Touching,
}

/// Finds how the triangles meet; None when they share no point.
///
/// After Devillers and Guigue, "Faster triangle-triangle intersection tests" (INRIA RR-4488, 2002), sections 3 and 4: it
/// tests the corners of each against the plane of the other. Then two orientations compare the intervals in which both cut
/// the line where the planes meet. Departures: the signs are exact, an interval that only ends where the other begins is
/// distinguished, and configurations with a sign 0 are handled separately.
pub fn contact(a: &[Point; 3], b: &[Point; 3]) -> Option<Contact> {
    Plane::new(b).contact(a)
}

/// Returns whether two triangles of one plane share area, and if so whether they face the same way; None for degenerate
/// ones.
pub(crate) fn overlap_in_plane(a: &[Point; 3], b: &[Point; 3]) -> Option<bool> {
    coplanar::areas_overlap(coplanar::axis(a)?, a, b)
}

impl Plane {
    /// Finds how triangle `a` meets the triangle of this plane.
    #[inline]
    pub(crate) fn contact(&self, a: &[Point; 3]) -> Option<Contact> {
        let a_sides = self.sides(a);
        if a_sides.are_on_one_side() {
            return None;
        }
        self.contact_of_straddling(a, a_sides)
    }

    fn contact_of_straddling(&self, a: &[Point; 3], a_sides: Sides) -> Option<Contact> {
        let b = &self.corners;
        let a_plane = Plane::new(a);
        let b_sides = a_plane.sides(b);
        if b_sides.are_on_one_side() {
            return None;
        }
        if a_sides.in_plane() | b_sides.in_plane() != 0 {
            return touch::contact(&a_plane, self, a_sides, b_sides);
        }
        overlap(a, b, a_sides, b_sides)
    }
}

/// Returns the corners with the one alone on its side first, and whether it is above; the others are on the other side or
/// in the plane. Requires [`Sides::are_on_both_sides`].
pub(crate) fn isolated_first(corners: &[Point; 3], sides: Sides) -> ([Point; 3], bool) {
    let (i, is_above) = sides.isolated_point();
    let lone_first = [corners[i], corners[(i + 1) % 3], corners[(i + 2) % 3]];
    (lone_first, is_above)
}

/// Compares the open intervals in which each triangle, straddling the other's plane, cuts the line where the planes meet.
/// The triangles cross when the intervals overlap, and touch when one ends where the other begins.
fn overlap(a: &[Point; 3], b: &[Point; 3], a_sides: Sides, b_sides: Sides) -> Option<Contact> {
    let ([p, mut q, mut r], a_above) = isolated_first(a, a_sides);
    let ([u, mut v, mut w], b_above) = isolated_first(b, b_sides);
    // Turned so that each lone corner is above the other's plane, the intervals run from pq to pr and from uw to uv.
    if !a_above {
        std::mem::swap(&mut v, &mut w);
    }
    if !b_above {
        std::mem::swap(&mut q, &mut r);
    }
    match (-orient3d(&u, &p, &v, &q)).min(-orient3d(&u, &r, &w, &p)) {
        -1 => None,
        0 => Some(Contact::Touching),
        _ => Some(Contact::Crossing),
    }
}
