//! Computes with closed rings of points: orientation, area, containment.

use robust::Coord;

use super::{Point2, Vector2};

/// Returns on which side of the line from `a` to `b` a point is: 1 left, −1 right, 0 on it. Exact.
#[inline]
pub fn side(a: Point2, b: Point2, p: Point2) -> i8 {
    let coord = |p: Point2| Coord { x: p.x, y: p.y };
    let turn = robust::orient2d(coord(a), coord(b), coord(p));
    i8::from(turn > 0.0) - i8::from(turn < 0.0)
}

/// Returns the z component of the cross product.
#[inline]
pub fn cross(a: Vector2, b: Vector2) -> f64 {
    a.x * b.y - a.y * b.x
}

/// Returns the edges of a ring, its closing one last.
pub fn edges(ring: &[Point2]) -> impl Iterator<Item = [Point2; 2]> + '_ {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| [*a, *b])
}

/// Returns the area, positive for a counter-clockwise ring; to rounding.
pub(crate) fn area(ring: &[Point2]) -> f64 {
    let Some(first) = ring.first() else {
        return 0.0;
    };
    let twice: f64 = edges(ring).map(|[a, b]| cross(a - first, b - first)).sum();
    twice / 2.0
}

/// Returns whether a ring that does not cross itself goes round counter-clockwise. It does if it leaves its lowest vertex
/// by the rightmost of the edges there, which has nothing to its right. Exact; None for a ring that is all on a line.
pub(crate) fn is_counter_clockwise(ring: &[Point2]) -> Option<bool> {
    let is_lower = |p: Point2, q: Point2| p.y < q.y || (p.y == q.y && p.x < q.x);
    let lower = |p: Point2, q: Point2| if is_lower(q, p) { q } else { p };
    let lowest = ring.iter().copied().reduce(lower)?;
    let leaving = |[a, b]: [Point2; 2]| match (a == lowest, b == lowest) {
        (true, false) => Some((b, true)),
        (false, true) => Some((a, false)),
        _ => None,
    };
    let righter = |best: (Point2, bool), next: (Point2, bool)| match side(lowest, best.0, next.0) {
        -1 => next,
        _ => best,
    };
    let (towards, leaves) = edges(ring).filter_map(leaving).reduce(righter)?;
    let is_flat = ring.iter().all(|p| side(lowest, towards, *p) == 0);
    (!is_flat).then_some(leaves)
}

/// The location of a point relative to a ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PointLocation {
    Inside,
    On,
    Outside,
}

/// Returns the location, relative to a ring, of the points that follow `p` in the direction of `towards`. The ring has none
/// of them; `p` itself may be on it. Exact: a ray to the right from a point that is infinitely near to `p`.
pub(crate) fn locate_beside(ring: &[Point2], p: Point2, towards: Point2) -> PointLocation {
    let is_above = |q: Point2| q.y > p.y || (q.y == p.y && towards.y < p.y);
    let crosses = |[a, b]: &[Point2; 2]| {
        let turn = match side(*a, *b, p) {
            0 => side(*a, *b, towards),
            turn => turn,
        };
        is_above(*a) != is_above(*b) && (turn > 0) == is_above(*b)
    };
    match edges(ring).filter(crosses).count() % 2 {
        0 => PointLocation::Outside,
        _ => PointLocation::Inside,
    }
}

/// Returns the lowest and the highest coordinates.
pub(crate) fn bounds<'a>(points: impl IntoIterator<Item = &'a Point2>) -> [Point2; 2] {
    let none = [f64::INFINITY, f64::NEG_INFINITY].map(|x| Point2::new(x, x));
    let grown = |[low, high]: [Point2; 2], p: &Point2| [low.inf(p), high.sup(p)];
    points.into_iter().fold(none, grown)
}

/// The relation of an edge to the ray from a point to the right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RayCrossing {
    /// The point is on the edge.
    On,
    Yes,
    No,
}

/// Returns whether the edge from `a` to `b` crosses the ray from `p` to the right; its upper end does not count. Exact.
#[inline]
pub(crate) fn crossing(a: Point2, b: Point2, p: Point2) -> RayCrossing {
    if (a.y > p.y) == (b.y > p.y) {
        // A level edge through the point, or one that ends in it from below.
        let level = a.y == p.y || b.y == p.y;
        let on = level && on_segment(a, b, p);
        return if on { RayCrossing::On } else { RayCrossing::No };
    }
    if a.x < p.x && b.x < p.x {
        return RayCrossing::No;
    }
    match side(a, b, p) {
        0 => RayCrossing::On,
        turn if (turn > 0) == (b.y > a.y) => RayCrossing::Yes,
        _ => RayCrossing::No,
    }
}

/// Returns whether `p` is on the closed segment. Exact.
#[inline]
pub(crate) fn on_segment(a: Point2, b: Point2, p: Point2) -> bool {
    let max_distance = |a: f64, b: f64, p: f64| a.min(b) <= p && p <= a.max(b);
    max_distance(a.x, b.x, p.x) && max_distance(a.y, b.y, p.y) && side(a, b, p) == 0
}

/// Returns the point of a segment that is nearest to another, to rounding.
pub(crate) fn closest_on_segment([a, b]: [Point2; 2], p: Point2) -> Point2 {
    let along = b - a;
    let length = along.norm_squared();
    if length > 0.0 {
        a + along * ((p - a).dot(&along) / length).clamp(0.0, 1.0)
    } else {
        a
    }
}
