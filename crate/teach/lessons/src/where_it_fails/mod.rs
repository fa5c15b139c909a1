//! Where it fails: worlds in which the paper's search finds nothing, or a way that is none (Kitamura 1996, section 4.3.4),
//! and what ours says of them.

mod all;
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
            Parameter::choice("world", &world::NAMES),
            Parameter::number("seed", [1.0, 9.0, 1.0], 1.0),
        ]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let seed = chosen.count("seed") as u64;
        let told = steps::Steps::new(chosen.choice("world"), seed)?;
        Ok(Box::new(told))
    }
}
