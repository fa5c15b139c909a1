//! Asks for the first contact: the user drags the disc along its path to where it touches the plate first.

use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::{Point, Pose, Vector, relative_pose};

use super::crossing::gap_at;
use super::through::DiscCase;
use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};
use crate::graded_point::GradedPoint;
use crate::point_handle::{PointDomain, PointHandle, PointQuestion};
use crate::story::{Bound, Question};
use crate::values::Value;

/// The tolerance of the disc's position, mm.
const TOLERANCE: f64 = 1.5;
/// The distance of one key press, mm.
const STEP: f64 = 1.0;

impl DiscCase {
    /// Returns the centre of the disc at the start and at the end.
    fn path(&self) -> [Point; 2] {
        [0.0, 1.0].map(|time| self.pair.b.travel.at(time) * Point::origin())
    }

    pub(super) fn contact_question(&self) -> Question {
        let [from, to] = self.path();
        let turn = self.pair.b.travel.at(0.0).rotation;
        let turned = Pose::from_parts(Vector::zeros().into(), turn);
        let handle = PointHandle {
            at: from,
            domain: PointDomain::Line([from, to]),
            step: STEP,
            body: Some((self.pair.b.shape.clone(), turned)),
            grade: None,
        };
        let pointing = PointQuestion {
            tolerance: TOLERANCE,
            handle,
            answer: from + (to - from) * self.contact.time,
        };
        Question::point("caught.where", pointing)
    }

    /// Grades a position of the disc by its distance from the plate, or by the number of intersecting faces.
    pub(super) fn grade_at(&self, at: &Point) -> GradedPoint {
        let [from, to] = self.path();
        let long = (to - from).norm();
        let time = (at - from).norm() / long;
        let [plate, disc] = self.pair.movers();
        let b_in_a = relative_pose(&plate.travel.at(time), &disc.travel.at(time));
        let pairs = colliding_pairs(&plate.shape, &disc.shape, &b_in_a, &SequentialExecutor);
        let pairs = pairs.map_or(0, |pairs| pairs.len());
        let gap = gap_at(&self.pair, time).filter(|gap| gap.distance > 0.0);
        let off = (time - self.contact.time) * long;
        let is_right = off.abs() <= TOLERANCE;
        let mut figure = Figure::empty();
        if let Some(gap) = &gap {
            let role = if is_right { Role::Lower } else { Role::Upper };
            let [a, b] = [gap.on_a, gap.on_b].map(|p| plate.travel.at(time) * p);
            figure.line(&[a, b], role, Weight::Strong, Hidden::Over);
            figure.dot(a, role, Symbol::Disc);
            figure.dot(b, role, Symbol::Disc);
            let length = Caption::Length(gap.distance, Bound::Exact);
            figure.label(a + (b - a) * 0.5, length, role);
        }
        let why = match (is_right, pairs > 0, off < 0.0) {
            (true, ..) => "there",
            (_, true, _) => "inside",
            (_, _, true) => "early",
            _ => "through",
        };
        GradedPoint {
            is_right,
            why,
            args: vec![
                ("gap", Value::from(gap.map_or(0.0, |gap| gap.distance))),
                ("pairs", Value::from(pairs)),
                ("way", Value::from(time * long)),
            ],
            items: figure.items,
        }
    }
}
