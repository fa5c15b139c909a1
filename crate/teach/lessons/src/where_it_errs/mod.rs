//! Where it errs: contours made by chance for which the published test is wrong, and how often that is.

mod picture;
mod steps;
mod tally;
mod trial;

use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct ThisLesson;

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter::choice("corners", &["8", "6", "12", "16"]),
            Parameter::choice("largest", &["50", "300", "2000"]).usually("300"),
        ]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let [corners, pairs] = ["corners", "largest"].map(|name| chosen.count(name));
        Ok(Box::new(steps::Steps::new(corners, pairs)))
    }
}
