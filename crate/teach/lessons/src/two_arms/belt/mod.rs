//! Checks arm A beside a conveyor: taught while the belt stood, and run while it carries a workpiece.

mod cell;
mod picture;
mod position_question;

use std::sync::Arc;

use nearpoint_geometry::{Point, Vector};
use nearpoint_motion::check::WorkCell;

use super::Parameters;
use super::checked::{CheckedMotion, part_counts};
use crate::error::LessonError;
use crate::story::{Bound, Chart, LazyStep, Number, NumberUnit};
use cell::{BELT, BODY_INDICES, FROM, cell, motion};

#[derive(Debug)]
pub(super) struct Conveyor {
    cell: Arc<WorkCell>,
    /// The speed, in mm a second.
    speed: f64,
    /// The checks with the belt at rest, and running.
    at_rest: CheckedMotion,
    running: CheckedMotion,
}

impl Conveyor {
    /// Checks the arm's motion beside the conveyor, at rest and running.
    pub fn new(parameters: &Parameters) -> Result<Self, LessonError> {
        let cell = Arc::new(cell(parameters)?);
        let check = |speed| CheckedMotion::new(&cell, motion(parameters.form, speed)?);
        Ok(Self {
            at_rest: check(0.0)?,
            running: check(parameters.belt)?,
            speed: parameters.belt,
            cell,
        })
    }

    /// Returns the workpiece's centre at a time.
    fn piece_centre(&self, time: f64) -> Point {
        FROM + Vector::y() * self.running.motion.at(time)[BELT]
    }

    /// Returns the time at which the arm first hits the workpiece; none where it does not, or hits the frame first.
    fn contact_time(&self) -> Option<f64> {
        let of_piece = self.running.report.pairs.iter();
        let first = of_piece.filter(|pair| pair.bodies.contains(&BODY_INDICES[1]));
        let times = first.filter_map(|pair| Some(pair.first_contact.as_ref()?.time));
        times.min_by(f64::total_cmp)
    }

    /// Lists the step with the belt at rest.
    pub fn resting_step(&self) -> LazyStep<'_> {
        LazyStep::new("two-arms.belt")
            .with_arg("speed", self.speed)
            .with_arg("distance", self.at_rest.clearance())
            .numbers(part_counts(&self.cell))
            .ask(self.question())
            .figure(|| {
                self.paths()
                    .with(|figure| self.bodies(figure, self.running.motion.start()))
            })
    }

    /// Lists the step with the belt running.
    pub fn running_step(&self) -> LazyStep<'_> {
        let runs = &self.running;
        let shown = self.contact_time().unwrap_or_else(|| runs.nearest_at());
        let draft = match self.contact_time() {
            Some(time) => LazyStep::new("two-arms.belt-meets")
                .with_arg("speed", self.speed)
                .with_arg("from", time)
                .with_arg("way", (self.piece_centre(time) - FROM).norm())
                .with_arg("length", runs.collision_time()),
            None => LazyStep::new("two-arms.belt-free")
                .with_arg("speed", self.speed)
                .with_arg("distance", runs.clearance())
                .with_arg("time", runs.nearest_at()),
        };
        let [own, other] = [runs, &self.at_rest].map(|checked| checked.report.min_clearance);
        let clearance = Number::length("belt-clearance", own.map(|own| own.distance));
        let (most, unit) = (1000.0 * runs.collision_time(), NumberUnit::Milliseconds);
        draft
            .numbers([
                Number::new("belt-in-collision", most, unit, Bound::AtMost),
                clearance
                    .with_bound(Bound::AtMost)
                    .compared_with(other.map(|it| it.distance)),
            ])
            .figure(|| self.paths())
            .moving(runs.span(shown), move |figure, time| {
                self.bodies(figure, time);
                if time == shown {
                    self.nearest(figure);
                }
            })
            .chart(move || {
                Chart::new("clearance-of-the-arm", "seconds", "length")
                    .line("belt-stands", self.at_rest.curve())
                    .line("belt-runs", runs.curve())
                    .at(shown)
            })
    }
}
