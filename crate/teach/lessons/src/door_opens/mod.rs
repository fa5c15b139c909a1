//! The door opens: climbing in a field until an obstacle moves away (Kitamura 1996, figures 4.5 and 4.6), and our plan
//! mended.

mod climb;
mod picture;
mod tell;
mod world;

use crate::error::LessonError;
use crate::info::{Chapter, Info, Parameter};
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct DoorOpens;

impl Lesson for DoorOpens {
    fn info(&self) -> Info {
        Info::new(
            "door-opens",
            Chapter::PathPlanning,
            [Parameter::number("opening", world::OPENING, world::OPEN)],
        )
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        Ok(Box::new(tell::Steps::new(chosen.number("opening"))?))
    }
}
