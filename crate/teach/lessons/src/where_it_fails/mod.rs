//! Shows worlds in which the paper's search finds nothing, or an invalid path (Kitamura 1996, section 4.3.4), and the result
//! of our search there.

mod steps;
mod world;
mod world_counts;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on worlds in which the published path search fails.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("world", &world::NAMES),
        Parameter::number("seed", [1.0, 9.0, 1.0], 1.0),
    ])
}

/// Opens the lesson on worlds in which the published path search fails, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let seed = values.count("seed") as u64;
    let reported = steps::Steps::new(values.choice("world"), seed)?;
    Ok(Box::new(reported))
}
