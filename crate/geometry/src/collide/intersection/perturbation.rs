//! Decides on which side of three points a fourth is, once the points of A are moved slightly: never 0.

use super::expansion::Expansion;
use crate::collide::orient3d;
use crate::tolerance::PERTURBED_ERROR;
use crate::{Point, Vector};

/// A point of the intersection: a vertex of A, at `at` less ε times the vertex's outward direction, or a fixed point.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PerturbedPoint {
    pub(crate) position: Point,
    /// The vertex of A that it moves with.
    pub(crate) perturbed_with: Option<u32>,
}

/// Returns the sign of the determinant of `a − d`, `b − d`, `c − d` for all ε that are positive and small enough. That is
/// the sign for ε = 0 or, if that is 0, that of the first nonzero coefficient of ε, ε², ε³. `outward` returns the direction
/// of a vertex.
///
/// Simulation of simplicity (Edelsbrunner and Mücke, "Simulation of simplicity: a technique to cope with degenerate cases
/// in geometric algorithms", 1990). Departure: one ε for all, and directions with a meaning. They lead into the body, with
/// arbitrary last digits that keep determinants from vanishing. It is 0 only where it is 0 for every such motion: for
/// repeated points, or triangles of B without area.
#[inline]
pub(crate) fn perturbed_orientation(
    outward: &impl Fn(u32) -> Vector,
    spots: [&PerturbedPoint; 4],
) -> i8 {
    let [a, b, c, d] = spots;
    match orient3d(&a.position, &b.position, &c.position, &d.position) {
        0 => perturbation_sign(outward, spots),
        sign => sign,
    }
}

/// Returns how fast the determinant grows with ε, to rounding.
pub(super) fn perturbation_rate(
    outward: &impl Fn(u32) -> Vector,
    spots: [&PerturbedPoint; 4],
) -> f64 {
    let points = spots.map(|s| s.position.coords);
    let steps = spots.map(|s| s.perturbed_with.map(|v| -outward(v)));
    let mut rate = Estimate::default();
    for (step, [j, k, l]) in one_row(&points, &steps) {
        rate.add(&step, &(j - l), &(k - l));
    }
    rate.value
}

/// Returns the sign that ε decides.
#[cold]
pub(super) fn perturbation_sign(
    outward: &impl Fn(u32) -> Vector,
    spots: [&PerturbedPoint; 4],
) -> i8 {
    let points = spots.map(|s| s.position.coords);
    let steps = spots.map(|s| s.perturbed_with.map(|v| -outward(v)));
    match first(&points, &steps) {
        0 => match second(&points, &steps) {
            0 => third(&steps),
            sign => sign,
        },
        sign => sign,
    }
}

/// The other three of four rows, for each row.
const OTHERS: [[usize; 3]; 4] = [[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]];

/// Two of four rows, and the other two.
const HALVES: [[[usize; 2]; 2]; 6] = [
    [[0, 1], [2, 3]],
    [[0, 2], [1, 3]],
    [[0, 3], [1, 2]],
    [[1, 2], [0, 3]],
    [[1, 3], [0, 2]],
    [[2, 3], [0, 1]],
];

fn parity(odd: usize) -> f64 {
    if odd % 2 == 1 { -1.0 } else { 1.0 }
}

/// A sum of triple products of vectors, in f64 with a bound of its error.
#[derive(Default)]
struct Estimate {
    value: f64,
    size: f64,
}

impl Estimate {
    fn add(&mut self, u: &Vector, v: &Vector, w: &Vector) {
        self.value += u.dot(&v.cross(w));
        let (u, v, w) = (u.abs(), v.abs(), w.abs());
        let around = Vector::new(
            v.y * w.z + v.z * w.y,
            v.z * w.x + v.x * w.z,
            v.x * w.y + v.y * w.x,
        );
        self.size += u.dot(&around);
    }

    /// Returns the sign, if it is certain.
    fn sign(&self) -> Option<i8> {
        let error = PERTURBED_ERROR * self.size;
        if self.value > error {
            Some(1)
        } else if -self.value > error {
            Some(-1)
        } else {
            (self.size == 0.0).then_some(0)
        }
    }
}

pub(super) fn add_exactly(sum: &mut Expansion, u: &Vector, v: &Vector, w: &Vector) {
    for (i, j, k) in [(0, 1, 2), (1, 2, 0), (2, 0, 1)] {
        sum.add_product(v[j], w[k], u[i]);
        sum.add_product(-v[k], w[j], u[i]);
    }
}

/// Returns each step, with its sign, and the other points for each row that the step can replace.
fn one_row(
    points: &[Vector; 4],
    steps: &[Option<Vector>; 4],
) -> impl Iterator<Item = (Vector, [Vector; 3])> {
    (0..4).filter_map(|i| {
        let step = steps[i]? * parity(i);
        Some((step, OTHERS[i].map(|j| points[j])))
    })
}

/// Returns each two steps, the first with the sign, and the other points for each two rows.
fn two_rows(
    points: &[Vector; 4],
    steps: &[Option<Vector>; 4],
) -> impl Iterator<Item = ([Vector; 2], [Vector; 2])> {
    HALVES.iter().filter_map(|&[[i, j], others]| {
        let steps = [steps[i]? * parity(i + j - 1), steps[j]?];
        Some((steps, others.map(|k| points[k])))
    })
}

/// Returns the sign of the coefficient of ε.
fn first(points: &[Vector; 4], steps: &[Option<Vector>; 4]) -> i8 {
    let mut estimate = Estimate::default();
    for (step, [j, k, l]) in one_row(points, steps) {
        estimate.add(&step, &(j - l), &(k - l));
    }
    estimate.sign().unwrap_or_else(|| {
        let mut sum = Expansion::default();
        for (step, [j, k, l]) in one_row(points, steps) {
            // (j − l) × (k − l), multiplied out.
            add_exactly(&mut sum, &step, &j, &k);
            add_exactly(&mut sum, &step, &k, &l);
            add_exactly(&mut sum, &step, &l, &j);
        }
        sum.sign()
    })
}

/// Returns the sign of the coefficient of ε².
fn second(points: &[Vector; 4], steps: &[Option<Vector>; 4]) -> i8 {
    let mut estimate = Estimate::default();
    for ([u, v], [k, l]) in two_rows(points, steps) {
        estimate.add(&u, &v, &(k - l));
    }
    estimate.sign().unwrap_or_else(|| {
        let mut sum = Expansion::default();
        for ([u, v], [k, l]) in two_rows(points, steps) {
            add_exactly(&mut sum, &u, &v, &k);
            add_exactly(&mut sum, &u, &v, &-l);
        }
        sum.sign()
    })
}

/// Returns the sign of the coefficient of ε³, with three rows replaced.
fn third(steps: &[Option<Vector>; 4]) -> i8 {
    let mut sum = Expansion::default();
    for (l, others) in OTHERS.iter().enumerate() {
        let three = others.map(|i| steps[i]);
        if let [Some(u), Some(v), Some(w)] = three {
            add_exactly(&mut sum, &(u * parity(3 - l)), &v, &w);
        }
    }
    sum.sign()
}
