//! Compares four methods on one pair of flat contours: the published test, separating axes and GJK with EPA over convex
//! pieces, and the exact one.

mod picture;
mod position_question;
mod steps;
mod world;

use crate::contours::{MAX_SHIFT, TURNS};
use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on four methods for one pair of flat contours.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("pair", &world::NAMES),
        Parameter::number("x", MAX_SHIFT, 0.0),
        Parameter::number("y", MAX_SHIFT, 0.0),
        Parameter::number("turn", TURNS, 0.0),
    ])
}

/// Opens the lesson on four methods for one pair of flat contours, with these parameter values.
pub(crate) fn open(chosen: &ParameterValues, context: &Context) -> StoryResult {
    let values = ["x", "y", "turn"].map(|name| chosen.number(name));
    let reported = steps::Steps::new(chosen.choice("pair"), values, context.now)?;
    Ok(Box::new(reported))
}
