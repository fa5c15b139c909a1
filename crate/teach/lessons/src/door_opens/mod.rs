//! The door opens: climbing in a field until an obstacle moves away (Kitamura 1996, figures 4.5 and 4.6), and our plan
//! mended.

mod climb;
mod picture;
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
        vec![Parameter::number("opening", world::OPENING, world::OPEN)]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        Ok(Box::new(steps::Steps::new(chosen.number("opening"))?))
    }
}
