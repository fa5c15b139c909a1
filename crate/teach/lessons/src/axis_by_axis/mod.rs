//! Explains the published test of flat contours, axis by axis and edge by edge (Fayzrakhmanov et al.).

mod picture;
mod steps;
mod world;

use crate::contours::{MAX_SHIFT, TURNS};
use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on the published overlap test of flat contours, axis by axis.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("pair", &world::NAMES),
        Parameter::number("x", MAX_SHIFT, 0.0),
        Parameter::number("y", MAX_SHIFT, 0.0),
        Parameter::number("turn", TURNS, 0.0),
    ])
}

/// Opens the lesson on the published overlap test of flat contours, axis by axis, with these parameter values.
pub(crate) fn open(chosen: &ParameterValues, _: &Context) -> StoryResult {
    let values = ["x", "y", "turn"].map(|name| chosen.number(name));
    Ok(Box::new(steps::Steps::new(chosen.choice("pair"), values)?))
}
