//! Accuracy against speed: what the smallest radius of hierarchical spheres costs, and what it gains, over many poses
//! of two parts, measured here and now.

mod charts;
mod measure;
mod steps;

use crate::error::LessonError;
use crate::info::Parameter;
use crate::rank_by_rank::parts::{parts, rings};
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;
use measure::{Bench, Wish};

#[derive(Debug)]
pub(crate) struct ThisLesson;

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter::choice("shapes", &["ring", "bracket"]),
            Parameter::number("accuracy", [4.0, 10.0, 0.5], 4.0),
            Parameter::number("ratio", [1.4, 4.0, 0.2], 2.0),
            Parameter::choice("making", &["exact", "source"]),
        ]
    }

    fn open(&self, chosen: &Chosen, context: &Context) -> Result<Box<dyn Story>, LessonError> {
        let wish = Wish {
            accuracy: chosen.number("accuracy"),
            ratio: chosen.number("ratio"),
            of_the_source: chosen.choice("making") == "source",
        };
        let parts = match chosen.choice("shapes") {
            "bracket" => parts(),
            _ => rings(),
        };
        let parts = parts.ok_or_else(|| LessonError::impossible("the parts cannot be made"))?;
        let bench = Bench::new(parts, &wish, context.now);
        Ok(Box::new(steps::Steps::new(bench)))
    }
}
