//! Finds directions along which two moving triangles are apart.
//!
//! Along a fixed direction every corner's height is a linear function of time, so that the duration of a gap is known.

use super::simd_triangle_pair::TrianglesAtInstant;
use super::{RelativePair, SweptTriangle};
use crate::closest::nearest;
use crate::tolerance::SUM_ROUNDING;
use crate::{Point, Vector};

/// The heights of two triangles along a direction, which determine how long it separates them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Projections {
    /// The heights of A's corners at both ends.
    a: [[f64; 3]; 2],
    b: [[f64; 3]; 2],
}

impl Projections {
    /// Projects the corners of both triangles, at the start and at the end of the step, on a direction.
    #[inline]
    pub fn along(pair: &RelativePair, n: &Vector) -> Self {
        Self {
            a: pair.a.map(|corners| corners.map(|p| n.dot(&p))),
            b: pair.b.map(|corners| corners.map(|p| n.dot(&p))),
        }
    }

    /// Returns until when B stays above A by more than `margin`; None if it is not above now.
    #[inline]
    pub fn above_until(&self, now: f64, margin: f64) -> Option<f64> {
        let mut until = f64::INFINITY;
        for i in 0..3 {
            for j in 0..3 {
                let first = self.b[0][j] - self.a[0][i];
                let last = self.b[1][j] - self.a[1][i];
                let is_wide = first + (last - first) * now > margin;
                if !is_wide {
                    return None;
                }
                if last <= margin {
                    until = until.min((first - margin) / (first - last));
                }
            }
        }
        Some(until)
    }
}

#[inline]
fn lowest(h: &[f64; 3]) -> f64 {
    let low = if h[0] < h[1] { h[0] } else { h[1] };
    if low < h[2] { low } else { h[2] }
}

#[inline]
fn highest(h: &[f64; 3]) -> f64 {
    let high = if h[0] > h[1] { h[0] } else { h[1] };
    if high > h[2] { high } else { h[2] }
}

/// Returns whether a coordinate separates the triangles at both ends, and so throughout: exact where nothing deviates.
pub(super) fn is_separated_by_coordinate(a: &SweptTriangle, b: &SweptTriangle) -> bool {
    let deviation = a.deviation + b.deviation;
    let wanted = deviation + SUM_ROUNDING * deviation;
    let axis = |k: usize, t: &[Point; 3]| [t[0][k], t[1][k], t[2][k]];
    (0..3).any(|k| {
        let gap = |low: &[Point; 3], high: &[Point; 3]| {
            lowest(&axis(k, high)) - highest(&axis(k, low)) > wanted
        };
        gap(&a.from, &b.from) && gap(&a.to, &b.to) || gap(&b.from, &a.from) && gap(&b.to, &a.to)
    })
}

/// Returns the unit vector; None if rounding leaves it undetermined.
pub(super) fn unit(v: Vector) -> Option<Vector> {
    let length = v.norm();
    (length > 0.0 && length.is_finite()).then(|| v / length)
}

/// Returns the time until which the best fixed direction separates the triangles from `now` on; None if no direction tried
/// gives a sufficient gap now. If none of the features' own directions reaches `enough`, the line between the nearest
/// points is tried, too. That line is best while the triangles are far apart. As they come close its direction is lost in
/// rounding, while the features' are not.
pub(super) fn separated_until(pair: &RelativePair, now: f64, enough: f64) -> Option<f64> {
    let [a, b] = pair.at(now);
    let instant = TrianglesAtInstant::new(&a, &b);
    let until = |n: Vector| Projections::along(pair, &n).above_until(now, pair.margin());
    let normals = normals(&a, &b).filter_map(|n| instant.upward(n));
    let best = normals.filter_map(unit).filter_map(until).reduce(f64::max);
    if best.is_some_and(|best| best > enough) {
        return best;
    }
    let found = nearest(&a, &b);
    let between = found.on_b - found.on_a;
    let lines = std::iter::once(between).chain(square(&a, &b, &between));
    let lines = lines.filter(|n| instant.is_above(n)).filter_map(unit);
    lines.filter_map(until).chain(best).reduce(f64::max)
}

fn edges(t: &[Point; 3]) -> [Vector; 3] {
    [t[1] - t[0], t[2] - t[1], t[0] - t[2]]
}

/// Returns the normals of both faces, and the common normals of edges.
fn normals(a: &[Point; 3], b: &[Point; 3]) -> impl Iterator<Item = Vector> + use<> {
    let (of_a, of_b) = (edges(a), edges(b));
    let faces = [of_a[0].cross(&of_a[1]), of_b[0].cross(&of_b[1])];
    let pairs = (0..9).map(move |k| of_a[k / 3].cross(&of_b[k % 3]));
    faces.into_iter().chain(pairs)
}

/// Returns a line made perpendicular to each edge.
fn square(
    a: &[Point; 3],
    b: &[Point; 3],
    between: &Vector,
) -> impl Iterator<Item = Vector> + use<> {
    let (of_a, of_b, between) = (edges(a), edges(b), *between);
    (0..6).filter_map(move |k| {
        let edge = unit(if k < 3 { of_a[k] } else { of_b[k - 3] })?;
        let once = between - edge * edge.dot(&between);
        Some(once - edge * edge.dot(&once))
    })
}
