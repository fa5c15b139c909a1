//! Explains the comparison from coarse to fine: two parts that are not convex, by envelope spheres, hulls and elements
//! (specification 1, section 1.5). As published it can miss the nearest elements; a search until the answer is proven
//! cannot.

mod picture;
mod run;
pub(crate) mod scene;
mod steps;

use nearpoint_published::pipeline::{Mode, Thresholds};

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// The largest height of A, in steps of [`LIFT_STEP`].
const HIGHEST: f64 = 20.0;
const LIFT_STEP: f64 = 0.5;

/// Returns the parameters of the lesson on distance queries by envelope spheres, hulls and elements.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("pair", &scene::PAIRS.map(|pair| pair.name)),
        Parameter::choice("mode", &["published", "proven"]),
        Parameter::number("near", [0.05, 5.0, 0.05], 0.05),
        Parameter::choice("spheres", &["first", "every"]),
        Parameter::number("lift", [0.0, HIGHEST, LIFT_STEP], 0.0),
    ])
}

/// Opens the lesson on distance queries by envelope spheres, hulls and elements, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let near = values.number("near");
    let mode = match values.choice("mode") {
        "proven" => Mode::Proven,
        _ => Mode::Published(Thresholds {
            hulls: near,
            elements: near,
            compares_spheres: values.choice("spheres") == "every",
        }),
    };
    let pair = scene::pair(values.choice("pair"));
    Ok(Box::new(steps::Steps::new(
        pair,
        mode,
        values.number("lift"),
    )?))
}
