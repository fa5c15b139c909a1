//! Implements Johnson's recursion: cofactors of ever larger subsets.

use super::ClosestPoint;
use crate::Vector;

/// Finds the nearest point by the Δ_i of every subset, indexed by its bits:
/// `Δ_j(X ∪ {j}) = Σ_{i ∈ X} Δ_i(X) (y_i · y_k − y_i · y_j)`, k the first of X; a single point has 1. The nearest point
/// lies in the subset whose own Δ are all positive while those of any further point are not. Rounding can leave no such
/// subset, and the original has no answer then. Here the nearest point of all subsets whose own Δ are positive is taken;
/// single points always qualify.
pub(super) fn closest_point(points: &[Vector]) -> ClosestPoint {
    let count = points.len();
    let mut delta = [[0.0; 4]; 16];
    let mut fallback: Option<ClosestPoint> = None;
    for subset in 1_usize..1 << count {
        fill(&mut delta, points, subset);
        if !members(subset).all(|i| delta[subset][i] > 0.0) {
            continue;
        }
        let candidate = weigh(points, subset, &delta[subset]);
        let others = members((1 << count) - 1 - subset);
        if others.fold(true, |all, j| {
            all & (growth(&delta, points, subset, j) <= 0.0)
        }) {
            return candidate;
        }
        fallback = Some(fallback.map_or(candidate, |known| known.nearer(candidate)));
    }
    // None qualifies only if a coordinate is not a number.
    fallback.unwrap_or(ClosestPoint::from_weights(points, &[(0, 1.0)]))
}

/// Returns the numbers in a set of bits.
fn members(subset: usize) -> impl Iterator<Item = usize> {
    (0..4).filter(move |i| subset >> i & 1 == 1)
}

/// Computes Δ of all members of the subset from those of the subsets one smaller.
fn fill(delta: &mut [[f64; 4]; 16], points: &[Vector], subset: usize) {
    for j in members(subset) {
        let rest = subset & !(1 << j);
        delta[subset][j] = if rest == 0 {
            1.0
        } else {
            growth(delta, points, rest, j)
        };
    }
}

/// Returns Δ_j of the subset with j.
fn growth(delta: &[[f64; 4]; 16], points: &[Vector], subset: usize, j: usize) -> f64 {
    let k = subset.trailing_zeros() as usize;
    let edge = points[k] - points[j];
    members(subset)
        .map(|i| delta[subset][i] * points[i].dot(&edge))
        .sum()
}

fn weigh(points: &[Vector], subset: usize, delta: &[f64; 4]) -> ClosestPoint {
    let sum: f64 = members(subset).map(|i| delta[i]).sum();
    let mut weighted = [(0, 0.0); 4];
    let mut count = 0;
    for i in members(subset) {
        weighted[count] = (i, delta[i] / sum);
        count += 1;
    }
    ClosestPoint::from_weights(points, &weighted[..count])
}
