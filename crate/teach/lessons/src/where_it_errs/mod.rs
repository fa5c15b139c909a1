//! Where it errs: contours made by chance for which the published test is wrong, and how often that is.

mod picture;
mod tally;
mod tell;
mod trial;

use crate::error::LessonError;
use crate::info::{Chapter, Info, Kind as ChoiceKind, Parameter};
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct WhereItErrs;

impl Lesson for WhereItErrs {
    fn info(&self) -> Info {
        Info::new(
            "where-it-errs",
            Chapter::FlatContours,
            [
                Parameter::choice("corners", &["8", "6", "12", "16"]),
                Parameter {
                    name: "largest",
                    kind: ChoiceKind::Choice {
                        choices: vec!["50", "300", "2000"],
                        value: "300",
                    },
                },
            ],
        )
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let number = |name| chosen.choice(name).parse().unwrap_or(8);
        let told = tell::Steps::new(number("corners"), number("largest"));
        Ok(Box::new(told))
    }
}
