//! Caught in between: parts that meet and part again within one cycle, as three tests of faces see them.

mod blade;
mod charts;
mod crossing;
mod first;
mod picture;
mod report;
mod scene;
mod steps;
mod through;

use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;

#[derive(Debug)]
pub(crate) struct ThisLesson;

/// What the user chose: lengths in mm.
#[derive(Debug, Clone, Copy)]
struct Wish {
    /// Way of a part in a cycle.
    speed: f64,
    /// Of the plate.
    thickness: f64,
    /// Of the blade in a cycle, in radians.
    rotation: f64,
}

/// Degrees a cycle: least, most, and from one to the next.
const ROTATIONS: [f64; 3] = [10.0, 120.0, 5.0];

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter::number("speed", [40.0, 200.0, 10.0], 120.0),
            Parameter::number("thickness", [0.5, 10.0, 0.5], 2.0),
            Parameter::number("rotation", ROTATIONS, 60.0),
            Parameter::choice("method", &["hull", "exact", "plain"]),
        ]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let wish = Wish {
            speed: chosen.number("speed"),
            thickness: chosen.number("thickness"),
            rotation: chosen.number("rotation").to_radians(),
        };
        let marked = match chosen.choice("method") {
            "exact" => report::EXACT,
            "plain" => report::END,
            _ => report::HULL,
        };
        Ok(Box::new(steps::Steps::new(&wish, marked)?))
    }
}
