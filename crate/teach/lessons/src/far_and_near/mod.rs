//! Far and near: two parts that are not convex on a path, watched by their hulls and, near by, by bubbles.

mod parts;
mod run;
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
            Parameter::choice("shapes", &["channel", "tori"]),
            Parameter::choice("mode", &["published", "proven"]),
            Parameter::number("threshold", [0.0, 120.0, 1.0], 30.0),
            Parameter::number("cycles", [0.0, 30.0, 1.0], 10.0),
            Parameter::number("alpha", [0.0, 0.5, 0.05], 0.0),
        ]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let pair = parts::pair(chosen.choice("shapes"))?;
        let wish = run::Wish {
            threshold: chosen.number("threshold"),
            cycles: (chosen.choice("mode") == "published").then(|| chosen.count("cycles") as u32),
            alpha: chosen.number("alpha"),
        };
        let cycles = run::run(&pair, &wish)?;
        Ok(Box::new(steps::Steps::new(pair, wish.threshold, cycles)))
    }
}
