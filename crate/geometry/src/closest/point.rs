//! Points and a mesh: the point of it nearest to another, and whether all of it is far enough.

use super::side::Side;
use super::triangles::to_triangle;
use crate::Point;
use std::ops::ControlFlow;

/// What of a shape is near a point.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NearPoint {
    pub distance: f64,
    /// On the shape, in A's frame.
    pub point: Point,
    /// The triangle that it is on.
    pub triangle: u32,
}

/// The point of a shape nearest to `p`, which is in A's frame; of equally near ones it is any, but always the same.
/// Once some point of the shape is no farther than `enough`, the search ends with that. It begins with the triangle
/// `start`: the nearer that is, the sooner it ends.
pub(crate) fn nearest_to(side: &Side, p: &Point, enough: f64, start: u32) -> NearPoint {
    let first = to_triangle(p, &side.corners(start));
    let mut bound = first.distance_squared.sqrt();
    if bound <= enough {
        return NearPoint {
            distance: bound,
            point: first.on_b,
            triangle: start,
        };
    }
    let mut best = (first, start);
    // It ends early with what is near enough.
    let _ = side.descend(p, bound, |triangle| {
        let nearest = to_triangle(p, &side.corners(triangle));
        let distance = nearest.distance_squared.sqrt();
        if distance < bound {
            (bound, best) = (distance, (nearest, triangle));
        }
        match bound <= enough {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(bound),
        }
    });
    let (nearest, triangle) = best;
    NearPoint {
        distance: bound,
        point: nearest.on_b,
        triangle,
    }
}

/// Whether every triangle of a shape is farther from `p`, in A's frame, than `reach` says of it, which is never more
/// than `largest`.
pub(crate) fn all_beyond(side: &Side, p: &Point, largest: f64, reach: impl Fn(u32) -> f64) -> bool {
    let beyond = side.descend(p, largest, |triangle| {
        let nearest = to_triangle(p, &side.corners(triangle));
        match nearest.distance_squared.sqrt() <= reach(triangle) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(largest),
        }
    });
    beyond.is_continue()
}

/// The largest that `reach` says of a triangle that is no farther from `p`, in A's frame, than that; 0 if none is that
/// near. It never says more than `largest`.
pub(crate) fn largest_reach(
    side: &Side,
    p: &Point,
    largest: f64,
    reach: impl Fn(u32) -> f64,
) -> f64 {
    let mut found = 0f64;
    let _ = side.descend(p, largest, |triangle| {
        let own = reach(triangle);
        if own > found && to_triangle(p, &side.corners(triangle)).distance_squared <= own * own {
            found = own;
        }
        ControlFlow::<(), _>::Continue(largest)
    });
    found
}
