//! Bounds the distance of Bézier pieces from a linear function of their parameters.
//!
//! The difference of a rational piece `S = P / w` and a linear `L` is `N / w` with `N = P − w L`, a polynomial of one
//! degree more. Its control points are computed here, so that cancellation happens before the bounds: along a cylinder
//! `P` and
//! `w L` are both large and their difference is zero. `N` is 0 where `L` goes through the surface. Its second
//! derivatives, and the jumps of its first ones between pieces, bound it in between. Through corners that are almost
//! collinear in the parameters, `L` may be steep across the line. Then the derivatives of `S` itself give better
//! bounds, from those of `N` with a constant `L`, and of `w`.

use super::super::brep::{HomogeneousPoint, Patch, Piece};
use nearpoint_geometry::{Point, Vector};

/// The bounds of a difference `N`, of several pieces.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct DifferenceBounds {
    /// The bound of `N` itself.
    pub(super) value: f64,
    /// The bounds of the first derivatives.
    pub(super) first: [f64; 2],
    /// The bounds of the second derivatives: twice along the first parameter, along both, twice along the second.
    pub(super) second: [f64; 3],
    /// The bounds of the sums of all jumps of the first derivatives.
    pub(super) jumps: [f64; 2],
    /// The reciprocal of the smallest weight.
    pub(super) inverse_weight: f64,
}

impl DifferenceBounds {
    /// Bounds `N / w` over a triangle at whose corners it is 0, or between two points of a curve. The argument is the
    /// extent in both parameters.
    pub(super) fn max_deviation(&self, [a, b]: [f64; 2]) -> f64 {
        let [uu, uv, vv] = self.second;
        let smooth = (a * a * uu + 2.0 * a * b * uv + b * b * vv) / 8.0;
        let kinked = (a * self.jumps[0] + b * self.jumps[1]) / 4.0;
        (smooth + kinked) * self.inverse_weight
    }

    fn take(&mut self, k: usize, length: f64) {
        self.second[k] = self.second[k].max(length);
    }

    fn take_first(&mut self, k: usize, slopes: &[Vector]) {
        let steepest = slopes.iter().map(Vector::norm);
        self.first[k] = steepest.fold(self.first[k], f64::max);
    }

    fn take_value(&mut self, controls: &[Vector]) {
        let farthest = controls.iter().map(Vector::norm);
        self.value = farthest.fold(self.value, f64::max);
    }

    /// Returns the bounds of `N / w`, if `self` bounds `N` and `weights` bounds `w`.
    fn divided(&self, weights: &Self) -> Self {
        let over = self.inverse_weight;
        let value = self.value * over;
        let first = [0, 1].map(|k| (self.first[k] + weights.first[k] * value) * over);
        let second = |n: usize, [i, k]: [usize; 2]| {
            let leaning = weights.first[i] * first[k] + weights.first[k] * first[i];
            (self.second[n] + weights.second[n] * value + leaning) * over
        };
        Self {
            value,
            first,
            second: [second(0, [0, 0]), second(1, [0, 1]), second(2, [1, 1])],
            jumps: [0, 1].map(|k| (self.jumps[k] + weights.jumps[k] * value) * over),
            inverse_weight: 1.0,
        }
    }

    fn weigh<'a>(&mut self, controls: impl IntoIterator<Item = &'a HomogeneousPoint>) {
        let over = controls.into_iter().map(|p| 1.0 / p[3]);
        self.inverse_weight = over.fold(self.inverse_weight, f64::max);
    }
}

/// A linear function of two parameters.
#[derive(Debug, Clone, Copy)]
pub(super) struct Linear {
    pub(super) origin: Vector,
    pub(super) along: [Vector; 2],
}

impl Linear {
    /// Makes the function through three points at three parameters; none if the parameters are collinear, so that no
    /// surface is over them.
    pub(super) fn through(points: [Vector; 3], at: &[[f64; 2]; 3]) -> Option<Self> {
        let [[a, b], [c, d]] = [1, 2].map(|k| [0, 1].map(|i| at[k][i] - at[0][i]));
        let turn = a * d - b * c;
        let [p, q] = [points[1] - points[0], points[2] - points[0]];
        let along = [(p * d - q * b) / turn, (q * a - p * c) / turn];
        let origin = points[0] - along[0] * at[0][0] - along[1] * at[0][1];
        let is_finite = origin
            .iter()
            .chain(&along[0])
            .chain(&along[1])
            .all(|x| x.is_finite());
        is_finite.then_some(Self { origin, along })
    }

