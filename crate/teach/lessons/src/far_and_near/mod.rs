//! Monitors two parts that are not convex on a path: by their hulls when they are far apart, and by bubbles when they are
//! near.

mod parts;
mod run;
mod steps;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on the distance of two parts on a path, by hulls when far and by bubbles when
/// near.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("shapes", &["channel", "tori"]),
        Parameter::choice("mode", &["published", "proven"]),
        Parameter::number("threshold", [0.0, 120.0, 1.0], 30.0),
        Parameter::number("cycles", [0.0, 30.0, 1.0], 10.0),
        Parameter::number("alpha", [0.0, 0.5, 0.05], 0.0),
    ])
}

/// Opens the lesson on the distance of two parts on a path, by hulls when far and by bubbles when near, with these
/// parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let pair = parts::pair(values.choice("shapes"))?;
    let parameters = run::Parameters {
        threshold: values.number("threshold"),
        cycles: (values.choice("mode") == "published").then(|| values.count("cycles") as u32),
        alpha: values.number("alpha"),
    };
    let cycles = run::run(&pair, &parameters)?;
    Ok(Box::new(steps::Steps::new(
        pair,
        parameters.threshold,
        cycles,
    )))
}
