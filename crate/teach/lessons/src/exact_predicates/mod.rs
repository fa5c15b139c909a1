//! A sign that cannot be wrong: what plain doubles say of points near a line, what follows, and what is said instead.

mod grid;
mod hull;
mod picture;
mod shares;
mod space;
mod tell;

use crate::error::LessonError;
use crate::info::{Chapter, Info, Kind, Parameter};
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct ExactPredicates;

impl Lesson for ExactPredicates {
    fn info(&self) -> Info {
        Info::new(
            "exact-predicates",
            Chapter::WhatIsOurs,
            [
                Parameter::choice("points", &["whole", "broken", "tenths"]),
                Parameter::choice("from", &["p", "q", "r"]),
                Parameter {
                    name: "side",
                    kind: Kind::Choice {
                        choices: vec!["32", "64", "96"],
                        value: "64",
                    },
                },
            ],
        )
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let line = grid::Line::named(chosen.choice("points"), chosen.choice("from"));
        let side = chosen.choice("side").parse().unwrap_or(64);
        Ok(Box::new(tell::Steps::new(line, side)))
    }
}
