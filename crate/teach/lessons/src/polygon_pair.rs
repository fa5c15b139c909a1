//! Measures pairs of convex polygons for the judge: the page that compares a learner's function with the engine.

use nearpoint_geometry::planar::{
    self, Grid, GridPolygon, PlanarRotation, Point2, Polygon, Vector2, ring,
};
use serde::{Deserialize, Serialize};

/// The corners of two polygons.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct PolygonPair {
    #[expect(missing_docs, reason = "the type says it")]
    pub a: Vec<[f64; 2]>,
    #[expect(missing_docs, reason = "the type says it")]
    pub b: Vec<[f64; 2]>,
}

/// The distance of two polygons and its points.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PolygonDistance {
    /// The distance, 0 exactly if they have a point in common; else to rounding.
    pub distance: f64,
    /// The closest point of A, or a common point.
    pub on_a: [f64; 2],
    /// The closest point of B, or the same common point.
    pub on_b: [f64; 2],
}

impl PolygonPair {
    /// The largest coordinate of a corner. All whole numbers up to it lie on the engine's grid.
    pub const MAX_COORDINATE: f64 = 1e6;

    /// Returns the distance; `None` unless both have only whole coordinates up to the largest one, and only corners that
    /// turn left.
    pub fn distance(&self) -> Option<PolygonDistance> {
        let grid = Grid::for_extent(Self::MAX_COORDINATE);
        let turn = PlanarRotation::IDENTITY;
        let on_grid = |corners| Some(GridPolygon::new(&strictly_convex(corners)?, turn, grid));
        let (a, b) = (on_grid(&self.a)?, on_grid(&self.b)?);
        let found = planar::distance(&a, &b, Vector2::zeros());
        Some(PolygonDistance {
            distance: found.distance,
            on_a: found.on_a.into(),
            on_b: found.on_b.into(),
        })
    }
}

