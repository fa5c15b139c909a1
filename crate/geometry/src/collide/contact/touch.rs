//! Pairs with a corner in the other's plane: what assemblies are full of.

use super::flat::View;
use super::{Contact, Plane, degenerate, orient3d, overlap, straddles};
use crate::Point;

/// How `a` and `b` meet when at least one corner lies in the other's plane, given the sides of the corners of each.
pub fn contact(a: &Plane, b: &Plane, a_sides: [i8; 3], b_sides: [i8; 3]) -> Option<Contact> {
    let meet = match (a_sides == [0; 3], b_sides == [0; 3]) {
        (false, false) => match (straddles(a_sides), straddles(b_sides)) {
            (true, true) => {
                return match overlap(&a.corners, &b.corners, a_sides, b_sides) {
                    -1 => None,
                    0 => Some(Contact::Touching),
                    _ => Some(Contact::Crossing),
                };
            }
            (false, _) => foot_meets(&a.corners, a_sides, b),
            (true, false) => foot_meets(&b.corners, b_sides, a),
        },
        // The plane of a degenerate triangle has everything in it.
        (true, false) => degenerate::meets(&b.corners, a),
        (false, true) => degenerate::meets(&a.corners, b),
        (true, true) => match (View::of(a), View::of(b)) {
            (Some(view), Some(_)) => view.meets(b),
            (Some(_), None) => degenerate::meets(&b.corners, a),
            (None, Some(_)) => degenerate::meets(&a.corners, b),
            (None, None) => degenerate::both_meet(&a.corners, &b.corners),
        },
    };
    meet.then_some(Contact::Touching)
}

/// Whether a triangle that stands on the plane of `t`, with a corner or an edge and all else on one side, meets `t`
/// there.
fn foot_meets([a, b, c]: &[Point; 3], sides: [i8; 3], t: &Plane) -> bool {
    let Some(view) = View::of(t) else {
        return false;
    };
    match sides.map(|side| side == 0) {
        [true, true, _] => view.meets_segment(a, b),
        [_, true, true] => view.meets_segment(b, c),
        [true, _, true] => view.meets_segment(c, a),
        [true, ..] => view.meets_point(a),
        [_, true, _] => view.meets_point(b),
        _ => view.meets_point(c),
    }
}

/// Whether the segment from `p` to `q` meets the triangle of `t`, which is not degenerate.
pub fn segment_meets(p: &Point, q: &Point, t: &Plane) -> bool {
    let sides = [t.side(p), t.side(q)];
    if sides[0] * sides[1] > 0 {
        return false;
    }
    if sides == [0; 2] {
        return View::of(t).is_some_and(|view| view.meets_segment(p, q));
    }
    // The line meets the plane in one point: the three edges turn around the line the same way when it is inside.
    let [a, b, c] = &t.corners;
    let first = orient3d(p, q, a, b);
    let second = orient3d(p, q, b, c);
    if first * second < 0 {
        return false;
    }
    let third = orient3d(p, q, c, a);
    first * third >= 0 && second * third >= 0
}
