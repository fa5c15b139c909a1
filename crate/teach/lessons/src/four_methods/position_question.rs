//! Asks the question before the exact method: the user drags contour A out of B, by as short a move as possible.

use nearpoint_geometry::Point;
use nearpoint_geometry::Pose;
use nearpoint_geometry::Vector;
use nearpoint_geometry::planar::{Point2, Vector2};

use super::picture::{HATCHED, HEAD, LAYER};
use super::steps::Steps;
use crate::contours::{at, layer, plate_of};
use crate::figure::Role;
use crate::graded_point::GradedPoint;
use crate::point_handle::{PointDomain, PointHandle, PointQuestion};
use crate::story::Question;
use crate::values::Value;

/// The tolerance of the remaining overlap and of the move, as a fraction of the shortest move.
const TOLERANCE: f64 = 0.1;

impl Steps {
    fn tolerance(&self) -> f64 {
        TOLERANCE * self.depth
    }

    /// Asks where A must be for the contours to be clear.
    pub(super) fn position_question(&self) -> Question {
        let place = |by: Vector2| at(Point2::from(by), LAYER);
        let pose = Pose::translation(0.0, 0.0, layer(2) - layer(LAYER));
        let (middle, half) = (self.sheet.centre, self.sheet.half);
        let sides = [Vector::x() * half.x, Vector::y() * half.y];
        let handle = PointHandle {
            at: place(Vector2::zeros()),
            domain: PointDomain::Sheet(at(middle, LAYER), sides),
            step: self.tolerance(),
            body: plate_of(&self.pair.a).map(|plate| (plate, pose)),
            grade: None,
        };
        let pointing = PointQuestion {
            tolerance: self.tolerance(),
            handle,
            answer: place(self.exact()),
        };
        Question::point("four.way-out", pointing)
    }

    /// Returns the shortest move of A.
    fn exact(&self) -> Vector2 {
        self.results[3].answer.separation
    }

    /// Grades a position of A by the remaining overlap and the length of the move.
    pub(super) fn grade_at(&self, place: &Point) -> GradedPoint {
        let by = Vector2::new(place.x, place.y);
        let left = self.pair.depth(self.pair.shift(self.shift - by));
        let longer = by.norm() - self.depth;
        let is_right = left <= self.tolerance() && longer <= self.tolerance();
        let mut figure = self.sheet.figure();
        figure.items.clear();
        let role = if is_right { Role::Lower } else { Role::Upper };
        figure.intersection(&self.pair.a, &self.pair.b, [by, self.shift], HATCHED);
        figure.flat_arrow(Point2::origin(), by, HEAD, role);
        let why = match (is_right, left > self.tolerance()) {
            (true, _) => "there",
            (false, true) => "overlap",
            (false, false) => "longer",
        };
        GradedPoint {
            is_right,
            why,
            args: vec![
                ("left", Value::from(left)),
                ("by", Value::from(by.norm())),
                ("longer", Value::from(longer.max(0.0))),
            ],
            items: figure.items,
        }
    }
}
