//! Removes points that surely lie inside, before any exact test.

use super::gauge::Gauge;
use super::quick;
use super::simplex::{InitialSimplex, initial_simplex};
use crate::Point;

/// The least number of points for which the filter is worth its cost.
const MIN_POINTS: usize = 4096;
/// The largest sample: the coarse hull is built of one point in eight, up to this number.
const SAMPLE: usize = 8192;
/// The usual number of points for each vertex of the sample's hull. With more vertices the set is mostly its own hull.
const USUAL_POINTS_PER_VERTEX: usize = 8;

/// Returns the points that may be extreme: all but those strictly inside the hull of a sample.
pub(super) fn discard_interior(points: &[Point]) -> Vec<u32> {
    let all = 0..points.len() as u32;
    if points.len() < MIN_POINTS {
        return all.collect();
    }
    let step = (points.len() / SAMPLE).max(8);
    let sample: Vec<Point> = points.iter().step_by(step).copied().collect();
    let InitialSimplex::Solid(corners) = initial_simplex(&sample) else {
        return all.collect();
    };
    let facets = quick::hull(&sample, corners);
    // A closed surface of triangles has two more vertices than half its triangles.
    if facets.len() / 2 > sample.len() / USUAL_POINTS_PER_VERTEX {
        return all.collect();
    }
    let gauge = Gauge::new(&facets);
    all.filter(|&i| !gauge.is_inside(&points[i as usize]))
        .collect()
}
