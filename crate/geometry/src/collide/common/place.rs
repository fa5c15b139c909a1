//! Locates the point where an edge passes through a triangle, given that it does.

use super::orient::{Spot, rate};
use crate::collide::determinant;
use crate::tolerance::SHARE_NOISE;
use crate::{Point, Vector};

/// Returns the share of the way from `p` to `q`, and the point. Ends in the triangle's plane, and coordinates constant on
/// the edge or the triangle, are preserved exactly.
pub(super) fn place(
    p: &Spot,
    q: &Spot,
    triangle: &[Spot; 3],
    outward: &impl Fn(u32) -> Vector,
) -> (f64, Point) {
    let [u, v, w] = triangle;
    let (low, high) = (u.at.inf(&v.at).inf(&w.at), u.at.sup(&v.at).sup(&w.at));
    let height = |x: &Spot| determinant(&u.at, &v.at, &w.at, &x.at);
    let mut heights = [height(p), height(q)];
    if heights == [0.0; 2] {
        // The edge lies in the plane: its heights are those after a motion of A's vertices.
        heights = [p, q].map(|x| rate(outward, [u, v, w, x]));
    }
    let [from, to] = heights;
    let share = from / (from - to);
    let share = if (0.0..=1.0).contains(&share) {
        share
    } else {
        0.5
    };
    // The plane of a narrow triangle is inaccurate, but its box is not.
    let mut kept = share;
    for i in 0..3 {
        let along = q.at[i] - p.at[i];
        if along != 0.0 {
            let (s, t) = ((low[i] - p.at[i]) / along, (high[i] - p.at[i]) / along);
            kept = kept.max(s.min(t)).min(s.max(t));
        }
    }
    let kept = kept.clamp(0.0, 1.0);
    let mut point = if (kept - share).abs() > SHARE_NOISE {
        between(&p.at, &q.at, kept, 1.0 - kept)
    } else {
        between(&p.at, &q.at, from, -to)
    };
    for i in 0..3 {
        if low[i] == high[i] {
            point[i] = low[i];
        }
    }
    (kept, point)
}

/// Returns the point that divides the way from `p` to `q` as `from` to `to`, counted from the nearer end. Products come
/// first: of small integers they are exact.
fn between(p: &Point, q: &Point, from: f64, to: f64) -> Point {
    let (near, far, share, rest) = if from.abs() <= to.abs() {
        (p, q, from, to)
    } else {
        (q, p, to, from)
    };
    let total = share + rest;
    let offset = far - near;
    let step = offset.map(|along| {
        let exact = along * share / total;
        if exact.is_finite() {
            exact
        } else {
            along * 0.5
        }
    });
    near + step
}
