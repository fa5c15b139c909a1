//! Measures two convex contours: their distance, their support points, the gap in a direction, and their difference.

use nearpoint_geometry::closest::convex::{
    Convex, Feature, GjkStep, NO_HINT, PointCloud, Proximity, ProximityStatus,
};
use nearpoint_geometry::nalgebra::RealField;
use nearpoint_geometry::planar::{
    Grid, GridPolygon, NoFitPolygon, PlanarRotation, Point2, Polygon, Vector2,
};
use nearpoint_geometry::{Point, Vector};

use crate::contours::{nearest, spatial};
use crate::error::LessonError;

/// A bound on the coordinates.
const EXTENT: f64 = 16.0;

/// Two convex contours at their positions.
#[derive(Debug, Clone)]
pub(super) struct Pair {
    pub a: Polygon,
    pub b: Polygon,
    /// The points of A minus those of B.
    pub difference: Polygon,
    pub proximity: Proximity,
    /// The number of support points of the difference that GJK found.
    pub support_points: usize,
}

impl Pair {
    /// Measures A and B.
    pub fn new(a: &Polygon, b: &Polygon) -> Result<Self, LessonError> {
        let mut steps = Vec::new();
        let proximity = nearest(&spatial(a), &spatial(b), &mut steps);
        let is_support = |step: &&GjkStep| matches!(step, GjkStep::Iteration { .. });
        Ok(Self {
            difference: difference(a, b)?,
            proximity,
            // The first one is found before the first iteration.
            support_points: 1 + steps.iter().filter(is_support).count(),
            a: a.clone(),
            b: b.clone(),
        })
    }

    pub fn is_apart(&self) -> bool {
        self.proximity.status == ProximityStatus::Separated
    }

    pub fn distance(&self) -> f64 {
        self.proximity.distance()
    }

    /// Returns the closest points of A and B.
    pub fn closest_points(&self) -> [Point2; 2] {
        [self.proximity.on_a, self.proximity.on_b].map(|p| p.xy())
    }

    /// Returns the direction of the shortest line from A to B, of length one.
    pub fn along_shortest(&self) -> Vector2 {
        self.proximity.direction.xy()
    }

    /// Returns the support point of A in a direction and that of B in the opposite direction.
    pub fn supports(&self, direction: Vector2) -> [Point2; 2] {
        [support(&self.a, direction), support(&self.b, -direction)]
    }

    /// Returns the gap between the lines through both support points, across the direction; negative if they have passed
    /// each other.
    pub fn gap(&self, direction: Vector2) -> f64 {
        let [of_a, of_b] = self.supports(direction);
        direction.dot(&(of_b - of_a))
    }

    /// Returns the distance of the difference from the origin.
    pub fn origin_distance(&self) -> f64 {
        let corners = spatial(&self.difference);
        let origin = [Point::origin()];
        nearest(&corners, &origin, &mut ()).distance()
    }
}

/// Returns the features of two contours that their closest points lie on.
pub(super) fn features(a: &Polygon, b: &Polygon) -> [Feature; 2] {
    let [of_a, of_b] = [a, b].map(spatial);
    nearest(&of_a, &of_b, &mut ()).features(&PointCloud(&of_a), &PointCloud(&of_b))
}

/// Returns the support point of a convex contour: its farthest corner in a direction.
pub(super) fn support(polygon: &Polygon, direction: Vector2) -> Point2 {
    let corners = spatial(polygon);
    let direction = Vector::new(direction.x, direction.y, 0.0);
    let farthest = PointCloud(&corners).support(&direction, NO_HINT);
    corners[farthest as usize].xy()
}

/// Returns the mean of a contour's corners.
pub(super) fn centre(polygon: &Polygon) -> Point2 {
    let sum: Vector2 = polygon.rings()[0].iter().map(|p| p.coords).sum();
    (sum / polygon.len() as f64).into()
}

/// Returns the difference of two convex contours. It is the no-fit polygon: the shifts of B at which it meets A.
fn difference(a: &Polygon, b: &Polygon) -> Result<Polygon, LessonError> {
    let grid = Grid::for_extent(EXTENT);
    let [a, b] = [a, b].map(|polygon| GridPolygon::new(polygon, PlanarRotation::IDENTITY, grid));
    let shifts = NoFitPolygon::new(&a, &b);
    let mut corners: Vec<Point2> = shifts.edges().map(|edge| edge.from).collect();
    let sum: Vector2 = corners.iter().map(|p| p.coords).sum();
    let middle = Point2::from(sum / corners.len() as f64);
    let angle = |p: &Point2| RealField::atan2(p.y - middle.y, p.x - middle.x);
    corners.sort_by(|p, q| angle(p).total_cmp(&angle(q)));
    Polygon::new(vec![corners]).map_err(LessonError::from)
}

