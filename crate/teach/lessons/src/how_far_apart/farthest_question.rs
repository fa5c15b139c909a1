//! Asks for the corner of A that lies farthest in the direction of the arrow: the user drags a ring to it.

use nearpoint_geometry::Point;
use nearpoint_geometry::planar::{Point2, Vector2};

use super::pair::support;
use super::steps::Steps;
use super::world;
use crate::contours::at;
use crate::figure::{Figure, Hidden, Role, Symbol, Weight};
use crate::graded_point::GradedPoint;
use crate::point_handle::{PointDomain, PointHandle, PointQuestion};
use crate::story::Question;
use crate::values::Value;

/// By how much a corner may fall short and still count as right: two corners may be equally far but for rounding.
const TOLERANCE: f64 = 0.02;
/// The layer of the ring.
const LAYER: u32 = 3;

impl Steps {
    pub(super) fn farthest_question(&self) -> Question {
        let corners = self.pair.a.rings()[0].iter().map(|p| at(*p, LAYER));
        let opposite = support(&self.pair.a, -self.direction);
        let handle = PointHandle {
            at: at(opposite, LAYER),
            domain: PointDomain::Points(corners.collect()),
            step: TOLERANCE,
            body: None,
            grade: None,
        };
        let pointing = PointQuestion {
            tolerance: TOLERANCE,
            handle,
            answer: at(support(&self.pair.a, self.direction), LAYER),
        };
        Question::point("apart.farthest", pointing)
    }

    /// Grades a corner, and shows the line through it and the corners that lie beyond.
    pub(super) fn grade_corner(&self, place: &Point) -> GradedPoint {
        let height = |p: &Point2| self.direction.dot(&p.coords);
        let own = height(&place.xy());
        let farthest = height(&support(&self.pair.a, self.direction));
        let short = farthest - own;
        let is_right = short <= TOLERANCE;
        let corners = self.pair.a.rings()[0].iter();
        let beyond: Vec<Point2> = corners
            .copied()
            .filter(|p| height(p) > own + TOLERANCE)
            .collect();
        let mut figure = Figure::empty();
        let role = if is_right { Role::Lower } else { Role::Upper };
        let across = Vector2::new(-self.direction.y, self.direction.x);
        let ends = world::pane_of_shapes()
            .clip([-1.0, 1.0].map(|s| place.xy() + across * (s * Self::REACH)));
        figure.line(
            &ends.map(|p| at(p, LAYER)),
            role,
            Weight::Normal,
            Hidden::Over,
        );
        for corner in &beyond {
            figure.dot(at(*corner, LAYER), role, Symbol::Ring);
        }
        GradedPoint {
            is_right,
            why: if is_right { "there" } else { "beyond" },
            args: vec![
                ("beyond", Value::from(beyond.len())),
                ("short", Value::from(short)),
            ],
            items: figure.items,
        }
    }
}
