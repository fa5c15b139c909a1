//! Where it fails: worlds in which the paper's search finds nothing (Kitamura 1996, section 4.3.4), and what ours says
//! of them.

mod tell;
mod world;

use crate::error::LessonError;
use crate::info::{Chapter, Info, Parameter};
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct WhereItFails;

impl Lesson for WhereItFails {
    fn info(&self) -> Info {
        Info {
            name: "where-it-fails",
            chapter: Chapter::PathPlanning,
            parameters: vec![Parameter::choice("world", &world::NAMES)],
            models: Vec::new(),
            threads: false,
        }
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        Ok(Box::new(tell::Told::new(chosen.choice("world"))?))
    }
}
