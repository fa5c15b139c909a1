//! Builds the hull of points: range check, interior filter, quickhull, whole faces, vertices in order.

mod assemble;
mod facet;
mod flat;
mod gauge;
mod incremental;
mod interior_filter;
mod merge;
mod order;
mod quick;
mod simplex;

use super::{Dimension, Hull, HullError};
use crate::Point;
use crate::tolerance::{MAX_EXACT, MIN_EXACT};
pub(super) use assemble::derive_adjacency;
pub(crate) use incremental::IncrementalHull;
pub(crate) use simplex::{InitialSimplex, initial_simplex};

impl Hull {
    /// Builds the hull of `points`, by quickhull (Barber, Dobkin & Huhdanpaa 1996) with exact predicates. Theirs merges
    /// facets that rounding made not convex. Here no sign is ever wrong, and only faces that are exactly coplanar become
    /// one. First, points that surely lie inside are removed by a coarse hull.
    pub fn build(points: &[Point]) -> Result<Self, HullError> {
        hull(points)
    }
}

fn hull(points: &[Point]) -> Result<Hull, HullError> {
    check(points)?;
    let candidates = interior_filter::discard_interior(points);
    // Adding 0 makes −0 positive: equal coordinates then also sort as equal.
    let position = |&i: &u32| points[i as usize].map(|x| x + 0.0);
    let positions: Vec<Point> = candidates.iter().map(position).collect();
    let (dimension, faces) = match initial_simplex(&positions) {
        InitialSimplex::Point(p) => {
            return Ok(assemble::degenerate_hull(&positions, &candidates, &[p]));
        }
        InitialSimplex::Segment(ends) => {
            return Ok(assemble::degenerate_hull(&positions, &candidates, &ends));
        }
        InitialSimplex::Plane { axis, .. } => {
            (Dimension::Polygon, flat::both_sides(&positions, axis))
        }
        InitialSimplex::Solid(corners) => {
            let facets = quick::hull(&positions, corners);
            (Dimension::Solid, merge::polygons(positions.len(), &facets))
        }
    };
    Ok(assemble::hull_from_faces(
        dimension,
        &positions,
        &candidates,
        &faces,
    ))
}

/// Checks that exact arithmetic can work with all points.
fn check(points: &[Point]) -> Result<(), HullError> {
    if points.is_empty() {
        return Err(HullError::Empty);
    }
    if points.len() > i32::MAX as usize {
        return Err(HullError::TooMany {
            points: points.len(),
        });
    }
    match points.iter().position(|p| !is_in_range(p)) {
        None => Ok(()),
        Some(point) if points[point].iter().all(|x| x.is_finite()) => {
            Err(HullError::OutOfRange { point })
        }
        Some(point) => Err(HullError::NotFinite { point }),
    }
}

/// Returns whether exact arithmetic can work with the point.
pub fn is_in_range(p: &Point) -> bool {
    let is_fine = |x: f64| x == 0.0 || (MIN_EXACT..=MAX_EXACT).contains(&x.abs());
    is_fine(p.x) & is_fine(p.y) & is_fine(p.z)
}
