//! Checks arm A beside a conveyor: taught while the belt stood, and run while it carries a workpiece.

mod cell;
mod picture;
mod place;

use std::sync::Arc;

use nearpoint_geometry::{Point, Vector};
use nearpoint_motion::check::Cell;

use super::Wish;
use super::checked::{Checked, parts};
use crate::error::LessonError;
use crate::story::{Bound, Chart, Draft, Number, NumberUnit};
use cell::{BELT, FROM, PLACES, cell, motion};

#[derive(Debug)]
pub(super) struct Conveyor {
    cell: Arc<Cell>,
    /// The speed, in mm a second.
    speed: f64,
    /// The checks with the belt at rest, and running.
    stands: Checked,
    runs: Checked,
}

impl Conveyor {
    pub fn new(wish: &Wish) -> Result<Self, LessonError> {
        let cell = Arc::new(cell(wish)?);
        let check = |speed| Checked::new(&cell, motion(wish.form, speed)?);
        Ok(Self {
            stands: check(0.0)?,
            runs: check(wish.belt)?,
            speed: wish.belt,
            cell,
        })
    }

    /// Returns the workpiece's middle at a time.
    fn piece(&self, time: f64) -> Point {
        FROM + Vector::y() * self.runs.motion.at(time)[BELT]
    }

    /// Returns the time at which the arm first meets the workpiece; none where it does not, or meets the frame first.
    fn meets(&self) -> Option<f64> {
        let of_piece = self.runs.report.pairs.iter();
        let first = of_piece.filter(|pair| pair.pair.contains(&PLACES[1]));
        let times = first.filter_map(|pair| Some(pair.first.as_ref()?.time));
        times.min_by(f64::total_cmp)
    }

    /// Lists the step at which the belt stands.
    pub fn stands(&self) -> Draft<'_> {
        Draft::say("two-arms.belt")
            .with("speed", self.speed)
            .with("distance", self.stands.clearance())
            .numbers(parts(&self.cell))
            .ask(self.question())
            .figure(|| self.figure(false))
    }

    /// Lists the step at which the belt runs.
    pub fn runs(&self) -> Draft<'_> {
        let runs = &self.runs;
        let draft = match self.meets() {
            Some(time) => Draft::say("two-arms.belt-meets")
                .with("speed", self.speed)
                .with("from", time)
                .with("way", (self.piece(time) - FROM).norm())
                .with("length", runs.length()),
            None => Draft::say("two-arms.belt-free")
                .with("speed", self.speed)
                .with("distance", runs.clearance())
                .with("time", runs.nearest_at()),
        };
        let [own, other] = [runs, &self.stands].map(|checked| checked.report.smallest);
        let clearance = Number::length("belt-clearance", own.map(|own| own.distance));
        let (most, unit) = (1000.0 * runs.length(), NumberUnit::Milliseconds);
        draft
            .numbers([
                Number::new("belt-in-collision", most, unit, Bound::AtMost),
                clearance
                    .worth(Bound::AtMost)
                    .beside(other.map(|it| it.distance)),
            ])
            .figure(|| self.figure(true))
            .chart(|| {
                Chart::new("clearance-of-the-arm", "seconds", "length")
                    .line("belt-stands", self.stands.curve())
                    .line("belt-runs", runs.curve())
                    .at(self.meets().unwrap_or(runs.nearest_at()))
            })
    }
}
