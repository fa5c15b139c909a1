//! Explains how to find the parts that may touch, of many moving ones, by the ends of their boxes on an axis. The ends are
//! sorted once, and repaired as the parts move.

mod costs;
mod counts;
mod picture;
mod steps;
#[cfg(test)]
mod tests;
mod world;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on sweep and prune among many moving parts.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::number("parts", [6.0, 40.0, 1.0], 12.0),
        Parameter::number("move", [0.05, 2.0, 0.05], 0.2),
        Parameter::choice("axes", &["both", "across", "up"]),
    ])
}

/// Opens the lesson on sweep and prune among many moving parts, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let axes = match values.choice("axes") {
        "across" => vec![0],
        "up" => vec![1],
        _ => vec![0, 1],
    };
    let (parts, by) = (values.count("parts"), values.number("move"));
    Ok(Box::new(steps::Steps::new(parts, by, axes)))
}
