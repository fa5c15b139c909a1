//! Shuttle and chair: robots that turn about all axes, in worlds of about as many cells as the paper's (Kitamura 1996,
//! section 4.4.2, figures 4.7 to 4.12).

mod measure;
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
        vec![Parameter::choice("world", &world::NAMES)]
    }

    fn open(&self, chosen: &Chosen, context: &Context) -> Result<Box<dyn Story>, LessonError> {
        let told = steps::Steps::new(chosen.choice("world"), context.now)?;
        Ok(Box::new(told))
    }
}
