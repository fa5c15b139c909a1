//! Compares four tests of faces on parts that collide and separate again within one cycle.

mod blade;
mod charts;
mod crossing;
mod first;
mod picture;
mod report;
mod scene;
mod steps;
mod through;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// The user's choices; lengths in mm.
#[derive(Debug, Clone, Copy)]
struct Parameters {
    /// The length of a part's path in a cycle.
    speed: f64,
    /// The thickness of the plate.
    thickness: f64,
    /// The rotation of the blade in a cycle, in radians.
    rotation: f64,
}

/// The rotation in a cycle, in degrees: the least, the largest and the step.
const ROTATIONS: [f64; 3] = [10.0, 120.0, 5.0];

/// Returns the parameters of the lesson on parts that collide and separate again within one cycle.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::number("speed", [40.0, 200.0, 10.0], 120.0),
        Parameter::number("thickness", [0.5, 10.0, 0.5], 2.0),
        Parameter::number("rotation", ROTATIONS, 60.0),
        Parameter::choice("method", &["hull", "exact", "plain"]),
    ])
}

/// Opens the lesson on parts that collide and separate again within one cycle, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let parameters = Parameters {
        speed: values.number("speed"),
        thickness: values.number("thickness"),
        rotation: values.number("rotation").to_radians(),
    };
    let marked = match values.choice("method") {
        "exact" => report::EXACT,
        "plain" => report::END,
        _ => report::HULL,
    };
    Ok(Box::new(steps::Steps::new(&parameters, marked)?))
}
