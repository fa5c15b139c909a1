//! Measures the answers that do not depend on where B is.

use std::f64::consts::TAU;

use nearpoint_geometry::closest::convex::Feature;
use nearpoint_geometry::planar::{Point2, Polygon, Vector2};

use super::pair::{Pair, centre, features};
use crate::error::LessonError;
use crate::shapes::sin_cos;

/// The relative difference below which lengths count as equal.
pub(super) const SAME: f64 = 0.001;
/// The number of directions that are measured for an answer.
const SAMPLES: usize = 72;
/// The distance of B from the centre of A in each of these directions: far enough for a gap.
const FAR: f64 = 6.0;

/// The answers to the questions whose answers the whole range of a drag decides.
#[derive(Debug)]
pub(super) struct Answers {
    /// The choice that says where the ends of the shortest line lie: 0 for corners alone, 1 for edges too, 2 for the inside.
    pub ends: usize,
    /// True if the difference has the same form wherever B is.
    pub keeps_form: bool,
    /// The choice that says where the origin lies when A and B overlap: 0 for inside, 1 for the edge, 2 for outside.
    pub origin: usize,
}

impl Answers {
    /// Measures A and B at many positions.
    pub fn new(a: &Polygon, b: &Polygon) -> Result<Self, LessonError> {
        let [here, there] = [[1.0, 0.0], [0.0, 1.0]]
            .map(|[x, y]| Pair::new(a, &b.shifted(Vector2::new(x, y) * FAR)));
        let [here, there] = [here?, there?];
        let place = |feature: Feature| match feature {
            Feature::Vertex(_) => 0,
            Feature::Edge(_) => 1,
            Feature::Face(_) | Feature::Between(_) => 2,
        };
        let ends = directions().flat_map(|direction| features(a, &b.shifted(direction * FAR)));
        Ok(Self {
            ends: ends.map(place).fold(0, usize::max),
            keeps_form: has_same_form(&here.difference, &there.difference),
            origin: place_of_origin(&Pair::new(a, b)?),
        })
    }
}

/// Returns directions all around.
pub(super) fn directions() -> impl Iterator<Item = Vector2> {
    (0..SAMPLES).map(|i| {
        let (sin, cos) = sin_cos(TAU * i as f64 / SAMPLES as f64);
        Vector2::new(cos, sin)
    })
}

/// Returns whether two contours differ only by a shift.
fn has_same_form(one: &Polygon, other: &Polygon) -> bool {
    let shift = centre(other) - centre(one);
    let near = |p: &Point2, q: &Point2| (p + shift - q).norm() <= SAME * FAR;
    let ring = &other.rings()[0];
    let mut corners = one.rings()[0].iter();
    one.len() == other.len() && corners.all(|p| ring.iter().any(|q| near(p, q)))
}

/// Returns where the origin lies in the difference: 0 for inside, 1 for the edge, 2 for outside.
fn place_of_origin(pair: &Pair) -> usize {
    let origin = Point2::origin();
    let is_on_edge =
        || directions().any(|step| !pair.difference.contains_point(origin + step * SAME));
    match pair.difference.contains_point(origin) {
        true if is_on_edge() => 1,
        true => 0,
        false => 2,
    }
}
