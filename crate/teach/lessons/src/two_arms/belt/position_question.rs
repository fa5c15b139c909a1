//! Asks for the first contact before the belt runs: the user drags the workpiece along it to where the arm first touches it.

use std::sync::Arc;

use nearpoint_geometry::closest::clearance;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::{Point, Pose, relative_pose};

use super::super::arms::LINKS;
use super::Conveyor;
use super::cell::{BELT, BODY_INDICES, FROM};
use crate::figure::{Caption, Figure, Hidden, Role, Weight};
use crate::graded_point::GradedPoint;
use crate::point_handle::{PointDomain, PointHandle, PointQuestion};
use crate::story::{Bound, Question};
use crate::values::Value;

/// The tolerance of an answer, mm, and the distance of a key press.
const TOLERANCE: f64 = 30.0;
const KEY_STEP: f64 = 10.0;
/// The number of halvings of the time in the search for a position.
const HALVINGS: u32 = 50;

impl Conveyor {
    /// Returns the time at which the workpiece is at a position, on a belt that runs.
    fn time_at(&self, place: &Point) -> f64 {
        let way = place.y - FROM.y;
        let (mut from, mut to) = (self.running.motion.start(), self.running.motion.end());
        for _ in 0..HALVINGS {
            let middle = (from + to) / 2.0;
            match self.running.motion.at(middle)[BELT] < way {
                true => from = middle,
                false => to = middle,
            }
        }
        to
    }

    /// Asks where the workpiece is at the first contact, if there is one.
    pub fn question(&self) -> Option<Question> {
        let time = self.contact_time()?;
        let [from, to] = [self.running.motion.start(), self.running.motion.end()];
        let ends = [from, to].map(|time| self.piece_centre(time));
        let shape = Arc::clone(&self.cell.bodies[BODY_INDICES[1]].shape);
        let handle = PointHandle {
            at: ends[0],
            domain: PointDomain::Line(ends),
            step: KEY_STEP,
            body: Some((shape, Pose::identity())),
            grade: None,
        };
        let pointing = PointQuestion {
            tolerance: TOLERANCE,
            handle,
            answer: self.piece_centre(time),
        };
        Some(Question::point("two-arms.belt-where", pointing))
    }

    /// Draws the arm at the time when the workpiece is at this point.
    pub fn point(&self, at: &Point) -> Option<GradedPoint> {
        let first = self.contact_time()?;
        let time = self.time_at(at);
        let is_right = (self.piece_centre(first) - at).norm() <= TOLERANCE;
        let poses = self.cell.poses(&self.running.motion.at(time));
        let role = if is_right { Role::Lower } else { Role::Upper };
        let mut figure = Figure::empty();
        for (body, pose) in self.cell.bodies.iter().zip(&poses).take(LINKS.len()) {
            figure.solid(&body.shape, *pose, Role::Quiet);
        }
        let gap = (0..LINKS.len()).filter_map(|link| {
            let (a, b) = (&self.cell.bodies[link], &self.cell.bodies[BODY_INDICES[1]]);
            let b_in_a = relative_pose(&poses[link], &poses[BODY_INDICES[1]]);
            let warm = &mut Default::default();
            let found = clearance(
                &a.shape,
                &b.shape,
                &b_in_a,
                f64::INFINITY,
                warm,
                &SequentialExecutor,
            );
            let found = found.ok().flatten()?;
            let ends = [found.on_a, found.on_b].map(|p| poses[link] * p);
            Some((found.distance, ends))
        });
        let nearest = gap.min_by(|(a, _), (b, _)| a.total_cmp(b));
        let distance = nearest.map_or(0.0, |(distance, _)| distance);
        if let Some((distance, [a, b])) = nearest.filter(|(distance, _)| *distance > 0.0) {
            figure.line(&[a, b], role, Weight::Strong, Hidden::Over);
            let length = Caption::Length(distance, Bound::Exact);
            figure.label(a + (b - a) * 0.5, length, role);
        }
        let why = match (is_right, time < first) {
            (true, _) => "there",
            (false, true) => "early",
            (false, false) => "late",
        };
        Some(GradedPoint {
            is_right,
            why,
            args: vec![
                ("at", Value::from(time)),
                ("gap", Value::from(distance)),
                ("way", Value::from((at - FROM).norm())),
            ],
            items: figure.items,
        })
    }
}
