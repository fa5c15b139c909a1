//! Points and a mesh: the point of it nearest to another, and whether all of it is far enough.

use super::side::{Side, Subtree};
use super::triangles::to_triangle;
use crate::Point;

/// What of a shape is near a point.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NearPoint {
    pub distance: f64,
    /// On the shape, in A's frame.
    pub point: Point,
    /// The triangle that it is on.
    pub triangle: u32,
}

/// The point of a shape nearest to `p`, which is in A's frame; of equally near ones it is any, but always the same. Once
/// some point of the shape is no farther than `enough`, the search ends with that. It begins with the triangle `start`: the
/// nearer that is, the sooner it ends.
pub(crate) fn nearest_to(side: &Side, p: &Point, enough: f64, start: u32) -> NearPoint {
    let first = to_triangle(p, &side.corners(start));
    let mut best = (first, start);
    let mut bound = first.distance_squared.sqrt();
    if bound <= enough {
        return NearPoint {
            distance: bound,
            point: first.on_b,
            triangle: start,
        };
    }
    let (own, noise) = side.relative(p);
    let mut open = vec![(0.0, Subtree::ROOT)];
    while let Some((least, subtree)) = open.pop() {
        if least > bound {
            continue;
        }
        if let Some(triangle) = subtree.triangle() {
            let nearest = to_triangle(p, &side.corners(triangle));
            let distance = nearest.distance_squared.sqrt();
            if distance < bound {
                (bound, best) = (distance, (nearest, triangle));
            }
            if bound <= enough {
                break;
            }
            continue;
        }
        let first = open.len();
        let (children, count) = side.children(subtree);
        let least = side.discs(&children[..count]).distances_to(own);
        for (child, least) in children[..count].iter().zip(least) {
            let least = f64::from(least) - noise;
            if least <= bound {
                open.push((least, *child));
            }
        }
        open[first..].sort_unstable_by(|x, y| y.0.total_cmp(&x.0));
    }
    let (nearest, triangle) = best;
    NearPoint {
        distance: bound,
        point: nearest.on_b,
        triangle,
    }
}

/// Whether every triangle of a shape is farther from `p`, in A's frame, than `reach` says of it, which is never more than
/// `largest`.
pub(crate) fn all_beyond(side: &Side, p: &Point, largest: f64, reach: impl Fn(u32) -> f64) -> bool {
    let (own, noise) = side.relative(p);
    let mut open = vec![Subtree::ROOT];
    while let Some(subtree) = open.pop() {
        if let Some(triangle) = subtree.triangle() {
            let nearest = to_triangle(p, &side.corners(triangle));
            if nearest.distance_squared.sqrt() <= reach(triangle) {
                return false;
            }
            continue;
        }
        let (children, count) = side.children(subtree);
        let least = side.discs(&children[..count]).distances_to(own);
        for (child, least) in children[..count].iter().zip(least) {
            if f64::from(least) - noise <= largest {
                open.push(*child);
            }
        }
    }
    true
}
