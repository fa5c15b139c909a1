//! Axis by axis: the published test of flat contours, edge by edge (Fayzrakhmanov et al.).

mod picture;
mod steps;
mod world;

use crate::contours::{REACH, TURNS};
use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct ThisLesson;

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter::choice("pair", &world::NAMES),
            Parameter::number("x", REACH, 0.0),
            Parameter::number("y", REACH, 0.0),
            Parameter::number("turn", TURNS, 0.0),
        ]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let values = ["x", "y", "turn"].map(|name| chosen.number(name));
        Ok(Box::new(steps::Steps::new(chosen.choice("pair"), values)?))
    }
}
