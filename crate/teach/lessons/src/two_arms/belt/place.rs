//! Asks for the first contact before the belt runs: the user drags the workpiece along it to where the arm first touches it.

use std::sync::Arc;

use nearpoint_geometry::closest::clearance;
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Point, Pose, relative};

use super::super::arms::LINKS;
use super::Conveyor;
use super::cell::{BELT, FROM, PLACES};
use crate::figure::{Caption, Figure, Hidden, Role, Weight};
use crate::pin::{Pin, Pointing, Track};
use crate::pointed::Pointed;
use crate::story::{Bound, Question};
use crate::values::Value;

/// The tolerance of an answer, mm, and the distance of a key press.
const WITHIN: f64 = 30.0;
const STEP: f64 = 10.0;
/// The number of halvings of the time in which a place is searched.
const HALVINGS: u32 = 50;

impl Conveyor {
    /// Returns the time at which the workpiece is at a place, on a belt that runs.
    fn time_at(&self, place: &Point) -> f64 {
        let way = place.y - FROM.y;
        let (mut from, mut to) = (self.runs.motion.start(), self.runs.motion.end());
        for _ in 0..HALVINGS {
            let middle = (from + to) / 2.0;
            match self.runs.motion.at(middle)[BELT] < way {
                true => from = middle,
                false => to = middle,
            }
        }
        to
    }

    /// Asks where the workpiece is at the first contact, if there is one.
    pub fn question(&self) -> Option<Question> {
        let time = self.meets()?;
        let [from, to] = [self.runs.motion.start(), self.runs.motion.end()];
        let ends = [from, to].map(|time| self.piece(time));
        let shape = Arc::clone(&self.cell.bodies[PLACES[1]].shape);
        let pin = Pin {
            at: ends[0],
            track: Track::Line(ends),
            step: STEP,
            body: Some((shape, Pose::identity())),
            graded: None,
        };
        let pointing = Pointing {
            within: WITHIN,
            pin,
            right: self.piece(time),
        };
        Some(Question::point("two-arms.belt-where", pointing))
    }

    /// Shows the arm at the time when the workpiece is there.
    pub fn point(&self, at: &Point) -> Option<Pointed> {
        let first = self.meets()?;
        let time = self.time_at(at);
        let right = (self.piece(first) - at).norm() <= WITHIN;
        let poses = self.cell.poses(&self.runs.motion.at(time));
        let role = if right { Role::Lower } else { Role::Upper };
        let mut figure = Figure::empty();
        for (body, pose) in self.cell.bodies.iter().zip(&poses).take(LINKS.len()) {
            figure.solid(&body.shape, *pose, Role::Quiet);
        }
        let gap = (0..LINKS.len()).filter_map(|link| {
            let (a, b) = (&self.cell.bodies[link], &self.cell.bodies[PLACES[1]]);
            let b_in_a = relative(&poses[link], &poses[PLACES[1]]);
            let warm = &mut Default::default();
            let found = clearance(&a.shape, &b.shape, &b_in_a, f64::INFINITY, warm, &Serial);
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
        let why = match (right, time < first) {
            (true, _) => "there",
            (false, true) => "early",
            (false, false) => "late",
        };
        Some(Pointed {
            right,
            why,
            with: vec![
                ("at", Value::from(time)),
                ("gap", Value::from(distance)),
                ("way", Value::from((at - FROM).norm())),
            ],
            items: figure.items,
        })
    }
}
