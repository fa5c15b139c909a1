//! Measuring: what a pointer would pick, what was picked first, and what is drawn of what is kept.
//!
//! What is measured is found by [`nearpoint_geometry::measure`]; here it is only asked what of it is under the pointer.

mod aim;
mod draw;
mod frame;
#[cfg(test)]
mod tests;
mod words;

use std::sync::Arc;

use nearpoint_scene::Scene;
use nearpoint_scene::measure::{Measured, Measurer, Pick, PickKind};

pub(crate) use aim::{Aim, Pointed, aim};
pub(crate) use draw::{Canvas, draw, marked};
pub(crate) use frame::draw as draw_frame;

use crate::list::Marks;

/// What a hand measures, and what of what is kept is looked at.
#[derive(Debug, Default)]
pub struct Measuring {
    /// What kind of thing is picked; none: a corner, an edge or a face, whichever is under the pointer.
    pub wish: Option<PickKind>,
    /// What a click would pick.
    pub(crate) pointed: Option<Pointed>,
    /// What was picked, while a second one is waited for.
    pub(crate) first: Option<Pick>,
    /// The number of the measure that is looked at.
    pub chosen: Option<u32>,
    /// A box is drawn around what is selected, or around all.
    pub is_framed: bool,
    pub(crate) measurer: Measurer,
    /// The last marks, what they show, and how often they have changed.
    marks: Option<(Vec<Pick>, Arc<Marks>, u64)>,
}

impl Measuring {
    /// What a click would pick.
    pub fn pointed(&self) -> Option<Pick> {
        self.pointed.map(|(pick, _)| pick)
    }

    /// What was picked, while a second one is waited for.
    pub fn first(&self) -> Option<Pick> {
        self.first
    }

    /// What picks tell in the scene as it is; none where one of them is not there any more.
    pub fn measure(&mut self, scene: &Scene, picks: &[Pick]) -> Option<Arc<Measured>> {
        self.measurer.measure(scene, picks)
    }

    /// Forgets what is under way; what is kept stays.
    pub fn stop(&mut self) {
        (self.pointed, self.first) = (None, None);
    }

    /// Whether there is anything to draw.
    pub(crate) fn is_seen(&self, scene: &Scene) -> bool {
        let under_way = self.pointed.is_some() || self.first.is_some();
        under_way || self.is_framed || !scene.measures().is_empty()
    }

    /// What a click would keep: what is pointed at, with what was picked first unless it is the same.
    // Never inlined: loaded with the tool, by this name.
    #[inline(never)]
    pub fn under_way(&mut self, scene: &Scene) -> Vec<Pick> {
        match (self.first, self.pointed()) {
            (Some(first), Some(pointed)) if !self.is_same(scene, first, pointed) => {
                vec![first, pointed]
            }
            (first, pointed) => first.or(pointed).into_iter().collect(),
        }
    }

    /// Whether both are of the same thing: what is picked twice is kept alone.
    pub(crate) fn is_same(&mut self, scene: &Scene, a: Pick, b: Pick) -> bool {
        if (a.part, a.kind) != (b.part, b.kind) {
            return false;
        }
        let mut thing = |pick| {
            let measured = self.measurer.measure(scene, &[pick])?;
            let (thing, _) = measured.things.first()?;
            Some((thing.carrier, thing.facts))
        };
        thing(a) == thing(b)
    }
}
