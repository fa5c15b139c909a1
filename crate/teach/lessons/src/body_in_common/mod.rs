//! The body in common: two parts interfere when they share material, whether their surfaces meet or not.

mod cells;
mod cut;
mod picture;
mod tell;
#[cfg(test)]
mod tests;
mod world;

use crate::error::LessonError;
use crate::info::{Chapter, Info, Kind, Parameter};
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct BodyInCommon;

impl Lesson for BodyInCommon {
    fn info(&self) -> Info {
        Info::new(
            "body-in-common",
            Chapter::WhatIsOurs,
            [
                Parameter::choice("shape", &world::NAMES),
                Parameter::number("shift", world::SHIFTS, 8.0),
                Parameter::number("turn", world::TURNS, 20.0),
                Parameter {
                    name: "largest",
                    kind: Kind::Choice {
                        choices: vec!["8", "16", "24"],
                        value: "16",
                    },
                },
            ],
        )
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let [shift, turn] = ["shift", "turn"].map(|name| chosen.number(name));
        let cells = chosen.choice("largest").parse().unwrap_or(8);
        let world = world::World::new(chosen.choice("shape"), shift, turn)?;
        Ok(Box::new(tell::Steps::new(world, cells)))
    }
}
