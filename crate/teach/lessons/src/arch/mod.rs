//! Explains the arch: an arm goes through it and fetches the object behind; merged hulls are released and recover.

mod event;
mod path;
mod picture;
mod question;
mod run;
mod scene;
mod steps;

use nearpoint_published::merge::{MergeSettings, Mode, Virtuality};

use crate::error::LessonError;
use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;
use run::run;

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("mode", &["exact", "published"]),
        Parameter::choice("virtuality", &["uncovered", "published"]),
        Parameter::number("recover", [1.0, 20.0, 1.0], 5.0),
        Parameter::number("cycles", [60.0, 180.0, 20.0], 120.0),
        Parameter::choice("compare", &["none", "mode"]),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let (mode, other) = match chosen.choice("mode") {
        "published" => (Mode::Published, Mode::Exact),
        _ => (Mode::Exact, Mode::Published),
    };
    let settings = MergeSettings {
        mode,
        virtuality: match chosen.choice("virtuality") {
            "published" => Virtuality::Published,
            _ => Virtuality::Uncovered,
        },
        recover_after: chosen.count("recover") as u32,
    };
    let cycles = chosen.count("cycles");
    let told = |settings| run(settings, cycles).map_err(LessonError::from);
    let compared = match chosen.choice("compare") {
        "mode" => Some(told(MergeSettings {
            mode: other,
            ..settings
        })?),
        _ => None,
    };
    let records = told(settings)?;
    Ok(Box::new(steps::Steps::new(settings, records, compared)?))
}
