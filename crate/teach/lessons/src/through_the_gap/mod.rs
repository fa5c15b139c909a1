//! Plans for a robot in the form of an L, which has to turn, in a plane of squares (Kitamura 1996, figures 4.3 and 4.4).
//! More worlds show one trait each.

mod picture;
mod push;
mod steps;
mod world;

pub(crate) use world::scene;

use nearpoint_published::planning::Norm;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

#[derive(Debug, Clone)]
struct Parameters {
    world: String,
    /// The width of the gap, mm.
    gap: f64,
    /// The step of turning, in radians.
    alpha: f64,
    /// True if our search is shown.
    ours: bool,
    norm: Norm,
}

/// Returns the parameters of the lesson on the path of an L-shaped robot that has to turn.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("world", &world::NAMES),
        Parameter::number("gap", [6.0, 20.0, 2.0], 14.0),
        Parameter::choice("search", &["published", "ours"]),
        Parameter::choice("alpha", &["30", "45"]),
        Parameter::choice("norm", &["taxicab", "euclidean"]),
    ])
}

/// Opens the lesson on the path of an L-shaped robot that has to turn, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let degrees = values.number("alpha");
    let parameters = Parameters {
        world: values.choice("world").to_owned(),
        gap: values.number("gap"),
        alpha: degrees.to_radians(),
        ours: values.choice("search") == "ours",
        norm: match values.choice("norm") {
            "euclidean" => Norm::Euclidean,
            _ => Norm::Taxicab,
        },
    };
    Ok(Box::new(steps::Steps::new(parameters)?))
}
