//! Arm A beside a conveyor: taught while the belt stood, run while it carries a workpiece.

mod cell;
mod picture;
mod place;

use std::sync::Arc;

use nearpoint_geometry::{Point, Vector};
use nearpoint_motion::check::Cell;

use super::Wish;
use super::checked::Checked;
use crate::error::LessonError;
use crate::story::{Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Say};
use crate::values::Value;
use cell::{BELT, FROM, PLACES, cell, motion};

#[derive(Debug)]
pub(super) struct Conveyor {
    cell: Arc<Cell>,
    /// Mm a second.
    speed: f64,
    /// With the belt at rest, and running.
    stands: Checked,
    runs: Checked,
}

impl Conveyor {
    pub fn new(wish: &Wish) -> Result<Self, LessonError> {
        let cell = Arc::new(cell(wish)?);
        let check = |speed| Checked::new(&cell, motion(wish.form, speed)?, wish);
        Ok(Self {
            stands: check(0.0)?,
            runs: check(wish.belt)?,
            speed: wish.belt,
            cell,
        })
    }

    /// The workpiece's middle at a time.
    fn piece(&self, time: f64) -> Point {
        FROM + Vector::y() * self.runs.motion.at(time)[BELT]
    }

    /// When and where the arm first meets what the belt carries; none where it does not, or meets the frame first.
    fn meets(&self) -> Option<f64> {
        let of_piece = self.runs.report.pairs.iter();
        let first = of_piece.filter(|pair| pair.pair.contains(&PLACES[1]));
        let times = first.filter_map(|pair| Some(pair.first.as_ref()?.time));
        times.min_by(f64::total_cmp)
    }

    pub fn say(&self, is_run: bool) -> Say {
        if !is_run {
            let speed = ("speed", Value::from(self.speed));
            let stands = self.stands.clearance();
            return Say::new("two-arms.belt", [speed, ("distance", stands.into())]);
        }
        let distance = ("distance", Value::from(self.runs.clearance()));
        match self.meets() {
            Some(time) => {
                let way = (self.piece(time) - FROM).norm();
                let with = [
                    ("speed", Value::from(self.speed)),
                    ("from", Value::from(time)),
                    ("way", Value::from(way)),
                    ("length", Value::from(self.runs.length())),
                ];
                Say::new("two-arms.belt-meets", with)
            }
            None => {
                let time = ("time", Value::from(self.runs.nearest_at()));
                let speed = ("speed", Value::from(self.speed));
                Say::new("two-arms.belt-free", [speed, distance, time])
            }
        }
    }

    pub fn numbers(&self, is_run: bool) -> Vec<Number> {
        if !is_run {
            return vec![
                Number::count("parts", self.cell.bodies.len()),
                Number::count("pairs-of-parts", self.cell.pairs.len()),
            ];
        }
        let clearance = |checked: &Checked| {
            let smallest = checked.report.smallest;
            smallest.map(|smallest| smallest.distance)
        };
        vec![
            Number::new(
                "belt-in-collision",
                1000.0 * self.runs.length(),
                NumberUnit::Milliseconds,
                Bound::AtMost,
            ),
            Number::new(
                "belt-clearance",
                clearance(&self.runs),
                NumberUnit::Length,
                Bound::AtMost,
            )
            .beside(clearance(&self.stands)),
        ]
    }

    pub fn chart(&self) -> Chart {
        let line = |name, checked: &Checked| Line {
            name,
            points: (checked.report.curve.iter())
                .map(|point| [point.time, point.clearance])
                .collect(),
            style: LineStyle::Line,
        };
        let axis = |name| Axis { name, log: false };
        Chart {
            name: "clearance-of-the-arm",
            x: axis("seconds"),
            y: axis("length"),
            lines: vec![
                line("belt-stands", &self.stands),
                line("belt-runs", &self.runs),
            ],
            at: self.meets().or(Some(self.runs.nearest_at())),
        }
    }
}
