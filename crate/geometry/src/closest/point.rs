//! The point of a mesh nearest to a point.

use super::branch::{Branch, Side};
use super::triangles::{Nearest, to_triangle};
use crate::Point;

/// The nearest point of a shape to `p`, as `on_b`. Of equally near ones it is any, but always the same. If some point
/// of the shape is no farther than `enough`, the search ends with its distance as the error.
pub(super) fn farther_than(side: &Side, p: &Point, enough: f64) -> Result<Nearest, f64> {
    let (own, noise) = side.relative(p);
    let mut best = Nearest::FAR;
    let mut bound = f64::INFINITY;
    let mut open = vec![(0.0, Branch::ROOT)];
    while let Some((least, branch)) = open.pop() {
        if least > bound {
            continue;
        }
        if let Some(triangle) = branch.triangle() {
            let found = to_triangle(p, &side.corners(triangle));
            let distance = found.distance_squared.sqrt();
            if distance <= enough {
                return Err(distance);
            }
            if distance < bound {
                (bound, best) = (distance, found);
            }
            continue;
        }
        let first = open.len();
        let (children, count) = side.children(branch);
        let least = side.discs(&children[..count]).distances_to(own);
        for (child, least) in children[..count].iter().zip(least) {
            let least = f64::from(least) - noise;
            if least <= bound {
                open.push((least, *child));
            }
        }
        open[first..].sort_unstable_by(|x, y| y.0.total_cmp(&x.0));
    }
    Ok(best)
}
