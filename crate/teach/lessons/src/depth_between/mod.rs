//! Bounds the penetration depth: an interval for the depth of two parts that are not both convex, and one for the shortest
//! separating motion.

mod parts;
mod picture;
mod search;
mod separating_motion;
mod steps;
#[cfg(test)]
mod tests;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use parts::{Kind, Parts};

/// Returns the parameters of the lesson on bounds of the penetration depth and of the shortest separating motion.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("pair", &["bracket", "peg"]),
        Parameter::number("overlap", [1.0, 8.0, 0.5], 4.0),
        Parameter::number("turn", [0.0, 20.0, 5.0], 0.0),
    ])
}

/// Opens the lesson on bounds of the penetration depth and of the shortest separating motion, with these parameter
/// values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let kind = match values.choice("pair") {
        "peg" => Kind::Peg,
        _ => Kind::Bracket,
    };
    let turn = values.number("turn").to_radians();
    let parts = Parts::new(kind, values.number("overlap"), turn)?;
    Ok(Box::new(steps::Steps::new(parts)?))
}
