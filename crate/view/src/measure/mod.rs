//! Measures with the pointer: it tracks the feature under the pointer and the first pick, and draws saved measures.
//!
//! [`nearpoint_geometry::measure`] computes the measurements; this module only finds the feature under the pointer.

mod draw;
mod frame;
mod label_text;
mod pick_query;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use nearpoint_scene::Scene;
use nearpoint_scene::measure::{MeasuredValues, MeasurementCache, Pick, PickKind};

pub(crate) use draw::{DrawInput, draw, with_marks};
pub(crate) use frame::draw as draw_frame;
pub(crate) use pick_query::{HoveredPick, PickQuery, pick_feature};

use crate::list::MarkChunk;

/// The state of the measuring tool.
#[derive(Debug, Default)]
pub struct MeasureTool {
    /// The kind of feature that is picked; none for a corner, an edge or a face, whichever is under the pointer.
    pub requested_kind: Option<PickKind>,
    /// The pick that a click would make.
    pub(crate) hovered: Option<HoveredPick>,
    /// The first pick, while the tool waits for a second one.
    pub(crate) first: Option<Pick>,
    /// The number of the selected measure.
    pub selected: Option<u32>,
    /// True if a box is drawn around the selection, or around everything.
    pub shows_selection_box: bool,
    pub(crate) measurer: MeasurementCache,
    /// The frame's revision and the picks that the last marks show, and these marks.
    marks: Option<(u64, Vec<Pick>, Arc<MarkChunk>)>,
}

impl MeasureTool {
    /// Returns the feature that a click would pick now.
    pub fn hovered_pick(&self) -> Option<Pick> {
        self.hovered.map(|(pick, _)| pick)
    }

    /// Returns the feature that was picked first, while the tool waits for a second one.
    pub fn first(&self) -> Option<Pick> {
        self.first
    }

    /// Returns the measurements of picks in the present scene; none where one of them no longer exists.
    pub fn measure(&mut self, scene: &Scene, picks: &[Pick]) -> Option<Arc<MeasuredValues>> {
        self.measurer.measure(scene, picks)
    }

    /// Drops the measure in progress; saved measures stay.
    pub fn stop(&mut self) {
        (self.hovered, self.first) = (None, None);
    }

    /// Returns whether there is anything to draw.
    pub(crate) fn is_hovered_visible(&self, scene: &Scene) -> bool {
        let under_way = self.hovered.is_some() || self.first.is_some();
        under_way || self.shows_selection_box || !scene.measurements().is_empty()
    }

    /// Returns the picked features that a click would save: the first one, and the one under the pointer unless both
    /// are the same.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the measuring tool.
    #[inline(never)]
    pub fn current_picks(&mut self, scene: &Scene) -> Vec<Pick> {
        match (self.first, self.hovered_pick()) {
            (Some(first), Some(pointed)) if !self.is_same(scene, first, pointed) => {
                vec![first, pointed]
            }
            (first, pointed) => first.or(pointed).into_iter().collect(),
        }
    }

    /// Returns whether both picks are on the same feature: a feature that is picked twice is measured alone.
    pub(crate) fn is_same(&mut self, scene: &Scene, a: Pick, b: Pick) -> bool {
        if (a.part, a.kind) != (b.part, b.kind) {
            return false;
        }
        let mut feature = |pick| {
            let measured = self.measurer.measure(scene, &[pick])?;
            let (feature, _) = measured.features.first()?;
            Some((feature.support, feature.measurements))
        };
        feature(a) == feature(b)
    }
}
