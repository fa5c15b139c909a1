//! Lists the steps: from a shape that is dragged to the difference and its support points.

use nearpoint_geometry::Point;
use nearpoint_geometry::planar::{Polygon, Vector2};

use super::answers::Answers;
use super::pair::Pair;
use super::world;
use crate::error::LessonError;
use crate::graded_point::GradedPoint;
use crate::shapes::sin_cos;
use crate::story::{LazyStep, Number, Story};

/// The steps of the lesson on how far two shapes are apart, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    pub pair: Pair,
    pub answers: Answers,
    /// The values that a drag of B set.
    pub at: [f64; 2],
    /// The direction of the arrow: its value in degrees, and as a vector of length one.
    pub degrees: f64,
    pub direction: Vector2,
}

const STEPS: [fn(&Steps) -> LazyStep<'_>; 10] = [
    |it| {
        LazyStep::new_if(it.pair.is_apart(), "apart.drag", "apart.drag-overlap")
            .numbers([it.distance()])
            .ask(it.ends_question())
            .figure(|| it.shortest_line())
    },
    |it| {
        LazyStep::new("apart.direction")
            .ask(it.farthest_question())
            .figure(|| it.arrow_alone())
    },
    |it| {
        LazyStep::new("apart.support")
            .ask(it.beyond_question())
            .figure(|| it.support_point())
    },
    |it| {
        LazyStep::new("apart.line")
            .ask(it.wider_question())
            .figure(|| it.line_of_a())
    },
    |it| {
        let gap = it.pair.gap(it.direction);
        let key = match (gap > 0.0, it.pair.is_apart()) {
            (true, _) => "apart.gap",
            (false, true) => "apart.no-gap",
            (false, false) => "apart.no-gap-overlap",
        };
        LazyStep::new(key)
            .with_arg("gap", gap)
            .numbers([Number::length("gap", gap), it.distance()])
            .ask(it.best_question())
            .figure(|| it.lines_of_both())
    },
    |it| {
        LazyStep::new_if(it.pair.is_apart(), "apart.best", "apart.best-none")
            .numbers([it.distance()])
            .figure(|| it.largest_gap())
    },
    |it| {
        LazyStep::new("apart.difference")
            .ask(it.dragged_question())
            .figure(|| it.arrows_from_b())
    },
    |it| {
        LazyStep::new_if(it.pair.is_apart(), "apart.origin", "apart.origin-inside")
            .numbers([it.distance(), it.origin_distance()])
            .ask(it.origin_question())
            .figure(|| it.shortest_arrow())
    },
    |it| {
        LazyStep::new_if(it.pair.is_apart(), "apart.no-overlap", "apart.overlap")
            .numbers([it.distance(), it.origin_distance()])
            .ask(it.looks_question())
            .figure(|| it.overlap())
    },
    |it| {
        let [a, b, k] = [&it.pair.a, &it.pair.b, &it.pair.difference].map(Polygon::len);
        LazyStep::new("apart.two-supports")
            .count_arg("looks", a + b)
            .count_arg("corner-pairs", a * b)
            .count("difference-corners", k)
            .count_arg("support-points", it.pair.support_points)
            .figure(|| it.two_supports())
    },
];

impl Steps {
    /// Measures the shapes for B shifted by the parameters x and y, and the arrow turned by this angle.
    pub fn new(at: [f64; 2], degrees: f64) -> Result<Self, LessonError> {
        let [a, b] = world::shapes()?;
        let (sin, cos) = sin_cos(degrees.to_radians());
        Ok(Self {
            pair: Pair::new(&a, &b.shifted(world::position(at)))?,
            answers: Answers::new(&a, &b)?,
            at,
            degrees,
            direction: Vector2::new(cos, sin),
        })
    }

    fn distance(&self) -> Number {
        Number::length("distance", self.pair.distance())
    }

    fn origin_distance(&self) -> Number {
        Number::length("from-origin", self.pair.origin_distance())
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self).with_arg("distance", self.pair.distance())
    }

    fn grade_point(&self, _: usize, at: &Point) -> Option<GradedPoint> {
        Some(self.grade_corner(at))
    }
}
