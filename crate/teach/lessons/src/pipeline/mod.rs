//! The whole pipeline: one part and several channels, from envelope spheres down to pairs of elements, with what each
//! stage compares (specification 1, section 1.5); as published, and nearest first until the answer is proven.

mod charts;
mod counts;
mod picture;
mod run;
mod say;
mod steps;

use nearpoint_published::pipeline::Thresholds;

use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct ThisLesson;

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter::choice("mode", &["published", "proven"]),
            Parameter::number("cut", [1.0, 8.0, 1.0], 3.0),
            Parameter::number("near", [0.05, 0.2, 0.05], 0.05),
            Parameter::choice("spheres", &["first", "every"]),
        ]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let near = chosen.number("near");
        let thresholds = Thresholds {
            hulls: near,
            elements: near,
            spheres: chosen.choice("spheres") == "every",
        };
        let is_proven = chosen.choice("mode") == "proven";
        let told = steps::Steps::new(chosen.count("cut"), thresholds, is_proven);
        let impossible = || LessonError::impossible("The parts have no distance.");
        Ok(Box::new(told.ok_or_else(impossible)?))
    }
}
