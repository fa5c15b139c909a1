//! Can it be taken out? Straight ways, a search among moves and turns whose every step is proven free, the way made
//! shorter, and what an answer of “no way” means.

mod captive;
mod charts;
mod picture;
mod search;
mod steps;
mod straight;
mod world;

use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct ThisLesson;

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter::choice("part", &world::NAMES),
            Parameter::choice("step", &search::STEPS.map(|(name, _)| name)),
            Parameter::choice("turns", &search::TURNS.map(|(name, _)| name)),
        ]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let [part, step, turns] = ["part", "step", "turns"].map(|name| chosen.choice(name));
        Ok(Box::new(steps::Steps::new(part, step, turns)?))
    }
}
