//! Locates the point where an edge passes through a triangle, given that it does.

use super::expansion::Expansion;
use super::perturbation::{PerturbedPoint, add_exactly, perturbation_rate};
use crate::collide::determinant;
use crate::tolerance::FRACTION_NOISE;
use crate::{Point, Vector};

/// The way in which the ends of an edge are measured over a triangle's plane.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Heights {
    /// The sign is exact. If the edge is in the plane but for rounding, no other digit is right.
    Estimated,
    /// Rounded once.
    Exact,
}

/// Returns the fraction of the edge from `p` to `q` before the point, and the point. Ends in the triangle's plane, and
/// coordinates constant on the edge or the triangle, are preserved exactly.
pub(super) fn crossing_point(
    [p, q]: [&PerturbedPoint; 2],
    triangle: &[PerturbedPoint; 3],
    outward: &impl Fn(u32) -> Vector,
    heights: Heights,
) -> (f64, Point) {
    let [u, v, w] = triangle;
    let (low, high) = (
        u.position.inf(&v.position).inf(&w.position),
        u.position.sup(&v.position).sup(&w.position),
    );
    let height = |x: &PerturbedPoint| {
        let points = [u, v, w, x].map(|point| &point.position);
        match heights {
            Heights::Estimated => determinant(points[0], points[1], points[2], points[3]),
            Heights::Exact => exact_height(points),
        }
    };
    let mut heights = [height(p), height(q)];
    if heights == [0.0; 2] {
        // The edge lies in the plane: its heights are those after a motion of A's vertices.
        heights = [p, q].map(|x| perturbation_rate(outward, [u, v, w, x]));
    }
    let [from, to] = heights;
    let fraction = from / (from - to);
    let fraction = if (0.0..=1.0).contains(&fraction) {
        fraction
    } else {
        0.5
    };
    // The plane of a narrow triangle is inaccurate, but its box is not.
    let mut kept = fraction;
    for i in 0..3 {
        let along = q.position[i] - p.position[i];
        if along != 0.0 {
            let (s, t) = (
                (low[i] - p.position[i]) / along,
                (high[i] - p.position[i]) / along,
            );
            kept = kept.max(s.min(t)).min(s.max(t));
        }
    }
    let kept = kept.clamp(0.0, 1.0);
    let mut point = if (kept - fraction).abs() > FRACTION_NOISE {
        between(&p.position, &q.position, kept, 1.0 - kept)
    } else {
        between(&p.position, &q.position, from, -to)
    };
    for i in 0..3 {
        if low[i] == high[i] {
            point[i] = low[i];
        }
    }
    (kept, point)
}

/// Returns the determinant whose sign is the side of a triangle's plane on which a point is, rounded once.
fn exact_height(points: [&Point; 4]) -> f64 {
    let [u, v, w, x] = points.map(|p| p.coords);
    let mut exact = Expansion::default();
    add_exactly(&mut exact, &u, &v, &w);
    for three in [[&x, &v, &w], [&u, &x, &w], [&u, &v, &x]] {
        add_exactly(&mut exact, &-three[0], three[1], three[2]);
    }
    exact.rounded()
}

/// Returns the point that divides the edge from `p` to `q` in the ratio of `from` to `to`, counted from the nearer end.
/// Products come first: of small integers they are exact.
fn between(p: &Point, q: &Point, from: f64, to: f64) -> Point {
    let (near, far, fraction, rest) = if from.abs() <= to.abs() {
        (p, q, from, to)
    } else {
        (q, p, to, from)
    };
    let total = fraction + rest;
    let offset = far - near;
    let step = offset.map(|along| {
        let exact = along * fraction / total;
        if exact.is_finite() {
            exact
        } else {
            along * 0.5
        }
    });
    near + step
}
