//! Which of the rings that were drawn are the holes of which.

use nearpoint_geometry::planar::Point2;

/// Rings by contour: each outer ring with the holes in it. A ring is in another if none of its vertices, nor the middle of an edge, is outside by
/// more than the share `joint` of the other's size.
pub(super) fn nested(rings: Vec<Vec<Point2>>, joint: f64) -> Vec<Vec<Vec<Point2>>> {
    let around = around(&rings, joint);
    let depth = |i: &usize| around[*i].len();
    let owner = |i: usize| match depth(&i) % 2 {
        1 => around[i].iter().copied().max_by_key(depth).unwrap_or(i),
        _ => i,
    };
    let owners: Vec<usize> = (0..rings.len()).map(owner).collect();
    let mut contours = vec![Vec::new(); rings.len()];
    let (outer, holes): (Vec<_>, Vec<_>) = rings
        .into_iter()
        .enumerate()
        .partition(|(i, _)| owners[*i] == *i);
    for (i, ring) in outer.into_iter().chain(holes) {
        contours[owners[i]].push(ring);
    }
    contours.retain(|rings| !rings.is_empty());
    contours
}

/// For each ring the rings that it is in.
pub(super) fn around(rings: &[Vec<Point2>], joint: f64) -> Vec<Vec<usize>> {
    let boxes: Vec<[Point2; 2]> = rings.iter().map(bounds).collect();
    let is_in = |inner: usize, outer: usize| {
        let [low, high] = boxes[outer];
        let slack = (high - low).amax() * joint;
        let [a, b] = boxes[inner];
        let fits = (0..2).all(|k| low[k] - slack <= a[k] && b[k] <= high[k] + slack);
        let is_smaller = (high - low).sum() > (b - a).sum()
            || (high - low) == (b - a) && area(&rings[outer]) > area(&rings[inner]);
        inner != outer
            && fits
            && is_smaller
            && samples(&rings[inner]).all(|p| is_within(&rings[outer], p, slack))
    };
    let around = |i: usize| (0..rings.len()).filter(|j| is_in(i, *j)).collect();
    (0..rings.len()).map(around).collect()
}

pub(super) fn bounds<'a>(points: impl IntoIterator<Item = &'a Point2>) -> [Point2; 2] {
    let none = [f64::INFINITY, f64::NEG_INFINITY].map(|x| Point2::new(x, x));
    points
        .into_iter()
        .fold(none, |[low, high], p| [low.inf(p), high.sup(p)])
}

fn edges(ring: &[Point2]) -> impl Iterator<Item = [Point2; 2]> + '_ {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| [*a, *b])
}

fn samples(ring: &[Point2]) -> impl Iterator<Item = Point2> + '_ {
    edges(ring).flat_map(|[a, b]| [a, nearpoint_geometry::nalgebra::center(&a, &b)])
}

/// Twice the area, without its sign.
fn area(ring: &[Point2]) -> f64 {
    signed_area(ring).abs()
}

/// Twice the area, positive counter-clockwise.
pub(super) fn signed_area(ring: &[Point2]) -> f64 {
    let Some(first) = ring.first() else {
        return 0.0;
    };
    edges(ring)
        .map(|[a, b]| (a - first).perp(&(b - first)))
        .sum()
}

/// Whether a point is in a ring, or no farther from it than `slack`.
fn is_within(ring: &[Point2], p: Point2, slack: f64) -> bool {
    let crosses = |[a, b]: &[Point2; 2]| {
        (a.y > p.y) != (b.y > p.y) && a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x
    };
    let is_near = |[a, b]: [Point2; 2]| {
        let along = b - a;
        let share = ((p - a).dot(&along) / along.norm_squared()).clamp(0.0, 1.0);
        (p - (a + along * share)).norm() <= slack
    };
    edges(ring).filter(crosses).count() % 2 == 1 || edges(ring).any(is_near)
}
