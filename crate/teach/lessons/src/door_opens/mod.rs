//! Explains how a robot climbs in a field until an obstacle moves away (Kitamura 1996, figures 4.5 and 4.6), and how our
//! planner repairs its plan.

mod climb;
mod picture;
mod steps;
mod world;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on a path planner that waits until an obstacle moves away.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([Parameter::number("opening", world::OPENING, world::OPEN)])
}

/// Opens the lesson on a path planner that waits until an obstacle moves away, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    Ok(Box::new(steps::Steps::new(values.number("opening"))?))
}
