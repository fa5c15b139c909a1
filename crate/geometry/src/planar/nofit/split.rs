//! Where pieces cross: between two such places a piece is on the boundary or is not.

use super::super::Vector2;
use super::super::ring::cross;
use super::pieces::Piece;
use super::touch::Touch;
use crate::tolerance::{NEAR_CROSSING, PARALLEL_TOUCHES};

/// Shares of the touches at which each piece is split, its ends among them, in order. A split too many costs a look; one that is missing
/// would cost an answer: so that what crosses nearly counts.
pub(super) fn splits(touches: &[Touch], pieces: &[Piece]) -> Vec<Vec<f64>> {
    let mut splits: Vec<Vec<f64>> = pieces.iter().map(|p| vec![p.start, p.end]).collect();
    let mut order: Vec<usize> = (0..pieces.len()).collect();
    order.sort_by(|i, j| pieces[*i].rect.low.x.total_cmp(&pieces[*j].rect.low.x));
    for (rank, &i) in order.iter().enumerate() {
        let one = &pieces[i];
        for &j in &order[rank + 1..] {
            let other = &pieces[j];
            if other.rect.low.x > one.rect.high.x {
                break;
            }
            if one.rect.meets(&other.rect) && one.touch != other.touch {
                cut(touches, pieces, [i, j], &mut splits);
            }
        }
    }
    for (splits, piece) in splits.iter_mut().zip(pieces) {
        splits.retain(|share| (piece.start..=piece.end).contains(share));
        splits.sort_by(f64::total_cmp);
        splits.dedup();
    }
    splits
}

fn cut(touches: &[Touch], pieces: &[Piece], [i, j]: [usize; 2], splits: &mut [Vec<f64>]) {
    let [one, other] = [i, j].map(|k| touches[pieces[k].touch as usize]);
    let (u, v) = (one.along(), other.along());
    let off = other.from - one.from;
    let turn = cross(u, v);
    if turn.abs() <= PARALLEL_TOUCHES * u.norm() * v.norm() {
        if cross(u, off).abs() <= PARALLEL_TOUCHES * u.norm() * (off.norm() + v.norm()) {
            for end in [other.from, other.to] {
                splits[i].push(share(u, end - one.from));
            }
            for end in [one.from, one.to] {
                splits[j].push(share(v, end - other.from));
            }
        }
        return;
    }
    let (at_one, at_other) = (cross(off, v) / turn, cross(off, u) / turn);
    let within = |share: f64, piece: &Piece| {
        piece.start - NEAR_CROSSING <= share && share <= piece.end + NEAR_CROSSING
    };
    if within(at_one, &pieces[i]) && within(at_other, &pieces[j]) {
        splits[i].push(at_one);
        splits[j].push(at_other);
    }
}

fn share(along: Vector2, off: Vector2) -> f64 {
    off.dot(&along) / along.norm_squared()
}
