//! Compares accuracy with speed: the cost and the benefit of the smallest radius of hierarchical spheres. Both are measured
//! over many poses of two parts, on this machine.

mod charts;
mod measure;
mod steps;

use crate::info::{LessonInputs, Parameter};
use crate::rank_by_rank::parts::{parts, rings};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use measure::{Benchmark, Parameters};

/// Returns the parameters of the lesson on the cost and the benefit of small spheres in a hierarchy of spheres.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("shapes", &["ring", "bracket"]),
        Parameter::number("accuracy", [4.0, 10.0, 0.5], 4.0),
        Parameter::number("ratio", [1.4, 4.0, 0.2], 2.0),
        Parameter::choice("making", &["exact", "source"]),
    ])
}

/// Opens the lesson on the cost and the benefit of small spheres in a hierarchy of spheres, with these parameter
/// values.
pub(crate) fn open(values: &ParameterValues, context: &Context) -> StoryResult {
    let parameters = Parameters {
        accuracy: values.number("accuracy"),
        ratio: values.number("ratio"),
        of_the_source: values.choice("making") == "source",
    };
    let parts = match values.choice("shapes") {
        "bracket" => parts(),
        _ => rings(),
    };
    let bench = Benchmark::new(parts?, &parameters, context.now);
    Ok(Box::new(steps::Steps::new(bench)))
}
