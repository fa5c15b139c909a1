//! Finds when one body is inside the other. Between surface contacts this cannot change, so one moment decides.

use super::examine::IntervalContact;
use super::pair::{CheckInput, Pair};
use nearpoint_geometry::collide::{Containment, containment, ray_crossings};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};

/// Returns the contact of one body inside the other in an interval in which their surfaces do not intersect.
pub(super) fn containment_contact(
    input: &CheckInput<'_>,
    pair: &Pair,
    [from, to]: [f64; 2],
) -> Option<IntervalContact> {
    let placed = pair.posed(input, from, to);
    if placed.sphere_distance > 0.0 {
        return None;
    }
    let [a, b] = pair.shapes(input.cell);
    let (inner, point) = match containment(a, b, &placed.b_in_a) {
        Containment::Neither => return None,
        Containment::AInB => (0, point_inside(a, b, &placed.b_in_a.inverse())),
        Containment::BInA => (1, point_inside(b, a, &placed.b_in_a)),
    };
    let first = pair.posed(input, from, from);
    Some(IntervalContact {
        from,
        to,
        is_certain: true,
        is_inside: true,
        triangles: None,
        point: first.poses[inner] * point,
    })
}

/// Returns a corner of a body that is inside another, in the inner body's frame.
fn point_inside(inner: &Shape, outer: &Shape, inner_in_outer: &Pose) -> Point {
    let vertices = inner.mesh().vertices();
    let mut corners = inner
        .shell_representatives()
        .iter()
        .map(|&v| vertices[v as usize]);
    let found = corners.find(|corner| ray_crossings(outer, &(inner_in_outer * corner)).is_inside);
    // Rounding can move the corner outside only where the surfaces nearly touch.
    found.unwrap_or_else(|| inner.bounds().centre())
}
