//! The body in common: two parts interfere when they share material, whether their surfaces meet or not.

mod cells;
mod cut;
mod picture;
mod steps;
#[cfg(test)]
mod tests;
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
            Parameter::choice("shape", &world::NAMES),
            Parameter::number("shift", world::SHIFTS, 8.0),
            Parameter::number("turn", world::TURNS, 20.0),
            Parameter::choice("largest", &["8", "16", "24"]).usually("16"),
        ]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let [shift, turn] = ["shift", "turn"].map(|name| chosen.number(name));
        let cells = chosen.count("largest");
        let world = world::World::new(chosen.choice("shape"), shift, turn)?;
        Ok(Box::new(steps::Steps::new(world, cells)))
    }
}
