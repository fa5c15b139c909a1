//! Finds random contours for which the published test is wrong, and counts how often that happens.

mod picture;
mod steps;
mod tally;
mod trial;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on random contours for which the published test is wrong.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("corners", &["8", "6", "12", "16"]),
        Parameter::choice("largest", &["50", "300", "2000"]).with_default("300"),
    ])
}

/// Opens the lesson on random contours for which the published test is wrong, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let [corners, pairs] = ["corners", "largest"].map(|name| values.count(name));
    Ok(Box::new(steps::Steps::new(corners, pairs)))
}
