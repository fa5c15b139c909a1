//! Moves siblings apart: the largest stays. Each other piece moves outwards along the axis on which it clears the
//! others soonest, one axis after the other. It takes along the pieces that are farther out.
//!
//! Only boxes are compared, so that thousands of parts take a moment. Two laws hold for all boxes. First, in each step,
//! of two boxes that face each other along its axis, the outer one moves at least as far, so no overlap grows. Second,
//! at the end no two boxes overlap.

use nearpoint_geometry::Vector;
use nearpoint_geometry::bounds::Aabb;

/// The number of pieces above which pairs are not compared, and all positions are scaled instead.
const MAX_COMPARED: usize = 2500;
/// The gap between two separated pieces, as a fraction of the smaller one's diagonal.
const GAP_FRACTION: f64 = 0.3;
/// The ratio of two sides of a box from which on they count as about equal.
const EQUAL_RATIO: f64 = 0.8;
/// The factor on the displacement along a box's own axis, such as a bolt's or a washer's, so that this axis is
/// preferred.
const OWN_AXIS_FACTOR: f64 = 0.5;

/// A part, or a group of parts, that the explosion moves as one.
#[derive(Debug, Clone, Copy)]
pub struct Piece {
    /// The box around it as it is.
    pub bounds: Aabb,
    /// The box that it needs while its contents move apart, and afterwards.
    pub envelope: Aabb,
}

impl Piece {
    /// Returns the piece moved by a vector.
    pub(super) fn moved(&self, by: Vector) -> Self {
        let moved = |bounds: &Aabb| Aabb {
            lo: bounds.lo + by,
            hi: bounds.hi + by,
        };
        Self {
            bounds: moved(&self.bounds),
            envelope: moved(&self.envelope),
        }
    }
}

/// Returns the displacement of each piece in each step of the explosion, which moves the pieces apart.
pub fn separate(pieces: &[Piece]) -> Vec<Vec<Vector>> {
    if pieces.len() > MAX_COMPARED {
        return vec![scaled_positions(pieces)];
    }
    let size = |i: &usize| (volume(&pieces[*i].bounds), pieces[*i].bounds.diagonal());
    let largest = (0..pieces.len()).rev().max_by(|p, q| {
        let (p, q) = (size(p), size(q));
        p.0.total_cmp(&q.0).then(p.1.total_cmp(&q.1))
    });
    let Some(base) = largest else {
        return Vec::new();
    };
    let mut left = axes(pieces, base);
    let mut moved = pieces.to_vec();
    let mut steps = Vec::new();
    while let Some((&axis, others)) = left.split_first() {
        let far = outwards(&moved, base, axis, others);
        let step = far.iter().map(|far| {
            let mut way = Vector::zeros();
            way[axis] = *far;
            way
        });
        let step: Vec<Vector> = step.collect();
        for (piece, way) in moved.iter_mut().zip(&step) {
            *piece = piece.moved(*way);
        }
        steps.extend(far.iter().any(|far| *far != 0.0).then_some(step));
        left = others.to_vec();
    }
    steps
}

fn volume(bounds: &Aabb) -> f64 {
    (bounds.hi - bounds.lo).iter().product()
}

/// Returns displacements away from the common centre that double the distances from it.
fn scaled_positions(pieces: &[Piece]) -> Vec<Vector> {
    let all = pieces
        .iter()
        .fold(Aabb::EMPTY, |all, piece| all.union(&piece.bounds));
    let away = |piece: &Piece| piece.bounds.centre() - all.centre();
    pieces.iter().map(away).collect()
}

/// Returns the axes, first the one along which the largest volume leaves the base.
fn axes(pieces: &[Piece], base: usize) -> Vec<usize> {
    let mut weights = [0.0; 3];
    for piece in pieces {
        weights[first_free_axis(piece, &pieces[base], &[0, 1, 2])] += volume(&piece.bounds);
    }
    let mut axes = vec![0, 1, 2];
    axes.sort_by(|&p, &q| weights[q].total_cmp(&weights[p]));
    axes
}