    /// Makes a constant function.
    fn constant(value: Vector) -> Self {
        Self {
            origin: value,
            along: [Vector::zeros(); 2],
        }
    }

    fn at(&self, [u, v]: [f64; 2]) -> Vector {
        self.origin + self.along[0] * u + self.along[1] * v
    }
}

/// Bounds a curve's difference from `linear`; its parameter is the first.
pub(super) fn curve_bounds(pieces: &[Piece], linear: &Linear) -> DifferenceBounds {
    let mut bend = DifferenceBounds::default();
    let mut before: Option<Vector> = None;
    for piece in pieces {
        let length = piece.to - piece.from;
        let ends = [piece.from, piece.to].map(|u| linear.at([u, 0.0]));
        let difference = subtract_linear(&piece.controls, ends);
        let (first, second) = derivatives(&difference, length);
        second.iter().for_each(|n| bend.take(0, n.norm()));
        bend.take_first(0, &first);
        bend.take_value(&difference);
        bend.jumps[0] += before.map_or(0.0, |before| (first[0] - before).norm());
        before = first.last().copied();
        bend.weigh(&piece.controls);
    }
    bend
}

/// Bounds a surface's difference from `linear`.
pub(super) fn surface_bounds(patches: &[Vec<Patch>], linear: &Linear) -> DifferenceBounds {
    let mut bend = DifferenceBounds::default();
    let mut above: Vec<Vec<Vector>> = Vec::new();
    for row in patches {
        let mut beside: Vec<Vector> = Vec::new();
        let mut below = Vec::new();
        let (mut leap_u, mut leap_v): (f64, f64) = (0.0, 0.0);
        for (column, patch) in row.iter().enumerate() {
            let net = Net::of(patch, linear);
            net.add_bounds(&mut bend);
            patch.controls.iter().for_each(|row| bend.weigh(row));
            let [start, end] = net.slopes(1);
            leap_v += max_difference(&beside, &start);
            beside = end;
            let [start, end] = net.slopes(0);
            leap_u = leap_u.max(
                above
                    .get(column)
                    .map_or(0.0, |above| max_difference(above, &start)),
            );
            below.push(end);
        }
        above = below;
        bend.jumps[0] += leap_u;
        bend.jumps[1] = bend.jumps[1].max(leap_v);
    }
    bend
}

/// Bounds a curve itself, relative to some point.
pub(super) fn curve_extent(pieces: &[Piece], from: &Point) -> DifferenceBounds {
    let weights: Vec<Piece> = pieces
        .iter()
        .map(|piece| Piece {
            controls: piece.controls.iter().map(weight_only).collect(),
            ..*piece
        })
        .collect();
    let weights = curve_bounds(&weights, &Linear::constant(Vector::zeros()));
    curve_bounds(pieces, &Linear::constant(from.coords)).divided(&weights)
}

/// Bounds a surface itself, relative to some point.
pub(super) fn surface_extent(patches: &[Vec<Patch>], from: &Point) -> DifferenceBounds {
    let alone = |patch: &Patch| Patch {
        controls: patch
            .controls
            .iter()
            .map(|row| row.iter().map(weight_only).collect())
            .collect(),
        ..*patch
    };
    let weights: Vec<Vec<Patch>> = patches
        .iter()
        .map(|row| row.iter().map(alone).collect())
        .collect();
    let weights = surface_bounds(&weights, &Linear::constant(Vector::zeros()));
    surface_bounds(patches, &Linear::constant(from.coords)).divided(&weights)
}

/// Returns the weight as a point, with the weight 1.
fn weight_only(control: &HomogeneousPoint) -> HomogeneousPoint {
    [control[3], 0.0, 0.0, 0.0]
}

/// Returns the largest distance between two lists of control points; 0 if the first is still empty.
fn max_difference(before: &[Vector], after: &[Vector]) -> f64 {
    let apart = before.iter().zip(after).map(|(p, q)| (p - q).norm());
    apart.fold(0.0, f64::max)
}

/// The control points of `P − w L` over a patch.
struct Net {
    rows: Vec<Vec<Vector>>,
    size: [f64; 2],
}

