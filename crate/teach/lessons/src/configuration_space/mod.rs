//! Explains the map of an arm's two joint values: obstacles in it, samples, cells that are proven, and a path.

mod arm;
mod costs;
mod map;
mod panes;
mod path;
mod picture;
mod questions;
mod samples;
mod steps;
#[cfg(test)]
mod tests;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on configuration space.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::number("shoulder", arm::DEGREES, 110.0),
        Parameter::number("elbow", arm::DEGREES, -60.0),
        Parameter::number("x", arm::SHIFTS, 0.0),
        Parameter::number("y", arm::SHIFTS, 0.0),
        Parameter::number("halvings", map::HALVINGS, 6.0),
    ])
}

/// Opens the lesson on configuration space, with these parameter values.
pub(crate) fn open(chosen: &ParameterValues, _: &Context) -> StoryResult {
    let values = ["shoulder", "elbow"].map(|name| chosen.number(name));
    let shift = ["x", "y"].map(|name| chosen.number(name));
    let halvings = chosen.count("halvings") as u8;
    Ok(Box::new(steps::Steps::new(values, shift, halvings)?))
}
