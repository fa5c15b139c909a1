//! Axis by axis: the published test of flat contours, edge by edge (Fayzrakhmanov et al.).

mod picture;
mod tell;
mod world;

use crate::contours::{REACH, TURNS};
use crate::error::LessonError;
use crate::info::{Chapter, Info, Parameter};
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct AxisByAxis;

impl Lesson for AxisByAxis {
    fn info(&self) -> Info {
        Info::new(
            "axis-by-axis",
            Chapter::FlatContours,
            [
                Parameter::choice("pair", &world::NAMES),
                Parameter::number("x", REACH, 0.0),
                Parameter::number("y", REACH, 0.0),
                Parameter::number("turn", TURNS, 0.0),
            ],
        )
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let values = ["x", "y", "turn"].map(|name| chosen.number(name));
        Ok(Box::new(tell::Steps::new(chosen.choice("pair"), values)?))
    }
}