/// Returns the polygon with these corners, if each of them turns left and has whole coordinates.
fn strictly_convex(corners: &[[f64; 2]]) -> Option<Polygon> {
    let is_whole = |c: &f64| c.fract() == 0.0 && c.abs() <= PolygonPair::MAX_COORDINATE;
    if !corners.as_flattened().iter().all(is_whole) {
        return None;
    }
    let corners: Vec<Point2> = corners.iter().copied().map(Point2::from).collect();
    let n = corners.len();
    let turns_left = |i| ring::side(corners[i], corners[(i + 1) % n], corners[(i + 2) % n]) > 0;
    if !(0..n).all(turns_left) {
        return None;
    }
    Polygon::new(vec![corners]).ok() // a star turns left at all its corners and is refused
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::closest::convex::{PointCloud, proximity};
    use nearpoint_geometry::planar::{Relation, relation};
    use nearpoint_geometry::random::SplitMix64;
    use nearpoint_geometry::{Point, Pose};

    const SQUARE: [[f64; 2]; 4] = [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]];

    fn shifted(corners: &[[f64; 2]], [x, y]: [f64; 2]) -> Vec<[f64; 2]> {
        corners.iter().map(|p| [p[0] + x, p[1] + y]).collect()
    }

    fn distance(a: &[[f64; 2]], b: &[[f64; 2]]) -> Option<f64> {
        let (a, b) = (a.to_vec(), b.to_vec());
        PolygonPair { a, b }.distance().map(|found| found.distance)
    }

    #[test]
    fn distances_of_known_pairs_are_exact() {
        let to = |by| distance(&SQUARE, &shifted(&SQUARE, by));
        for touching in [[2.0, 0.0], [2.0, 1.0], [2.0, 2.0], [0.0, -2.0]] {
            assert_eq!(to(touching), Some(0.0), "{touching:?}");
        }
        for overlapping in [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]] {
            assert_eq!(to(overlapping), Some(0.0), "{overlapping:?}");
        }
        assert_eq!(to([5.0, 0.0]), Some(3.0));
        assert_eq!(to([5.0, 6.0]), Some(5.0));
        assert_eq!(to([1e6 - 2.0, 0.0]), Some(1e6 - 4.0));
        // One within the other, a cross without corners inside, and a sliver along a diagonal.
        let large = [[-9.0, -9.0], [9.0, -9.0], [9.0, 9.0], [-9.0, 9.0]];
        assert_eq!(distance(&large, &SQUARE), Some(0.0));
        assert_eq!(distance(&SQUARE, &large), Some(0.0));
        let bar = [[-9.0, 0.0], [9.0, 0.0], [9.0, 1.0], [-9.0, 1.0]];
        let tall = [[0.0, -9.0], [1.0, -9.0], [1.0, 9.0], [0.0, 9.0]];
        assert_eq!(distance(&bar, &tall), Some(0.0));
        let sliver = [[0.0, 0.0], [1000.0, 999.0], [1001.0, 1000.0]];
        let beside = [[0.0, 1.0], [1000.0, 1000.0], [0.0, 1000.0]];
        assert_eq!(distance(&sliver, &beside).map(|d| d > 0.0), Some(true));
    }

    #[test]
    fn shapes_that_are_not_strictly_convex_have_no_distance() {
        let clockwise = [[0.0, 0.0], [0.0, 2.0], [2.0, 2.0], [2.0, 0.0]];
        let straight = [[0.0, 0.0], [1.0, 0.0], [2.0, 0.0], [0.0, 2.0]];
        let notch = [[0.0, 0.0], [4.0, 0.0], [1.0, 1.0], [0.0, 4.0]];
        let star = [
            [0.0, 10.0],
            [-6.0, -8.0],
            [9.0, 3.0],
            [-9.0, 3.0],
            [6.0, -8.0],
        ];
        let half = [[0.0, 0.0], [0.5, 0.0], [0.0, 1.0]];
        let far = [[0.0, 0.0], [2e6, 0.0], [0.0, 1.0]];
        let wrong = [[0.0, 0.0], [f64::NAN, 0.0], [0.0, 1.0]];
        let refused: [&[[f64; 2]]; 9] = [
            &clockwise,
            &straight,
            &notch,
            &star,
            &half,
            &far,
            &wrong,
            &SQUARE[..2],
            &[],
        ];
        for corners in refused {
            assert_eq!(distance(corners, &SQUARE), None, "{corners:?}");
            assert_eq!(distance(&SQUARE, corners), None, "{corners:?}");
        }
    }

    #[test]
    fn distance_agrees_with_gjk_and_is_zero_exactly_if_the_shapes_meet() {
        let mut random = SplitMix64::seeded(45);
        let mut counts = [0; 2];
        for i in 0..4000 {
            let most = [3.0, 20.0, 1000.0][i % 3];
            let mut corners = |n: usize| -> Vec<[f64; 2]> {
                let mut whole = || (random.signed() * most).round();
                (0..n).map(|_| [whole(), whole()]).collect()
            };
            let (a, b) = (corners(3 + i % 2), corners(3));
            let pair = PolygonPair { a, b };
            let Some(found) = pair.distance() else {
                continue;
            };
            let [a, b] = [&pair.a, &pair.b].map(|corners| strictly_convex(corners).unwrap());
            let grid = Grid::for_extent(most);
            let [on_a, on_b] =
                [&a, &b].map(|p| GridPolygon::new(p, PlanarRotation::IDENTITY, grid));
            let meets = relation(&on_a, &on_b, Vector2::zeros()) != Relation::Separated;
            assert_eq!(found.distance == 0.0, meets, "seed 45, {i}: {pair:?}");
            counts[usize::from(meets)] += 1;
            let [a, b] = [&a, &b].map(|p| -> Vec<Point> {
                (p.rings()[0].iter())
                    .map(|p| Point::new(p.x, p.y, 0.0))
                    .collect()
            });
            let (settings, mut state) = Default::default();
            let (a, b) = (PointCloud(&a), PointCloud(&b));
            let gjk = proximity(&a, &b, &Pose::identity(), &settings, &mut state, &mut ());
            let difference = (gjk.distance() - found.distance).abs();
            assert!(difference < 1e-9 * most, "seed 45, {i}: {pair:?}");
        }
        assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
    }
}
