//! Shuttle and chair: robots that turn about all axes, in worlds of about as many cells as the paper's (Kitamura 1996,
//! section 4.4.2, figures 4.7 to 4.12).

mod measure;
mod picture;
mod tell;
mod world;

use crate::error::LessonError;
use crate::info::{Chapter, Info, Parameter};
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct ShuttleAndChair;

impl Lesson for ShuttleAndChair {
    fn info(&self) -> Info {
        Info {
            name: "shuttle-and-chair",
            chapter: Chapter::PathPlanning,
            parameters: vec![Parameter::choice("world", &world::NAMES)],
            models: Vec::new(),
            threads: false,
        }
    }

    fn open(&self, chosen: &Chosen, context: &Context) -> Result<Box<dyn Story>, LessonError> {
        let told = tell::Told::new(chosen.choice("world"), context.now)?;
        Ok(Box::new(told))
    }
}
