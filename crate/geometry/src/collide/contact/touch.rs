//! Tests pairs with a corner in the other's plane, which are frequent in assemblies.

use super::coplanar::ProjectedTriangle;
use super::sides::Sides;
use super::{Contact, Plane, degenerate, overlap};
use crate::Point;

/// Finds how `a` and `b` meet when at least one corner lies in the other's plane, given the sides of the corners of each.
pub fn contact(a: &Plane, b: &Plane, a_sides: Sides, b_sides: Sides) -> Option<Contact> {
    let meet = match (a_sides.are_in_plane(), b_sides.are_in_plane()) {
        (false, false) => match (a_sides.are_on_both_sides(), b_sides.are_on_both_sides()) {
            (true, true) => return overlap(&a.corners, &b.corners, a_sides, b_sides),
            (false, _) => foot_intersects(&a.corners, a_sides, b),
            (true, false) => foot_intersects(&b.corners, b_sides, a),
        },
        // The plane of a degenerate triangle has everything in it.
        (true, false) => degenerate::intersects(&b.corners, a),
        (false, true) => degenerate::intersects(&a.corners, b),
        (true, true) => in_plane(a, b),
    };
    meet.then_some(Contact::Touching)
}

/// Returns whether two triangles meet, each of which lies in the other's plane.
fn in_plane(a: &Plane, b: &Plane) -> bool {
    if let Some(view) = ProjectedTriangle::new(a) {
        return match view.intersects(b) {
            Some(meet) => meet,
            None => degenerate::intersects(&b.corners, a),
        };
    }
    match ProjectedTriangle::new(b) {
        Some(_) => degenerate::intersects(&a.corners, b),
        None => degenerate::degenerate_intersect(&a.corners, &b.corners),
    }
}

/// Returns whether a triangle meets `t`, if only a corner or an edge of it lies in the plane of `t` and the rest is on one
/// side.
fn foot_intersects([a, b, c]: &[Point; 3], sides: Sides, t: &Plane) -> bool {
    let Some(view) = ProjectedTriangle::new(t) else {
        return false;
    };
    match sides.in_plane() {
        0b011 => view.intersects_segment(a, b),
        0b110 => view.intersects_segment(b, c),
        0b101 => view.intersects_segment(c, a),
        0b001 => view.contains_point(a),
        0b010 => view.contains_point(b),
        _ => view.contains_point(c),
    }
}
