//! A tree that moves: the octree of a part, compacted, then made anew for each pose, by the ways that are compared.

mod body;
mod charts;
mod coloured;
mod form;
mod moves;
mod one;
mod picture;
mod tell;
mod there;

use std::sync::Arc;

use nearpoint_published::octree::{Octree, OctreeError, Rule};

use crate::error::LessonError;
use crate::info::{Chapter, Info, Parameter};
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;
use moves::{VARIANTS, Wish};

#[derive(Debug)]
pub(crate) struct MovingTree;

impl Lesson for MovingTree {
    fn info(&self) -> Info {
        Info::new(
            "moving-tree",
            Chapter::CollidingFaces,
            [
                Parameter::choice("level", &["5", "4", "6"]),
                Parameter::choice("rule", &["centre", "any-contact"]),
                Parameter::choice("variant", &VARIANTS),
                Parameter::choice("motion", &["turns", "shifts"]),
            ],
        )
        .with_threads()
    }

    fn open(&self, chosen: &Chosen, context: &Context) -> Result<Box<dyn Story>, LessonError> {
        let variant = chosen.choice("variant");
        let wish = Wish {
            level: chosen.choice("level").parse().unwrap_or(body::LEVEL),
            rule: match chosen.choice("rule") {
                "any-contact" => Rule::AnyContact,
                _ => Rule::Centre,
            },
            variant: VARIANTS.iter().position(|name| *name == variant),
            turns: chosen.choice("motion") == "turns",
        };
        let steps = tell::Steps::new(&wish, context.now, Arc::clone(context.work))?;
        Ok(Box::new(steps))
    }
}

/// The voxels of one tree that are not of the other, either way.
fn differing(a: &Octree, b: &Octree) -> Result<Octree, OctreeError> {
    a.difference(b)?.union(&b.difference(a)?)
}
