//! Represents two triangles side by side, for tests of many directions in a few vector instructions each.

use super::SweptTriangle;
use crate::tolerance::SWEPT_NOISE;
use crate::{Point, Vector};
use wide::{CmpGt, f64x2};

/// Both triangles relative to a point that may move; the lanes of every coordinate are the two ends of the step.
#[derive(Debug, Clone, Copy)]
pub(super) struct SimdTrianglePair {
    /// The coordinates, corner by corner, axis by axis.
    a: [[f64x2; 3]; 3],
    b: [[f64x2; 3]; 3],
    /// The margin as in [`super::RelativePair::margin`]; NaN if a coordinate is NaN.
    margin: f64,
}

/// The normals at both ends, and their lengths.
#[derive(Debug, Clone, Copy)]
pub(super) struct Normals {
    along: [f64x2; 3],
    length: f64x2,
}

impl Normals {
    /// Returns the normal at the beginning, 0, or at the end, 1.
    #[inline]
    pub fn at(&self, end: usize) -> (Vector, f64) {
        let along = self.along.map(|v| v.as_array_ref()[end]);
        (Vector::from(along), self.length.as_array_ref()[end])
    }
}

impl SimdTrianglePair {
    /// Packs both triangles, at both ends of the step, into lanes relative to a point.
    #[inline]
    pub fn new(a: &SweptTriangle, b: &SweptTriangle, origin: &[Point; 2]) -> Self {
        let origin = [0, 1, 2].map(|k| f64x2::new([origin[0][k], origin[1][k]]));
        let corners = |t: &SweptTriangle| {
            let axis = |i: usize, k: usize| f64x2::new([t.from[i][k], t.to[i][k]]) - origin[k];
            [0, 1, 2].map(|i| [0, 1, 2].map(|k| axis(i, k)))
        };
        let (a_lanes, b_lanes) = (corners(a), corners(b));
        let (mut reach, mut sum) = ([f64x2::ZERO; 3], [f64x2::ZERO; 3]);
        for corner in a_lanes.iter().chain(&b_lanes) {
            for k in 0..3 {
                reach[k] = reach[k].fast_max(corner[k].abs());
                sum[k] += corner[k];
            }
        }
        let reach = highest(&reach).to_array();
        let deviation = a.deviation + b.deviation;
        let is_sound = (sum[0] + sum[1] + sum[2]).reduce_add().is_finite();
        let noise = SWEPT_NOISE * (reach[0].max(reach[1]) + deviation);
        Self {
            a: a_lanes,
            b: b_lanes,
            margin: if is_sound {
                deviation + noise
            } else {
                f64::NAN
            },
        }
    }

    /// Returns the normals of both triangles.
    #[inline]
    pub fn normals(&self) -> [Normals; 2] {
        [&self.a, &self.b].map(|[p, q, r]| {
            let [u, v] = [q, r].map(|q| [0, 1, 2].map(|k| q[k] - p[k]));
            let along = [0, 1, 2].map(|k| {
                let (i, j) = ((k + 1) % 3, (k + 2) % 3);
                u[i] * v[j] - u[j] * v[i]
            });
            let square = along[0] * along[0] + along[1] * along[1] + along[2] * along[2];
            let length = square.sqrt();
            Normals { along, length }
        })
    }

    /// Returns the vector from the centre of A to that of B, both ends taken together, and its length.
    #[inline]
    pub fn between(&self) -> (Vector, f64) {
        let centre = |t: &[[f64x2; 3]; 3], k: usize| t[0][k] + t[1][k] + t[2][k];
        let n = [0, 1, 2].map(|k| (centre(&self.b, k) - centre(&self.a, k)).reduce_add());
        let n = Vector::from(n);
        (n, n.norm())
    }

    /// Returns whether B stays above A along a direction of this length, or below, by more than the margin for the whole
    /// step. Between the ends the gap is no less than at one of them.
    #[inline]
    pub fn is_separated_throughout(&self, (n, length): &(Vector, f64)) -> bool {
        let [a, b] = self.heights(n);
        let wanted = f64x2::splat(self.margin * length);
        let wide = |gap: f64x2| gap.cmp_gt(wanted).move_mask() == 3;
        *length > 0.0 && (wide(b[0] - a[1]) || wide(a[0] - b[1]))
    }

    /// Returns whether all positions of B during the step are above, or below, all positions of A, at any times.
    #[inline]
    pub fn is_separated_at_all_times(&self, (n, length): &(Vector, f64)) -> bool {
        let [a, b] = self.heights(n).map(|[low, high]| {
            let ([p, q], [r, s]) = (low.to_array(), high.to_array());
            [if p < q { p } else { q }, if r > s { r } else { s }]
        });
        let wanted = self.margin * length;
        *length > 0.0 && (b[0] - a[1] > wanted || a[0] - b[1] > wanted)
    }

    /// Returns the lowest and the highest corner of each triangle at both ends.
    #[inline]
    fn heights(&self, n: &Vector) -> [[f64x2; 2]; 2] {
        let n = [n.x, n.y, n.z].map(f64x2::splat);
        [&self.a, &self.b].map(|t| {
            let h = t.map(|p| n[0] * p[0] + n[1] * p[1] + n[2] * p[2]);
            [lowest(&h), highest(&h)]
        })
    }
}

/// Both triangles at an instant; the lanes are A and B.
#[derive(Debug, Clone, Copy)]
pub(super) struct TrianglesAtInstant([[f64x2; 3]; 3]);

impl TrianglesAtInstant {
    /// Packs the corners of A and of B, in one frame, into lanes.
    pub fn new(a: &[Point; 3], b: &[Point; 3]) -> Self {
        Self([0, 1, 2].map(|i| [0, 1, 2].map(|k| f64x2::new([a[i][k], b[i][k]]))))
    }

    /// Returns whether B is above A along a direction, even if only by rounding.
    #[inline]
    pub fn is_above(&self, n: &Vector) -> bool {
        let [low, high] = self.ends(n);
        low[1] > high[0]
    }

    /// Returns a direction, or its opposite, along which B is above A.
    #[inline]
    pub fn upward(&self, n: Vector) -> Option<Vector> {
        let [low, high] = self.ends(&n);
        if low[1] > high[0] {
            Some(n)
        } else if low[0] > high[1] {
            Some(-n)
        } else {
            None
        }
    }

    /// Returns the lowest corner of each, and the highest.
    #[inline]
    fn ends(&self, n: &Vector) -> [[f64; 2]; 2] {
        let n = [n.x, n.y, n.z].map(f64x2::splat);
        let h = self.0.map(|p| n[0] * p[0] + n[1] * p[1] + n[2] * p[2]);
        [lowest(&h), highest(&h)].map(f64x2::to_array)
    }
}

#[inline]
fn lowest(h: &[f64x2; 3]) -> f64x2 {
    h[0].fast_min(h[1]).fast_min(h[2])
}

#[inline]
fn highest(h: &[f64x2; 3]) -> f64x2 {
    h[0].fast_max(h[1]).fast_max(h[2])
}
