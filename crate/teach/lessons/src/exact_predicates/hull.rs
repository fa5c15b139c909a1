//! Builds the convex hull of nine points, one by one, with a sign that may be wrong.

use nearpoint_geometry::planar::Point2;
use nearpoint_published::signs::turn;

/// The points of failure A1 in Kettner et al. 2008: the first four lie almost on a line.
pub(super) const POINTS: [Point2; 9] = [
    Point2::new(7.300_000_000_000_019, 7.300_000_000_000_017),
    Point2::new(24.000_000_000_000_068, 24.000_000_000_000_07),
    Point2::new(24.000_000_000_000_05, 24.000_000_000_000_053),
    Point2::new(0.500_000_000_000_016_2, 0.500_000_000_000_012_4),
    Point2::new(8.0, 4.0),
    Point2::new(4.0, 9.0),
    Point2::new(15.0, 27.0),
    Point2::new(26.0, 25.0),
    Point2::new(19.0, 11.0),
];

/// A function that returns the orientation of three points.
pub(super) type Sign = fn(Point2, Point2, Point2) -> i8;

pub(super) fn plain(a: Point2, b: Point2, c: Point2) -> i8 {
    turn(a, b, c).plain_sign()
}

pub(super) fn exact(a: Point2, b: Point2, c: Point2) -> i8 {
    turn(a, b, c).sign
}

/// Returns the corners counterclockwise, starting from a triangle. A point that sees edges from outside replaces the corners
/// between them; a point that sees none is left out.
pub(super) fn hull(sign: Sign) -> Vec<usize> {
    let at = |i: usize| POINTS[i];
    let mut around = match sign(at(0), at(1), at(2)) {
        1 => vec![0, 1, 2],
        _ => vec![0, 2, 1],
    };
    for new in 3..POINTS.len() {
        let count = around.len();
        let edge = |i: usize| [around[i % count], around[(i + 1) % count]];
        let sees = |i: usize| {
            let [a, b] = edge(i);
            sign(at(a), at(b), at(new)) < 0
        };
        let first = (0..count).find(|&i| sees(i) && !sees(i + count - 1));
        let Some(first) = first else {
            continue;
        };
        let seen = (first..first + count).take_while(|&i| sees(i)).count();
        let kept = (first + seen..=first + count).map(|i| around[i % count]);
        around = kept.chain([new]).collect();
    }
    around
}

/// Returns the lost point that is farthest outside the plain hull, and its distance; none, if the hull lost none.
pub(super) fn farthest_lost_point(around: &[usize]) -> Option<(usize, f64)> {
    let outside = |i: usize| {
        let edges = around.iter().zip(around.iter().cycle().skip(1));
        let to_edge = edges.map(|(&a, &b)| from_edge(POINTS[i], [POINTS[a], POINTS[b]]));
        (i, to_edge.fold(f64::INFINITY, f64::min))
    };
    let missing = hull(exact).into_iter().filter(|i| !around.contains(i));
    missing
        .map(outside)
        .max_by(|(_, near), (_, far)| near.total_cmp(far))
}

fn from_edge(p: Point2, [a, b]: [Point2; 2]) -> f64 {
    let along = b - a;
    let fraction = (p - a).dot(&along) / along.norm_squared();
    (p - a - along * fraction.clamp(0.0, 1.0)).norm()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::Point;
    use nearpoint_geometry::hull::Hull;

    #[test]
    fn the_same_steps_with_exact_signs_make_the_products_hull() {
        let points = POINTS.map(|p| Point::new(p.x, p.y, 0.0));
        let built = Hull::build(&points).unwrap();
        let mut corners: Vec<usize> = built.source_indices().iter().map(|i| *i as usize).collect();
        let mut exact = hull(exact);
        corners.sort_unstable();
        exact.sort_unstable();
        assert_eq!(exact, corners);
        assert!(corners.contains(&3));
        let plain = hull(plain);
        assert!(!plain.contains(&3), "{plain:?}");
        let (which, far) = farthest_lost_point(&plain).unwrap();
        assert!(which == 3 && far > 5.0, "{which} {far}");
    }
}
