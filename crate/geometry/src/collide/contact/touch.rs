//! Tests pairs with a corner in the other's plane, which are frequent in assemblies.

use super::flat::View;
use super::sides::Sides;
use super::{Contact, Plane, degenerate, overlap};
use crate::Point;

/// Finds how `a` and `b` meet when at least one corner lies in the other's plane, given the sides of the corners of each.
pub fn contact(a: &Plane, b: &Plane, a_sides: Sides, b_sides: Sides) -> Option<Contact> {
    let meet = match (a_sides.are_in_plane(), b_sides.are_in_plane()) {
        (false, false) => match (a_sides.straddle(), b_sides.straddle()) {
            (true, true) => return overlap(&a.corners, &b.corners, a_sides, b_sides),
            (false, _) => foot_meets(&a.corners, a_sides, b),
            (true, false) => foot_meets(&b.corners, b_sides, a),
        },
        // The plane of a degenerate triangle has everything in it.
        (true, false) => degenerate::meets(&b.corners, a),
        (false, true) => degenerate::meets(&a.corners, b),
        (true, true) => in_plane(a, b),
    };
    meet.then_some(Contact::Touching)
}

/// Returns whether two triangles meet, each of which lies in the other's plane.
fn in_plane(a: &Plane, b: &Plane) -> bool {
    if let Some(view) = View::of(a) {
        return match view.meets(b) {
            Some(meet) => meet,
            None => degenerate::meets(&b.corners, a),
        };
    }
    match View::of(b) {
        Some(_) => degenerate::meets(&a.corners, b),
        None => degenerate::both_meet(&a.corners, &b.corners),
    }
}

/// Returns whether a triangle meets `t` that stands on its plane with a corner or an edge, all else being on one side.
fn foot_meets([a, b, c]: &[Point; 3], sides: Sides, t: &Plane) -> bool {
    let Some(view) = View::of(t) else {
        return false;
    };
    match sides.in_plane() {
        0b011 => view.meets_segment(a, b),
        0b110 => view.meets_segment(b, c),
        0b101 => view.meets_segment(c, a),
        0b001 => view.meets_point(a),
        0b010 => view.meets_point(b),
        _ => view.meets_point(c),
    }
}