#[cfg(test)]
mod tests {
    use super::super::world;
    use super::*;
    use nearpoint_geometry::Pose;
    use nearpoint_geometry::closest::convex::proximity;
    use nearpoint_geometry::planar::distance;
    use nearpoint_geometry::random::SplitMix64;
    use std::cell::Cell;

    /// Calls the test with random positions of B all over the range of a drag, and a random direction.
    fn each_position(test: impl Fn(&Pair, Vector2, &str)) {
        let [a, b] = world::shapes().unwrap();
        let mut random = SplitMix64::seeded(45);
        let mut between = |[low, high, _]: [f64; 3]| low + (high - low) * random.uniform();
        let mut counts = [0; 2];
        for i in 0..200 {
            let at = [between(world::ACROSS), between(world::UPWARDS)];
            let (sin, cos) = crate::shapes::sin_cos(between([-4.0, 4.0, 0.0]));
            let pair = Pair::new(&a, &b.shifted(world::position(at))).unwrap();
            counts[usize::from(pair.is_apart())] += 1;
            test(&pair, Vector2::new(cos, sin), &format!("seed 45, {i}"));
        }
        assert!(counts.iter().all(|count| *count > 40), "{counts:?}");
    }

    #[test]
    fn distance_is_that_of_planar_query_and_of_difference_from_origin() {
        let grid = Grid::for_extent(EXTENT);
        each_position(|pair, _, what| {
            let [a, b] = [&pair.a, &pair.b]
                .map(|polygon| GridPolygon::new(polygon, PlanarRotation::IDENTITY, grid));
            let exact = distance(&a, &b, Vector2::zeros()).distance;
            assert!((pair.distance() - exact).abs() < 1e-9, "{what}");
            assert!((pair.origin_distance() - exact).abs() < 1e-9, "{what}");
            assert_eq!(pair.is_apart(), exact > 0.0, "{what}");
        });
    }

    #[test]
    fn difference_is_the_hull_of_all_differences_of_corners() {
        each_position(|pair, direction, what| {
            let [a, b, k] = [&pair.a, &pair.b, &pair.difference].map(|p| &p.rings()[0]);
            let all = || (a.iter()).flat_map(|p| b.iter().map(move |q| Point2::from(p - q)));
            assert_eq!(k.len(), a.len() + b.len(), "{what}");
            assert!(pair.difference.is_convex(), "{what}");
            let is_difference = |p: &Point2| all().any(|q| (p - q).norm() < 1e-9);
            assert!(k.iter().all(is_difference), "{what}");
            // No difference of corners lies farther in any direction, and the two support points give the farthest.
            let most = |points: &mut dyn Iterator<Item = Point2>| {
                points.fold(f64::MIN, |most, p| most.max(direction.dot(&p.coords)))
            };
            let [of_a, of_b] = pair.supports(direction);
            let by_supports = direction.dot(&(of_a - of_b));
            assert!((most(&mut all()) - by_supports).abs() < 1e-9, "{what}");
            let drawn = most(&mut k.iter().copied());
            assert!((drawn - by_supports).abs() < 1e-9, "{what}");
            let is_inside = pair.difference.contains_point(Point2::origin());
            assert_eq!(is_inside, !pair.is_apart(), "{what}");
        });
    }

    #[test]
    fn gap_is_at_most_the_distance_and_equal_along_the_shortest_line() {
        each_position(|pair, direction, what| {
            assert!(pair.gap(direction) <= pair.distance() + 1e-9, "{what}");
            if pair.is_apart() {
                let best = pair.gap(pair.along_shortest());
                assert!((best - pair.distance()).abs() < 1e-9, "{what}");
            }
        });
    }

    /// Counts the support points that are asked for.
    struct Counted<'a>(PointCloud<'a>, Cell<usize>);

    impl Convex for Counted<'_> {
        fn count(&self) -> u32 {
            self.0.count()
        }

        fn point(&self, number: u32) -> Point {
            self.0.point(number)
        }

        fn support(&self, direction: &Vector, near: u32) -> u32 {
            self.1.set(self.1.get() + 1);
            self.0.support(direction, near)
        }

        fn feature(&self, points: &[u32]) -> Feature {
            self.0.feature(points)
        }
    }

    #[test]
    fn support_points_are_those_that_gjk_asks_for() {
        each_position(|pair, _, what| {
            if pair.is_apart() {
                let [a, b] = [&pair.a, &pair.b].map(spatial);
                let [a, b] = [&a, &b].map(|points| Counted(PointCloud(points), Cell::new(0)));
                let (settings, mut state) = Default::default();
                proximity(&a, &b, &Pose::identity(), &settings, &mut state, &mut ());
                assert_eq!([a.1.get(), b.1.get()], [pair.support_points; 2], "{what}");
            }
        });
    }
}
