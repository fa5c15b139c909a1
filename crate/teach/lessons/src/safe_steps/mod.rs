//! Explains conservative advancement: steps in time that are too short for a contact, from a distance and a bound on speed.

mod advance;
mod movement;
mod picture;
mod steps;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on conservative advancement.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::number("turn", movement::TURNS, 90.0),
        Parameter::number("height", movement::HEIGHTS, 0.5),
    ])
}

/// Opens the lesson on conservative advancement, with these parameter values.
pub(crate) fn open(chosen: &ParameterValues, _: &Context) -> StoryResult {
    let [turn, height] = ["turn", "height"].map(|name| chosen.number(name));
    Ok(Box::new(steps::Steps::new(turn, height)?))
}
