//! The arch: a hand goes through it to grasp the object behind; merged hulls are released, and recover.

mod run;
mod tell;
mod workplace;

use nearpoint_geometry::hull::merge::{MergeSettings, Mode, Virtuality};

use crate::error::LessonError;
use crate::info::{Info, Parameter};
use crate::story::{Aids, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct Arch;

impl Lesson for Arch {
    fn info(&self) -> Info {
        Info {
            name: "arch",
            parameters: vec![
                Parameter::choice("mode", &["exact", "published"]),
                Parameter::choice("virtuality", &["uncovered", "published"]),
                Parameter::number("recover", [1.0, 30.0, 1.0], 5.0),
                Parameter::number("height", [0.6, 1.4, 0.05], 1.0),
            ],
            models: Vec::new(),
        }
    }

    fn open(&self, chosen: &Chosen, _: &Aids) -> Result<Box<dyn Story>, LessonError> {
        let settings = MergeSettings {
            mode: match chosen.choice("mode") {
                "published" => Mode::Published,
                _ => Mode::Exact,
            },
            virtuality: match chosen.choice("virtuality") {
                "published" => Virtuality::Published,
                _ => Virtuality::Uncovered,
            },
            recover_after: chosen.count("recover") as u32,
        };
        let height = chosen.number("height");
        let cycles = run::run(settings, height).map_err(|error| LessonError::Impossible {
            reason: error.to_string(),
        })?;
        Ok(Box::new(tell::Told::new(height, cycles)))
    }
}
