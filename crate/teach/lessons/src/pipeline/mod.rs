//! Explains the whole pipeline for one part and several channels, from envelope spheres down to pairs of elements
//! (specification 1, section 1.5). It shows the comparisons of each stage: as published, and nearest first until the answer
//! is proven.

mod charts;
mod counts;
mod picture;
mod run;
mod steps;
mod texts;

use nearpoint_published::pipeline::Thresholds;

use crate::error::LessonError;
use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on the whole pipeline from envelope spheres to pairs of elements.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("mode", &["published", "proven"]),
        Parameter::number("cut", [1.0, 8.0, 1.0], 3.0),
        Parameter::number("near", [0.05, 0.2, 0.05], 0.05),
        Parameter::choice("spheres", &["first", "every"]),
    ])
}

/// Opens the lesson on the whole pipeline from envelope spheres to pairs of elements, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let near = values.number("near");
    let thresholds = Thresholds {
        hulls: near,
        elements: near,
        compares_spheres: values.choice("spheres") == "every",
    };
    let is_proven = values.choice("mode") == "proven";
    let reported = steps::Steps::new(values.count("cut"), thresholds, is_proven);
    Ok(Box::new(reported.ok_or(LessonError::NoStory)?))
}
