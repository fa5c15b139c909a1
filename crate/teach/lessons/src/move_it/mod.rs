//! Explains a plan that is repaired while the user drags an obstacle.

mod steps;
mod world;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on a plan that is repaired while the user drags an obstacle.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::number("x", world::ACROSS, world::HOME[0]),
        Parameter::number("y", world::ALONG, world::HOME[1]),
    ])
}

/// Opens the lesson on a plan that is repaired while the user drags an obstacle, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let at = ["x", "y"].map(|name| values.number(name));
    Ok(Box::new(steps::Steps::new(at)?))
}
