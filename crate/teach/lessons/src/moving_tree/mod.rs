//! A tree that moves: the octree of a part, compacted, then made anew for each pose, by the ways that are compared.

mod body;
mod charts;
mod coloured;
mod form;
mod moves;
mod one;
mod picture;
mod steps;
mod there;

use std::sync::Arc;

use nearpoint_published::octree::{Octree, OctreeError, Rule};

use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;
use moves::{VARIANTS, Wish};

#[derive(Debug)]
pub(crate) struct ThisLesson;

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter::choice("level", &["5", "4", "6"]),
            Parameter::choice("rule", &["centre", "any-contact"]),
            Parameter::choice("variant", &VARIANTS),
            Parameter::choice("motion", &["turns", "shifts"]),
        ]
    }

    fn threads(&self) -> bool {
        true
    }

    fn open(&self, chosen: &Chosen, context: &Context) -> Result<Box<dyn Story>, LessonError> {
        let variant = chosen.choice("variant");
        let wish = Wish {
            level: chosen.count("level") as u32,
            rule: match chosen.choice("rule") {
                "any-contact" => Rule::AnyContact,
                _ => Rule::Centre,
            },
            variant: VARIANTS.iter().position(|name| *name == variant),
            turns: chosen.choice("motion") == "turns",
        };
        let steps = steps::Steps::new(&wish, context.now, Arc::clone(context.work))?;
        Ok(Box::new(steps))
    }
}

/// The voxels of one tree that are not of the other, either way.
fn differing(a: &Octree, b: &Octree) -> Result<Octree, OctreeError> {
    a.difference(b)?.union(&b.difference(a)?)
}