impl Net {
    fn of(patch: &Patch, linear: &Linear) -> Self {
        let size = [0, 1].map(|k| patch.high[k] - patch.low[k]);
        let [low, high] = [patch.low, patch.high];
        // Along the second parameter first: L has two ends there for either end of the first.
        let ends = |u: f64| [low[1], high[1]].map(|v| linear.at([u, v]));
        let sides = [ends(low[0]), ends(high[0])];
        let halves = sides.map(|ends| -> Vec<Vec<Vector>> {
            patch
                .controls
                .iter()
                .map(|row| subtract_linear(row, ends))
                .collect()
        });
        // P − w L is linear in L: the first half counts where the first parameter is low, the second where it is high.
        let columns = halves[0].first().map_or(0, Vec::len);
        let degree = patch.controls.len();
        let row = |i: usize| -> Vec<Vector> {
            (0..columns)
                .map(|k| {
                    let share = i as f64 / degree as f64;
                    let from = halves[1]
                        .get(i.wrapping_sub(1))
                        .map_or(Vector::zeros(), |r| r[k]);
                    let to = halves[0].get(i).map_or(Vector::zeros(), |r| r[k]);
                    from * share + to * (1.0 - share)
                })
                .collect()
        };
        Self {
            rows: (0..=degree).map(row).collect(),
            size,
        }
    }

    fn column(&self, k: usize) -> Vec<Vector> {
        self.rows.iter().map(|row| row[k]).collect()
    }

    fn columns(&self) -> std::ops::Range<usize> {
        0..self.rows[0].len()
    }

    fn add_bounds(&self, bend: &mut DifferenceBounds) {
        for k in self.columns() {
            let (first, second) = derivatives(&self.column(k), self.size[0]);
            second.iter().for_each(|n| bend.take(0, n.norm()));
            bend.take_first(0, &first);
        }
        let mut before: Option<Vec<Vector>> = None;
        for row in &self.rows {
            let (first, second) = derivatives(row, self.size[1]);
            second.iter().for_each(|n| bend.take(2, n.norm()));
            bend.take_first(1, &first);
            bend.take_value(row);
            let rate = (self.rows.len() - 1) as f64 / self.size[0];
            bend.take(
                1,
                rate * before.map_or(0.0, |before| max_difference(&before, &first)),
            );
            before = Some(first);
        }
    }

    /// Returns the first derivatives along a parameter at its beginning and its end.
    fn slopes(&self, along: usize) -> [Vec<Vector>; 2] {
        let lines: Vec<Vec<Vector>> = match along {
            0 => self.columns().map(|k| self.column(k)).collect(),
            _ => self.rows.clone(),
        };
        let slopes: Vec<Vec<Vector>> = lines
            .iter()
            .map(|line| derivatives(line, self.size[along]).0)
            .collect();
        [
            slopes
                .iter()
                .filter_map(|line| line.first().copied())
                .collect(),
            slopes
                .iter()
                .filter_map(|line| line.last().copied())
                .collect(),
        ]
    }
}

/// Returns the control points of `P − w L` along one parameter, with L from one end to the other.
fn subtract_linear(controls: &[HomogeneousPoint], [from, to]: [Vector; 2]) -> Vec<Vector> {
    let degree = controls.len();
    let off = |p: &HomogeneousPoint, l: &Vector| Vector::new(p[0], p[1], p[2]) - l * p[3];
    (0..=degree)
        .map(|i| {
            let share = i as f64 / degree as f64;
            let before = i.checked_sub(1).map(|i| &controls[i]);
            let high = before.map_or(Vector::zeros(), |p| off(p, &to));
            let low = controls.get(i).map_or(Vector::zeros(), |p| off(p, &from));
            high * share + low * (1.0 - share)
        })
        .collect()
}

/// Returns the control points of the first and the second derivative of a Bézier curve over an interval of this length.
fn derivatives(controls: &[Vector], length: f64) -> (Vec<Vector>, Vec<Vector>) {
    let derived = |controls: &[Vector]| -> Vec<Vector> {
        let rate = (controls.len() as f64 - 1.0) / length;
        controls
            .windows(2)
            .map(|pair| (pair[1] - pair[0]) * rate)
            .collect()
    };
    let first = derived(controls);
    let second = derived(&first);
    (first, second)
}
