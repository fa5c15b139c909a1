//! Proves that two triangles meet: at an instant, an edge of one passes through the other by more than rounding and
//! deviation.

use super::{RelativePair, SweptTriangle};
use crate::collide::contact;
use crate::{Point, Vector};

/// The delays after the last instant known to be apart that are tried, as powers of a half of the remaining time.
const CANDIDATE_DELAYS: [i32; 10] = [44, 38, 32, 26, 20, 14, 9, 5, 2, 1];

/// Returns an instant, not before `now`, by which the triangles have met for sure.
pub(super) fn proven_contact_time(
    a: &SweptTriangle,
    b: &SweptTriangle,
    pair: &RelativePair,
    now: f64,
) -> Option<f64> {
    let slack = pair.noise + 2.0 * pair.deviation;
    let later = CANDIDATE_DELAYS.map(|power| now + (1.0 - now) * 0.5_f64.powi(power));
    let crossing = later.into_iter().find(|&time| {
        let [a, b] = pair.at(time);
        cross(&a, &b, slack)
    });
    crossing.or_else(|| contact(&a.to, &b.to).map(|_| 1.0))
}

/// Returns whether triangles cross for sure, although their corners may be off by `slack`.
fn cross(a: &[Point; 3], b: &[Point; 3], slack: f64) -> bool {
    let turn = |i: usize| (i, (i + 1) % 3);
    (0..3).any(|i| {
        let (from, to) = turn(i);
        pierces(&a[from], &a[to], b, slack) || pierces(&b[from], &b[to], a, slack)
    })
}

/// Returns whether the segment passes through the triangle's inside.
fn pierces(p: &Point, q: &Point, t: &[Point; 3], slack: f64) -> bool {
    let (u, v) = (t[1] - t[0], t[2] - t[0]);
    // Plain arithmetic puts most segments on one side; no error can move them to both.
    let normal = u.cross(&v);
    let above = |p: &Point| normal.dot(&(p - t[0])) > 0.0;
    if above(p) == above(q) {
        return false;
    }
    let side = |p: &Point| sign(&u, &v, &(p - t[0]), slack);
    let beside = |i: usize| sign(&(q - p), &(t[i] - p), &(t[(i + 1) % 3] - p), slack);
    let sides = side(p) * side(q);
    if sides >= 0 {
        return false;
    }
    let first = beside(0);
    first != 0 && first == beside(1) && first == beside(2)
}

/// Returns the sign of the volume of three vectors, each off by at most `slack`; 0 if it is uncertain.
fn sign(u: &Vector, v: &Vector, w: &Vector, slack: f64) -> i8 {
    let volume = u.cross(v).dot(w);
    let (l, m, n) = (u.norm(), v.norm(), w.norm());
    let error = 2.0 * slack * (l * m + m * n + n * l + slack * (l + m + n + slack));
    i8::from(volume > error) - i8::from(volume < -error)
}
