//! Opens the course: two shapes, one of which is dragged, support points, and the difference of the shapes.

mod answers;
mod farthest_question;
mod pair;
mod picture;
mod predictions;
mod steps;
mod world;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on how far two shapes are apart.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::number("x", world::ACROSS, 0.0),
        Parameter::number("y", world::UPWARDS, 0.0),
        Parameter::number("direction", world::DIRECTIONS, world::FIRST_DIRECTION),
    ])
}

/// Opens the lesson on how far two shapes are apart, with these parameter values.
pub(crate) fn open(chosen: &ParameterValues, _: &Context) -> StoryResult {
    let at = ["x", "y"].map(|name| chosen.number(name));
    Ok(Box::new(steps::Steps::new(at, chosen.number("direction"))?))
}
