//! Pairs with a corner in the other's plane: what assemblies are full of.

use super::{Contact, Plane, degenerate, flat, orient3d, overlap, straddles};
use crate::Point;

/// How `a` and `b` meet when at least one corner lies in the other's plane, given the sides of the corners of each.
#[cold]
pub fn contact(
    a: &[Point; 3],
    b: &[Point; 3],
    a_sides: [i8; 3],
    b_sides: [i8; 3],
) -> Option<Contact> {
    let meet = match (a_sides == [0; 3], b_sides == [0; 3]) {
        (false, false) => {
            if straddles(a_sides) && straddles(b_sides) {
                return match overlap(a, b, a_sides, b_sides) {
                    -1 => None,
                    0 => Some(Contact::Touching),
                    _ => Some(Contact::Crossing),
                };
            }
            edges_meet(a, a_sides, b) || edges_meet(b, b_sides, a)
        }
        // The plane of a degenerate triangle has everything in it.
        (true, false) => degenerate::meets(b, a),
        (false, true) => degenerate::meets(a, b),
        (true, true) => match (flat::axis(a), flat::axis(b)) {
            (Some(axis), Some(_)) => flat::triangles_meet(axis, a, b),
            (Some(_), None) => degenerate::meets(b, a),
            (None, Some(_)) => degenerate::meets(a, b),
            (None, None) => degenerate::both_meet(a, b),
        },
    };
    meet.then_some(Contact::Touching)
}

/// Whether an edge of `a`, whose corners are on `sides` of the plane of `t`, meets the triangle `t`.
fn edges_meet(a: &[Point; 3], sides: [i8; 3], t: &[Point; 3]) -> bool {
    (0..3).any(|i| {
        let j = (i + 1) % 3;
        segment_meets(&a[i], &a[j], sides[i], sides[j], t)
    })
}

/// Whether the segment from `p` to `q`, which are on these sides of the plane of `t`, meets the triangle `t`, which is
/// not degenerate.
pub fn segment_meets(p: &Point, q: &Point, p_side: i8, q_side: i8, t: &[Point; 3]) -> bool {
    if p_side * q_side > 0 {
        return false;
    }
    if p_side == 0 && q_side == 0 {
        let axis = flat::axis(t).unwrap_or(0);
        return flat::segment_meets(axis, p, q, t);
    }
    // The line meets the plane in one point: the three edges turn around the line the same way when it is inside.
    let first = orient3d(p, q, &t[0], &t[1]);
    let second = orient3d(p, q, &t[1], &t[2]);
    if first * second < 0 {
        return false;
    }
    let third = orient3d(p, q, &t[2], &t[0]);
    first * third >= 0 && second * third >= 0
}

/// The sides of the ends of a segment of the plane of `t`.
pub fn segment_sides(p: &Point, q: &Point, t: &[Point; 3]) -> (i8, i8) {
    let plane = Plane::of(t);
    (plane.side(p), plane.side(q))
}
