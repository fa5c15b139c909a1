//! Plans for robots that turn about all axes (Kitamura 1996, section 4.4.2, figures 4.7 to 4.12). The worlds have about as
//! many cells as the paper's.

mod measure;
mod picture;
mod steps;
mod world;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on paths of robots that turn about all axes.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([Parameter::choice("world", &world::NAMES)])
}

/// Opens the lesson on paths of robots that turn about all axes, with these parameter values.
pub(crate) fn open(values: &ParameterValues, context: &Context) -> StoryResult {
    let reported = steps::Steps::new(values.choice("world"), context.now)?;
    Ok(Box::new(reported))
}
