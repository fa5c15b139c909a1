//! Removes regions of positions at which B surely collides from a touch segment: discs from circles inside both, and
//! parallelograms of two edges that cross wherever B is in it.

use super::super::circle::InscribedCircle;
use super::super::ring::cross;
use super::super::{GridPolygon, Point2, Vector2};
use super::touch_segment::TouchSegment;
use crate::tolerance::CROSSING_GAP;

/// The largest number of parallelograms; the least used ones are dropped.
const MAX_PARALLELOGRAMS: usize = 96;

/// The positions at which an edge of A and one of B cross: `corner + x · u − y · v` with x and y between 0 and 1.
#[derive(Debug, Clone, Copy)]
pub(super) struct CrossingParallelogram {
    corner: Point2,
    u: Vector2,
    v: Vector2,
    /// The reciprocal of the cross product of `u` and `v`.
    scale: f64,
}

/// The discs and parallelograms.
#[derive(Debug)]
pub(super) struct CollisionCover {
    discs: Vec<InscribedCircle>,
    parallelograms: Vec<CrossingParallelogram>,
    left: Vec<[f64; 2]>,
    next: Vec<[f64; 2]>,
}

impl CrossingParallelogram {
    /// Creates the parallelogram of positions at which an edge of A and an edge of B cross; None for parallel edges.
    pub fn new(a: &GridPolygon, i: usize, b: &GridPolygon, j: usize) -> Option<Self> {
        let [a0, a1] = a.edge(i);
        let [b0, b1] = b.edge(j);
        let (u, v) = (a1 - a0, b1 - b0);
        let scale = 1.0 / cross(u, v);
        scale.is_finite().then_some(Self {
            corner: Point2::from(a0 - b0),
            u,
            v,
            scale,
        })
    }

    /// Returns the fractions between which a touch segment is inside the parallelogram, off its sides by `margin`, a
    /// fraction of their lengths.
    pub fn chord(&self, touch: &TouchSegment, margin: f64) -> Option<[f64; 2]> {
        let (off, along) = (touch.from - self.corner, touch.along());
        let x = [cross(off, self.v), cross(along, self.v)];
        let y = [cross(off, self.u), cross(along, self.u)];
        let (mut enter, mut leave) = (f64::NEG_INFINITY, f64::INFINITY);
        for [at, change] in [x, y].map(|pair| pair.map(|term| term * self.scale)) {
            if change == 0.0 {
                if at <= margin || at >= 1.0 - margin {
                    return None;
                }
                continue;
            }
            let (p, q) = ((margin - at) / change, (1.0 - margin - at) / change);
            enter = enter.max(p.min(q));
            leave = leave.min(p.max(q));
        }
        (enter < leave).then_some([enter, leave])
    }
}

impl CollisionCover {
    /// Creates a cover of the positions at which B certainly collides with A, with a disc for each pair of their
    /// inscribed circles.
    pub fn new(a: &GridPolygon, b: &GridPolygon) -> Self {
        let numbers =
            (0..a.inscribed.len()).flat_map(|i| (0..b.inscribed.len()).map(move |j| (i, j)));
        let discs = numbers.map(|(i, j)| disc(a, i, b, j));
        let mut discs: Vec<InscribedCircle> = discs.filter(|disc| disc.radius > 0.0).collect();
        discs.sort_by(|p, q| q.radius.total_cmp(&p.radius));
        Self {
            discs,
            parallelograms: Vec::new(),
            left: Vec::new(),
            next: Vec::new(),
        }
    }

    /// Stores a parallelogram for the next touch segments.
    pub fn store(&mut self, frame: CrossingParallelogram) {
        if self.parallelograms.len() >= MAX_PARALLELOGRAMS {
            self.parallelograms.truncate(MAX_PARALLELOGRAMS / 2);
        }
        self.parallelograms.push(frame);
    }

    /// Returns the parts of a touch segment that the cover leaves, as fractions of it, in order. Where regions meet a
    /// small gap is left, too, so that no single position between them is lost.
    pub fn uncovered(&mut self, touch: &TouchSegment) -> &[[f64; 2]] {
        self.left.clear();
        self.left.push([0.0, 1.0]);
        for disc in &self.discs {
            if let Some(chord) = chord(touch, disc) {
                take(&mut self.left, &mut self.next, chord);
            }
            if self.left.is_empty() {
                return &self.left;
            }
        }
        let mut served = None;
        for (rank, frame) in self.parallelograms.iter().enumerate() {
            if let Some(chord) = frame.chord(touch, CROSSING_GAP)
                && take(&mut self.left, &mut self.next, chord)
            {
                served = Some(rank);
            }
            if self.left.is_empty() {
                break;
            }
        }
        // A region that was used moves to the front.
        if let Some(rank) = served {
            self.parallelograms.swap(rank, rank / 2);
        }
        &self.left
    }
}

/// Removes an interval from others. Returns whether anything was removed.
fn take(left: &mut Vec<[f64; 2]>, next: &mut Vec<[f64; 2]>, [enter, leave]: [f64; 2]) -> bool {
    let (enter, leave) = (enter + CROSSING_GAP, leave - CROSSING_GAP);
    if enter >= leave
        || left
            .iter()
            .all(|[start, end]| leave <= *start || *end <= enter)
    {
        return false;
    }
    next.clear();
    for &[start, end] in left.iter() {
        if leave <= start || end <= enter {
            next.push([start, end]);
            continue;
        }
        if start < enter {
            next.push([start, enter]);
        }
        if leave < end {
            next.push([leave, end]);
        }
    }
    std::mem::swap(left, next);
    true
}

/// Returns the fractions of a touch segment between which it is in a disc.
pub(super) fn chord(touch: &TouchSegment, disc: &InscribedCircle) -> Option<[f64; 2]> {
    let (off, along): (Vector2, Vector2) = (touch.from - disc.centre, touch.along());
    let length = along.norm_squared();
    let half = off.dot(&along);
    let rest = off.norm_squared() - disc.radius * disc.radius;
    let root = half * half - length * rest;
    if root <= 0.0 || length <= 0.0 {
        return None;
    }
    let root = root.sqrt();
    let [enter, leave] = [(-half - root) / length, (-half + root) / length];
    (enter < 1.0 && leave > 0.0).then_some([enter, leave])
}

/// Returns the disc of positions about which a circle of A overlaps one of B.
pub(super) fn disc(a: &GridPolygon, i: usize, b: &GridPolygon, j: usize) -> InscribedCircle {
    let (of_a, of_b) = (a.inscribed[i], b.inscribed[j]);
    InscribedCircle {
        centre: Point2::from(of_a.centre - of_b.centre),
        radius: of_a.radius + of_b.radius,
    }
}
