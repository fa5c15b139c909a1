//! Finds separating directions that turn with the triangles.
//!
//! The common normal of two edges, each of which moves linearly, is quadratic in time, and a corner's height along it
//! cubic. Where a face rolls on a corner, or an edge on an edge, it keeps separating them while any fixed direction soon
//! does not. A cubic in Bernstein form stays above where its convex hull does: Sederberg and Nishita, "Curve intersection
//! using Bézier clipping" (1990).

use super::RelativePair;
use super::simd_triangle_pair::TrianglesAtInstant;
use crate::{Point, Vector};

/// A vector that moves linearly, given at both ends of an interval.
type LinearVector = [Vector; 2];

/// The triangles from now to the end of the step.
pub(super) struct RemainingStep {
    now: f64,
    a: [LinearVector; 3],
    b: [LinearVector; 3],
    deviation: f64,
    /// The rounding error of a gap along a normal of two edges, relative to the product of the edges' lengths.
    noise: f64,
    max_abs_coordinate: f64,
}

/// A direction, quadratic in time, and the gap required along it.
struct TurningNormal {
    bernstein: [Vector; 3],
    margin: f64,
}

impl RemainingStep {
    /// Creates the motion of both triangles from the time `now`, 0 … 1, to the end of the step.
    pub fn new(pair: &RelativePair, now: f64) -> Self {
        let rest = |t: &[[Vector; 3]; 2]| {
            [0, 1, 2].map(|i| [t[0][i] + (t[1][i] - t[0][i]) * now, t[1][i]])
        };
        Self {
            now,
            a: rest(&pair.a),
            b: rest(&pair.b),
            deviation: pair.deviation,
            noise: pair.noise,
            max_abs_coordinate: pair.max_abs_coordinate,
        }
    }

    /// Returns the latest time until which one of the turning normals separates the triangles; None when none does now.
    pub fn separated_until(&self) -> Option<f64> {
        let (u, v) = (edges(&self.a), edges(&self.b));
        let faces = [(&u[0], &u[1]), (&v[0], &v[1])];
        let pairs = (0..9).map(|k| (&u[k / 3], &v[k % 3]));
        let now = |t: &[LinearVector; 3]| t.map(|p| Point::from(p[0]));
        let instant = TrianglesAtInstant::new(&now(&self.a), &now(&self.b));
        let parts_now =
            |(u, v): &(&LinearVector, &LinearVector)| instant.upward(u[0].cross(&v[0])).is_some();
        let fractions = faces
            .into_iter()
            .chain(pairs)
            .filter(parts_now)
            .filter_map(|(u, v)| self.fraction(&self.normal(u, v)));
        let best = fractions.reduce(f64::max)?;
        Some(if best.is_finite() {
            self.now + best * (1.0 - self.now)
        } else {
            best
        })
    }

    fn normal(&self, u: &LinearVector, v: &LinearVector) -> TurningNormal {
        let centre = (u[0].cross(&v[1]) + u[1].cross(&v[0])) / 2.0;
        let mut bernstein = [u[0].cross(&v[0]), centre, u[1].cross(&v[1])];
        if bernstein[0].dot(&(self.b[0][0] - self.a[0][0])) < 0.0 {
            bernstein = bernstein.map(|n| -n);
        }
        let longest = |e: &LinearVector| e[0].norm().max(e[1].norm());
        let (of_u, of_v) = (longest(u), longest(v));
        let length = bernstein.iter().fold(0.0, |l: f64, n| l.max(n.norm()));
        TurningNormal {
            bernstein,
            margin: self.deviation * length
                + self.noise * (of_u * of_v + self.max_abs_coordinate * (of_u + of_v)),
        }
    }

    /// Returns the part of the rest for which B is above A along a turning direction; infinite when it is all. Returns None
    /// if B is not above now.
    fn fraction(&self, normal: &TurningNormal) -> Option<f64> {
        let mut least = f64::INFINITY;
        for a in &self.a {
            for b in &self.b {
                let cubic = normal.along(&[b[0] - a[0], b[1] - a[1]]);
                least = least.min(above_until(&cubic.map(|c| c - normal.margin))?);
            }
        }
        Some(least)
    }
}

impl TurningNormal {
    /// Returns the Bernstein coefficients of the product with a moving vector.
    fn along(&self, r: &LinearVector) -> [f64; 4] {
        let [p, q, s] = &self.bernstein;
        [
            p.dot(&r[0]),
            (p.dot(&r[1]) + 2.0 * q.dot(&r[0])) / 3.0,
            (2.0 * q.dot(&r[1]) + s.dot(&r[0])) / 3.0,
            s.dot(&r[1]),
        ]
    }
}

fn edges(t: &[LinearVector; 3]) -> [LinearVector; 3] {
    [(0, 1), (1, 2), (2, 0)].map(|(i, j)| [t[j][0] - t[i][0], t[j][1] - t[i][1]])
}

/// Returns a time in 0 … 1 before which the cubic is positive, where the convex hull of the control points first comes down
/// to 0. It is infinite when the cubic is always positive; None when it is not positive at 0.
fn above_until(c: &[f64; 4]) -> Option<f64> {
    let is_above = c.map(|x| x > 0.0);
    if !is_above[0] {
        return None;
    }
    let mut first = f64::INFINITY;
    for high in (0..3).filter(|&i| is_above[i]) {
        for low in (high + 1..4).filter(|&i| !is_above[i]) {
            let part = c[high] / (c[high] - c[low]);
            first = first.min((high as f64 + part * (low - high) as f64) / 3.0);
        }
    }
    Some(first)
}
