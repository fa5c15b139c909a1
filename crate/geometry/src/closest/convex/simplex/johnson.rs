//! Johnson's recursion: cofactors of ever larger subsets.

use super::Nearest;
use crate::Vector;

/// Δ_i of every subset, by its bits: `Δ_j(X ∪ {j}) = Σ_{i ∈ X} Δ_i(X) (y_i · y_k − y_i · y_j)`, k the first of X; a
/// single point has 1. The nearest point lies in the subset whose own Δ are all positive while those of any further
/// point are not. Rounding can leave none like that, where the original then has no answer: the nearest point of all
/// subsets whose own are positive is taken, and single points always are.
pub(super) fn nearest(points: &[Vector]) -> Nearest {
    let count = points.len();
    let mut delta = [[0.0; 4]; 16];
    let mut fallback: Option<Nearest> = None;
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
        fallback = Some(fallback.map_or(candidate, |known| known.or(candidate)));
    }
    // Only if a coordinate is not a number can there be none.
    fallback.unwrap_or(Nearest::of(points, &[(0, 1.0)]))
}

/// The numbers in a set of bits.
fn members(subset: usize) -> impl Iterator<Item = usize> {
    (0..4).filter(move |i| subset >> i & 1 == 1)
}

/// Δ of all members of the subset, from those of the subsets one smaller.
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

/// Δ_j of the subset with j.
fn growth(delta: &[[f64; 4]; 16], points: &[Vector], subset: usize, j: usize) -> f64 {
    let k = subset.trailing_zeros() as usize;
    let edge = points[k] - points[j];
    members(subset)
        .map(|i| delta[subset][i] * points[i].dot(&edge))
        .sum()
}

fn weigh(points: &[Vector], subset: usize, delta: &[f64; 4]) -> Nearest {
    let sum: f64 = members(subset).map(|i| delta[i]).sum();
    let mut weighted = [(0, 0.0); 4];
    let mut count = 0;
    for i in members(subset) {
        weighted[count] = (i, delta[i] / sum);
        count += 1;
    }
    Nearest::of(points, &weighted[..count])
}
