//! Shares the pairs of faces between several threads, measured here and forecast for more (Kitamura, section 3.4). Then it
//! shows what limits sixteen cores today: serial work, waiting for memory, and copies.

mod amdahl;
mod charts;
mod measure;
mod model;
mod picture;
mod published;
mod question;
mod run;
mod sixteen_cores;
mod steps;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use model::Model;
use run::Run;

/// Returns the parameters of the lesson on the sharing of pairs of faces between several threads.
pub(crate) fn offers() -> LessonInputs {
    let largest = Parameter::choice("largest", &["960", "3968"]).with_default("3968");

    LessonInputs::new([
        largest,
        Parameter::choice("meet", &["before-contact", "deep"]),
        Parameter::number("hands", [2.0, 12.0, 1.0], 4.0),
        Parameter::number("wake", [0.0, 20.0, 0.5], 2.0),
        Parameter::number("access", [0.0, 0.5, 0.01], 0.02),
    ])
    .with_threads()
}

/// Opens the lesson on the sharing of pairs of faces between several threads, with these parameter values.
pub(crate) fn open(values: &ParameterValues, context: &Context) -> StoryResult {
    let faces = values.count("largest");
    let later = match values.choice("meet") {
        "deep" => DEEP,
        _ => 0,
    };
    let model = Model {
        wake: values.number("wake"),
        access: values.number("access"),
    };
    let reported = steps::Steps::new(
        Run::new(faces, later)?,
        values.count("hands"),
        model,
        context,
    );
    Ok(Box::new(reported))
}

/// The number of cycles after the first contact at which the spheres overlap by about half.
const DEEP: u32 = 40;
