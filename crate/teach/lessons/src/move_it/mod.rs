//! Move it while it runs: an obstacle that a hand drags, and a plan that is mended.

mod steps;
mod world;

use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct ThisLesson;

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter::number("x", world::ACROSS, world::HOME[0]),
            Parameter::number("y", world::ALONG, world::HOME[1]),
        ]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let at = ["x", "y"].map(|name| chosen.number(name));
        Ok(Box::new(steps::Steps::new(at)?))
    }
}
