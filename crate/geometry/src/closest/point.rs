//! The point of a mesh nearest to a point.

use super::branch::{Branch, Side};
use super::triangles::{Nearest, to_triangle};
use crate::Point;
use crate::tolerance::DISTANCE_NOISE;

/// The nearest point of a shape to `p`, as `on_b`. Of equally near ones it is any, but always the same. If some point
/// of the shape is no farther than `enough`, the search ends with its distance as the error.
pub(super) fn farther_than(side: &Side, p: &Point, enough: f64) -> Result<Nearest, f64> {
    let noise = DISTANCE_NOISE * (side.reach() + p.coords.amax());
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
        for child in side.children(branch) {
            let least = side.disc(child).distance_to(p) - noise;
            if least <= bound {
                open.push((least, child));
            }
        }
        open[first..].sort_unstable_by(|x, y| y.0.total_cmp(&x.0));
    }
    Ok(best)
}
