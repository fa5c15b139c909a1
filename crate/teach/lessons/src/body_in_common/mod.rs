//! Explains the intersection of two parts: they interfere when they have a common volume, even if their surfaces do not
//! intersect.

mod cells;
mod cut;
mod picture;
mod steps;
#[cfg(test)]
mod tests;
mod world;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on the intersection of two parts.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("shape", &world::NAMES),
        Parameter::number("shift", world::SHIFTS, 8.0),
        Parameter::number("turn", world::TURNS, 20.0),
        Parameter::choice("largest", &["8", "16", "24"]).with_default("16"),
    ])
}

/// Opens the lesson on the intersection of two parts, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let [shift, turn] = ["shift", "turn"].map(|name| values.number(name));
    let cells = values.count("largest");
    let world = world::World::new(values.choice("shape"), shift, turn)?;
    Ok(Box::new(steps::Steps::new(world, cells)))
}
