//! Decides whether a point may be meant to be inside a part that has a rim, and so no inside.

use crate::closest::cast_ray;
use crate::shape::{Shape, unit_normal};
use crate::{Point, Vector};

/// The least number of the six axis directions in which a point inside sees the surface from behind: a box that lacks a
/// side has five.
const FROM_BEHIND: usize = 4;

/// Returns whether the surface of an open part surrounds the point, apart from its gaps; both are in the part's frame.
pub(super) fn is_enclosed(open: &Shape, p: &Point) -> bool {
    if !open.bounds().contains_point(p) {
        return false;
    }
    let axes = [Vector::x(), Vector::y(), Vector::z()];
    let directions = axes.into_iter().flat_map(|axis| [axis, -axis]);
    let from_behind = directions.filter(|direction| {
        cast_ray(open, p, direction)
            .is_some_and(|hit| unit_normal(&open.triangle(hit.triangle)).dot(direction) > 0.0)
    });
    from_behind.count() >= FROM_BEHIND
}
