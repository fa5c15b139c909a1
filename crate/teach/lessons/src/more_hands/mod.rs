//! More hands: the pairs of faces shared by several threads, measured here and forecast for more (Kitamura, section
//! 3.4).

mod charts;
mod measure;
mod model;
mod picture;
mod published;
mod question;
mod run;
mod steps;

use std::sync::Arc;

use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;
use model::Model;
use run::Run;

#[derive(Debug)]
pub(crate) struct ThisLesson;

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        let largest = Parameter::choice("largest", &["960", "3968"]).usually("3968");

        vec![
            largest,
            Parameter::choice("meet", &["before-contact", "deep"]),
            Parameter::number("hands", [2.0, 12.0, 1.0], 4.0),
            Parameter::number("wake", [0.0, 20.0, 0.5], 2.0),
            Parameter::number("access", [0.0, 0.5, 0.01], 0.02),
        ]
    }

    fn threads(&self) -> bool {
        true
    }

    fn open(&self, chosen: &Chosen, context: &Context) -> Result<Box<dyn Story>, LessonError> {
        let faces = chosen.count("largest");
        let later = match chosen.choice("meet") {
            "deep" => DEEP,
            _ => 0,
        };
        let model = Model {
            wake: chosen.number("wake"),
            access: chosen.number("access"),
        };
        let told = steps::Steps::new(
            Run::new(faces, later)?,
            chosen.count("hands"),
            model,
            context.now,
            Arc::clone(context.work),
        );
        Ok(Box::new(told))
    }
}

/// So many cycles after the first contact the spheres are about halfway into each other.
const DEEP: u32 = 40;
