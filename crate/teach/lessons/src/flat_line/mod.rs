//! Measures the cost of a cycle against the number of vertices, by each method, on this machine.

mod flaw;
mod measure;
mod sides;
mod steps;

use std::sync::Arc;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use measure::{Kind as Hulls, Path};

/// The number of vertices of each hull, a step each.
const SIZES: [usize; 9] = [10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000];

/// The largest number of vertices of drums: the hull of many points in one plane takes long to build.
const LARGEST_DRUM: usize = 30_000;

/// Returns the parameters of the lesson on the cost of a distance query against the number of vertices.
pub(crate) fn offers() -> LessonInputs {
    let largest = Parameter::choice("largest", &["1000", "10000", "100000"]).with_default("100000");

    LessonInputs::new([
        Parameter::choice("speed", &["slow", "fast"]),
        Parameter::choice("shapes", &["balls", "eggs", "drums"]),
        largest,
    ])
}

/// Opens the lesson on the cost of a distance query against the number of vertices, with these parameter values.
pub(crate) fn open(values: &ParameterValues, context: &Context) -> StoryResult {
    let path = Path {
        step: match values.choice("speed") {
            "fast" => 0.05,
            _ => 0.005,
        },
        kind: match values.choice("shapes") {
            "eggs" => Hulls::Eggs,
            "drums" => Hulls::Drums,
            _ => Hulls::Balls,
        },
    };
    let requested = values.count("largest");
    let largest = match path.kind {
        Hulls::Drums => requested.min(LARGEST_DRUM),
        Hulls::Balls | Hulls::Eggs => requested,
    };
    let sizes = SIZES.into_iter().filter(|&size| size <= largest).collect();
    Ok(Box::new(steps::Steps::new(
        sizes,
        path,
        context.now,
        Arc::clone(context.cache),
    )))
}
