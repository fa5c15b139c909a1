//! How deep, between two bounds: an interval for the depth of two parts that are not both convex, and one for the
//! shortest way out.

mod parts;
mod picture;
mod search;
mod steps;
#[cfg(test)]
mod tests;
mod way;

use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;
use parts::{Kind, Parts};

#[derive(Debug)]
pub(crate) struct ThisLesson;

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter::choice("pair", &["bracket", "peg"]),
            Parameter::number("overlap", [1.0, 8.0, 0.5], 4.0),
            Parameter::number("turn", [0.0, 20.0, 5.0], 0.0),
        ]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let kind = match chosen.choice("pair") {
            "peg" => Kind::Peg,
            _ => Kind::Bracket,
        };
        let turn = chosen.number("turn").to_radians();
        let parts = Parts::new(kind, chosen.number("overlap"), turn)?;
        Ok(Box::new(steps::Steps::new(parts)?))
    }
}
