//! Checks whether rings bound a polygon.

use super::ring::{self, side};
use super::sweep::{self, is_before};
use super::{Point2, PolygonError};
use crate::tolerance::{MAX_EXACT, MIN_EXACT};

/// Refuses rings that bound no polygon, with the first defect found. Exact; in time n log n for n vertices.
pub(super) fn check(rings: &[Vec<Point2>]) -> Result<(), PolygonError> {
    if rings.is_empty() {
        return Err(PolygonError::NoRing);
    }
    numbers(rings)?;
    for (number, ring) in rings.iter().enumerate() {
        shape(number, ring)?;
    }
    sweep::check(rings)
}

/// Refuses coordinates outside the range of exact predicates.
pub(super) fn numbers(rings: &[Vec<Point2>]) -> Result<(), PolygonError> {
    let vertices = |(ring, points)| {
        let numbered = move |(vertex, at)| (ring, vertex, at);
        let points: &Vec<Point2> = points;
        points.iter().copied().enumerate().map(numbered)
    };
    for (ring, vertex, at) in rings.iter().enumerate().flat_map(vertices) {
        if !(at.x.is_finite() && at.y.is_finite()) {
            return Err(PolygonError::NotFinite { ring, vertex });
        }
        let sizes = [at.x.abs(), at.y.abs()];
        if sizes.iter().any(|size| *size > MAX_EXACT) {
            return Err(PolygonError::TooLarge { ring, vertex, at });
        }
        if sizes.iter().any(|size| *size > 0.0 && *size < MIN_EXACT) {
            return Err(PolygonError::TooSmall { ring, vertex, at });
        }
    }
    Ok(())
}

/// Refuses a ring that is wrong by itself, regardless of other edges.
fn shape(number: usize, points: &[Point2]) -> Result<(), PolygonError> {
    let n = points.len();
    if n < 3 {
        return Err(PolygonError::TooFewVertices {
            ring: number,
            vertices: n,
        });
    }
    let before = |vertex: usize| points[(vertex + n - 1) % n];
    let repeats = |vertex: &usize| points[*vertex] == before(*vertex);
    // The first vertex last: it is the one after the ring's end.
    if let Some(vertex) = (1..n).chain([0]).find(repeats) {
        return Err(PolygonError::RepeatedVertex {
            ring: number,
            vertex,
            at: points[vertex],
        });
    }
    if ring::is_counter_clockwise(points).is_none() {
        return Err(PolygonError::ZeroArea {
            ring: number,
            at: points[0],
        });
    }
    let turns_back =
        |vertex: &usize| is_spike(before(*vertex), points[*vertex], points[(vertex + 1) % n]);
    match (0..n).find(turns_back) {
        Some(vertex) => Err(PolygonError::Spike {
            ring: number,
            vertex,
            at: points[vertex],
        }),
        None => Ok(()),
    }
}

/// Returns whether the path from `a` over `tip` to `b` goes back along itself; none of them has the same position as the
/// next. Exact.
pub(super) fn is_spike(a: Point2, tip: Point2, b: Point2) -> bool {
    side(a, tip, b) == 0 && is_before(a, tip) == is_before(b, tip)
}
