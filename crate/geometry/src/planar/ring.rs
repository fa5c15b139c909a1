//! Closed rings of points: orientation, area, what lies inside.

use robust::Coord;

use super::{Point2, Vector2};

/// The sign says on which side of the line from `a` to `b` a point is: 1 left, −1 right, 0 on it. Exact.
#[inline]
pub(crate) fn side(a: Point2, b: Point2, p: Point2) -> i8 {
    let coord = |p: Point2| Coord { x: p.x, y: p.y };
    let turn = robust::orient2d(coord(a), coord(b), coord(p));
    i8::from(turn > 0.0) - i8::from(turn < 0.0)
}

/// The z component of the cross product.
#[inline]
pub(crate) fn cross(a: Vector2, b: Vector2) -> f64 {
    a.x * b.y - a.y * b.x
}

/// The edges of a ring, its closing one last.
pub(crate) fn edges(ring: &[Point2]) -> impl Iterator<Item = [Point2; 2]> + '_ {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| [*a, *b])
}

/// The area, positive for a counter-clockwise ring; to rounding.
pub(crate) fn area(ring: &[Point2]) -> f64 {
    let Some(first) = ring.first() else {
        return 0.0;
    };
    let twice: f64 = edges(ring).map(|[a, b]| cross(a - first, b - first)).sum();
    twice / 2.0
}

/// Whether a simple ring goes round counter-clockwise: which way it turns at its lowest vertex. Exact; None for a ring that is all on a
/// line.
pub(crate) fn is_counter_clockwise(ring: &[Point2]) -> Option<bool> {
    let n = ring.len();
    let lowest = (0..n).min_by(|&i, &j| {
        let (p, q) = (ring[i], ring[j]);
        p.y.total_cmp(&q.y).then(p.x.total_cmp(&q.x))
    })?;
    let at = |k: usize| ring[k % n];
    // Neighbours that are elsewhere, and not both along one line.
    let before = (1..n)
        .map(|k| at(lowest + n - k))
        .find(|p| *p != at(lowest));
    let turn = |before: Point2| {
        let after = (1..n).map(|k| at(lowest + k));
        let mut turns = after.map(|after| side(before, at(lowest), after));
        turns.find(|turn| *turn != 0)
    };
    before.and_then(turn).map(|turn| turn > 0)
}

/// Where a point is, seen from a ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Inside,
    On,
    Outside,
}

/// Where `p` is, by how often a ray from it to the right crosses the ring. Exact.
pub(crate) fn place(ring: &[Point2], p: Point2) -> Place {
    let mut inside = false;
    for [a, b] in edges(ring) {
        match crossing(a, b, p) {
            Crossing::On => return Place::On,
            Crossing::Yes => inside = !inside,
            Crossing::No => {}
        }
    }
    if inside {
        Place::Inside
    } else {
        Place::Outside
    }
}

/// What an edge is to the ray from a point to the right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Crossing {
    /// The point is on the edge.
    On,
    Yes,
    No,
}

/// Whether the edge from `a` to `b` crosses the ray from `p` to the right; its upper end does not count. Exact.
#[inline]
pub(crate) fn crossing(a: Point2, b: Point2, p: Point2) -> Crossing {
    if (a.y > p.y) == (b.y > p.y) {
        // A level edge through the point, or one that ends in it from below.
        let level = a.y == p.y || b.y == p.y;
        let on = level && on_segment(a, b, p);
        return if on { Crossing::On } else { Crossing::No };
    }
    if a.x < p.x && b.x < p.x {
        return Crossing::No;
    }
    match side(a, b, p) {
        0 => Crossing::On,
        turn if (turn > 0) == (b.y > a.y) => Crossing::Yes,
        _ => Crossing::No,
    }
}

/// Whether `p` is on the closed segment. Exact.
#[inline]
pub(crate) fn on_segment(a: Point2, b: Point2, p: Point2) -> bool {
    let within = |a: f64, b: f64, p: f64| a.min(b) <= p && p <= a.max(b);
    within(a.x, b.x, p.x) && within(a.y, b.y, p.y) && side(a, b, p) == 0
}
