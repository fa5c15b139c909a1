//! Moves a tree: the octree of a part is compacted, then rebuilt for each pose by the compared variants.

mod body;
mod charts;
mod coloured;
mod form;
mod moved_cell;
mod moves;
mod picture;
mod round_trip;
mod steps;

use std::sync::Arc;

use nearpoint_published::octree::{FillRule, Octree, OctreeError};

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use moves::{Parameters, VARIANTS};

/// Returns the parameters of the lesson on an octree that is rebuilt as its part moves.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("level", &["5", "4", "6"]),
        Parameter::choice("rule", &["centre", "any-contact"]),
        Parameter::choice("variant", &VARIANTS),
        Parameter::choice("motion", &["turns", "shifts"]),
    ])
    .with_threads()
}

/// Opens the lesson on an octree that is rebuilt as its part moves, with these parameter values.
pub(crate) fn open(values: &ParameterValues, context: &Context) -> StoryResult {
    let variant = values.choice("variant");
    let parameters = Parameters {
        level: values.count("level") as u32,
        rule: match values.choice("rule") {
            "any-contact" => FillRule::AnyContact,
            _ => FillRule::Centre,
        },
        variant: VARIANTS.iter().position(|name| *name == variant),
        turns: values.choice("motion") == "turns",
    };
    let steps = steps::Steps::new(&parameters, context.now, Arc::clone(context.executor))?;
    Ok(Box::new(steps))
}

/// Returns the voxels that belong to only one of two trees.
fn differing(a: &Octree, b: &Octree) -> Result<Octree, OctreeError> {
    a.difference(b)?.union(&b.difference(a)?)
}
