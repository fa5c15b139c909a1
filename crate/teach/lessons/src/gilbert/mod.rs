//! Explains GJK step by step: two hulls and, beside them, their Minkowski difference with the simplex and the bounds.

mod counting;
mod feature;
mod names;
mod picture;
mod question;
mod run;
mod shapes;
mod steps;
mod support_heights;

use nearpoint_geometry::closest::convex::SimplexMethod;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
pub(crate) use counting::{Counting, SupportSearch, Visits};
use run::{Run, Start};

/// Returns the parameters of the lesson on GJK, step by step.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice(
            "shapes",
            &["hulls", "boxes", "needles", "polygons", "point"],
        ),
        Parameter::number("vertices", [6.0, 240.0, 1.0], 20.0).log(),
        Parameter::number("gap", [-40.0, 160.0, 1.0], 30.0),
        Parameter::choice("start", &["means", "direction", "bad"]),
        Parameter::choice("method", &["signed-volumes", "johnson"]),
        Parameter::choice("compare", &["none", "method", "climbing"]),
    ])
}

/// Opens the lesson on GJK, step by step, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let vertices = values.count("vertices");
    let pair = shapes::pair(values.choice("shapes"), vertices, values.number("gap"))?;
    let start = match values.choice("start") {
        "direction" => Start::FromAbove,
        "bad" => Start::FarSide,
        _ => Start::Means,
    };
    let (method, other) = match values.choice("method") {
        "johnson" => (SimplexMethod::Johnson, SimplexMethod::SignedVolumes),
        _ => (SimplexMethod::SignedVolumes, SimplexMethod::Johnson),
    };
    let run = Run::new(&pair, start, method, SupportSearch::Plain);
    let compared = match values.choice("compare") {
        "method" => Some(Run::new(&pair, start, other, SupportSearch::Plain)),
        "climbing" => Some(Run::new(&pair, start, method, SupportSearch::Climbing)),
        _ => None,
    };
    Ok(Box::new(steps::Steps::new(pair, run, compared)?))
}
