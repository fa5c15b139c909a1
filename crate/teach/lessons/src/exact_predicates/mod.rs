//! A sign that cannot be wrong: what plain doubles say of points near a line, what follows, and what is said instead.

mod grid;
mod hull;
mod picture;
mod shares;
mod space;
mod steps;

use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct ThisLesson;

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter::choice("points", &["whole", "broken", "tenths"]),
            Parameter::choice("from", &["p", "q", "r"]),
            Parameter::choice("side", &["32", "64", "96"]).usually("64"),
        ]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let line = grid::Line::named(chosen.choice("points"), chosen.choice("from"));
        let side = chosen.count("side");
        Ok(Box::new(steps::Steps::new(line, side)))
    }
}
