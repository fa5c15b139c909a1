//! Explains exact signs: the signs of plain doubles for points near a line, the consequences of errors, and the
//! exact signs.

mod grid;
mod hull;
mod picture;
mod space;
mod stage_fractions;
mod steps;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on exact signs of geometric predicates.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("points", &["whole", "broken", "tenths"]),
        Parameter::choice("from", &["p", "q", "r"]),
        Parameter::choice("side", &["32", "64", "96"]).with_default("64"),
    ])
}

/// Opens the lesson on exact signs of geometric predicates, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let line = grid::Line::named(values.choice("points"), values.choice("from"));
    let side = values.count("side");
    Ok(Box::new(steps::Steps::new(line, side)))
}
