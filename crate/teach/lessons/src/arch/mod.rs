//! Explains the arch: an arm goes through it and fetches the object behind; merged hulls are released and recover.

mod event;
mod path;
mod picture;
mod question;
mod run;
mod scene;
mod steps;

use nearpoint_published::merge::{MergeSettings, Mode, VirtualFaceRule};

use crate::error::LessonError;
use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use run::run;

/// Returns the parameters of the lesson on merged hulls that are released and recover, as an arm goes through an arch.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("mode", &["exact", "published"]),
        Parameter::choice("virtuality", &["uncovered", "published"]),
        Parameter::number("recover", [1.0, 20.0, 1.0], 5.0),
        Parameter::number("cycles", [60.0, 180.0, 20.0], 120.0),
        Parameter::choice("compare", &["none", "mode"]),
    ])
}

/// Opens the lesson on merged hulls that are released and recover, as an arm goes through an arch, with these parameter
/// values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let (mode, other) = match values.choice("mode") {
        "published" => (Mode::Published, Mode::Exact),
        _ => (Mode::Exact, Mode::Published),
    };
    let settings = MergeSettings {
        mode,
        virtual_face_rule: match values.choice("virtuality") {
            "published" => VirtualFaceRule::Published,
            _ => VirtualFaceRule::Uncovered,
        },
        recover_after: values.count("recover") as u32,
    };
    let cycles = values.count("cycles");
    let reported = |settings| run(settings, cycles).map_err(LessonError::from);
    let compared = match values.choice("compare") {
        "mode" => Some(reported(MergeSettings {
            mode: other,
            ..settings
        })?),
        _ => None,
    };
    let records = reported(settings)?;
    Ok(Box::new(steps::Steps::new(settings, records, compared)?))
}