/// Returns the displacement of each piece along an axis. It works upwards from the base, each piece after those that
/// end below it, and then likewise downwards. Pieces that can be separated along the `later` axes are not separated
/// yet.
fn outwards(pieces: &[Piece], base: usize, axis: usize, later: &[usize]) -> Vec<f64> {
    let middle = |i: usize| pieces[i].bounds.centre()[axis];
    let mut far = vec![0.0; pieces.len()];
    let mut done = vec![base];
    for side in [1.0, -1.0] {
        let is_there = |i: &usize| {
            let at = (middle(*i) - middle(base)) * side;
            *i != base && (at > 0.0 || (at == 0.0 && side > 0.0))
        };
        let mut there: Vec<usize> = (0..pieces.len()).filter(is_there).collect();
        let ends = |i: &usize| span(&pieces[*i].bounds, axis, side);
        there.sort_by(|p, q| {
            let ([lo_p, hi_p], [lo_q, hi_q]) = (ends(p), ends(q));
            hi_p.total_cmp(&hi_q).then(lo_p.total_cmp(&lo_q))
        });
        for i in there {
            let least = done.iter().filter_map(|&j| {
                let least = clearing_distance(&pieces[i], &pieces[j], (axis, side), later)?;
                Some(far[j] * side + least)
            });
            far[i] = least.fold(0.0, f64::max) * side;
            done.push(i);
        }
    }
    far
}

/// Returns where a box begins and ends along an axis that points to this side.
fn span(bounds: &Aabb, axis: usize, side: f64) -> [f64; 2] {
    let ends = [bounds.lo[axis], bounds.hi[axis]].map(|end| end * side);
    [ends[0].min(ends[1]), ends[0].max(ends[1])]
}

/// Returns how much farther than the other a piece must move at least; none if neither blocks the other.
fn clearing_distance(
    piece: &Piece,
    other: &Piece,
    (axis, side): (usize, f64),
    later: &[usize],
) -> Option<f64> {
    let gap = |axis: usize| gap(&piece.envelope, &other.envelope, axis);
    if (0..3).any(|i| i != axis && gap(i) >= 0.0) {
        return None;
    }
    let is_apart = gap(axis) >= 0.0;
    let left: Vec<usize> = std::iter::once(axis).chain(later.iter().copied()).collect();
    if !is_apart && first_free_axis(piece, other, &left) != axis {
        return Some(0.0);
    }
    let begins = span(&piece.envelope, axis, side)[0];
    let ends = span(&other.envelope, axis, side)[1];
    Some((ends - begins + between(piece, other)).max(0.0))
}

/// Returns the gap to leave between two pieces.
fn between(a: &Piece, b: &Piece) -> f64 {
    GAP_FRACTION * a.bounds.diagonal().min(b.bounds.diagonal())
}

/// Returns the gap between two boxes along an axis; negative if they overlap there.
fn gap(a: &Aabb, b: &Aabb, axis: usize) -> f64 {
    (a.lo[axis] - b.hi[axis]).max(b.lo[axis] - a.hi[axis])
}

/// Returns the axis, of these, along which two pieces are separated soonest.
fn first_free_axis(a: &Piece, b: &Piece, axes: &[usize]) -> usize {
    let smaller = match a.bounds.diagonal() < b.bounds.diagonal() {
        true => &a.bounds,
        false => &b.bounds,
    };
    let own = own_axis(smaller);
    let far = |axis: usize| {
        let is_above = a.bounds.centre()[axis] >= b.bounds.centre()[axis];
        let way = match is_above {
            true => b.envelope.hi[axis] - a.envelope.lo[axis],
            false => a.envelope.hi[axis] - b.envelope.lo[axis],
        };
        (way + between(a, b))
            * if own == Some(axis) {
                OWN_AXIS_FACTOR
            } else {
                1.0
            }
    };
    let nearer = |p: usize, q: usize| if far(q) < far(p) { q } else { p };
    axes.iter().copied().reduce(nearer).unwrap_or(0)
}

/// Returns the axis across which a box is about as wide as high, if its length along the axis differs.
fn own_axis(bounds: &Aabb) -> Option<usize> {
    let sizes = bounds.hi - bounds.lo;
    let alike = |axis: usize| {
        let (p, q) = (sizes[(axis + 1) % 3], sizes[(axis + 2) % 3]);
        p.min(q) / p.max(q)
    };
    let best = (1..3).fold(0, |best, i| if alike(i) > alike(best) { i } else { best });
    let is_other = |i: usize| alike(i) < EQUAL_RATIO;
    (alike(best) >= EQUAL_RATIO && is_other((best + 1) % 3) && is_other((best + 2) % 3))
        .then_some(best)
}
