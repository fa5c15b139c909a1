//! Moves a tree: the octree of a part is compacted, then rebuilt for each pose by the compared variants.

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

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;
use moves::{VARIANTS, Wish};

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("level", &["5", "4", "6"]),
        Parameter::choice("rule", &["centre", "any-contact"]),
        Parameter::choice("variant", &VARIANTS),
        Parameter::choice("motion", &["turns", "shifts"]),
    ])
    .with_threads()
}

pub(crate) fn open(chosen: &Chosen, context: &Context) -> Opening {
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

/// Returns the voxels that belong to only one of two trees.
fn differing(a: &Octree, b: &Octree) -> Result<Octree, OctreeError> {
    a.difference(b)?.union(&b.difference(a)?)
}
