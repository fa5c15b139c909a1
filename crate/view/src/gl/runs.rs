//! Chooses what one pass of a picture draws: ranges of batches that contain the wanted items, in few draw calls.

use std::ops::Range;

use super::batches::{Batch, Layout};
use super::lines::{DrawRange, ItemFilter};
use super::meshes::{GpuMesh, Meshes};

/// The number of invisible triangles or segments that cost as much as another draw call.
pub(super) const DRAW_CALL_COST: usize = 1500;
/// The number of transparent items up to which they are drawn one by one, and are visible through each other. If there
/// are more, only the nearest one is visible.
pub(super) const MAX_SORTED: usize = 32;

/// Slots of a batch that are drawn together.
pub(super) struct BatchRun<'a> {
    pub mesh: &'a GpuMesh,
    batch: &'a Batch,
    places: Range<usize>,
}

impl BatchRun<'_> {
    /// Returns the range that draws the run; `of` returns the elements of each piece.
    fn draw_range(&self, of: impl Fn(usize) -> Range<usize>, filter: ItemFilter) -> DrawRange {
        let Range { start, end } = self.places;
        let (pieces, slot, instances) = if self.batch.is_instanced {
            (0..1, self.batch.first + start, end - start)
        } else {
            (start..end, self.batch.first, 1)
        };
        let (from, to) = (of(pieces.start).start, of(pieces.end - 1).end);
        DrawRange {
            slot,
            filter,
            first: from,
            count: to - from,
            instances: instances as u32,
        }
    }

    /// Returns the triangles of the run as a range that draws the items that pass the filter.
    pub fn triangles(&self, only: ItemFilter) -> DrawRange {
        self.draw_range(|piece| self.mesh.pieces[piece].triangles.clone(), only)
    }

    /// Returns the line segments of the run as a range that draws the items that pass the filter.
    pub fn segments(&self, only: ItemFilter) -> DrawRange {
        self.draw_range(|piece| self.mesh.pieces[piece].segments.clone(), only)
    }
}

/// Returns the runs that contain the wanted items, with gaps that weigh no more than `bridge`.
pub(super) fn runs<'a>(
    meshes: &'a Meshes,
    layout: &'a Layout,
    wanted: &dyn Fn(usize) -> bool,
    bridge: usize,
) -> Vec<BatchRun<'a>> {
    let mut all = Vec::new();
    for batch in &layout.batches {
        let Some(mesh) = meshes.mesh(batch.mesh) else {
            continue;
        };
        let weight = |place: usize| {
            let piece = &mesh.pieces[if batch.is_instanced { 0 } else { place }];
            piece.triangles.len()
        };
        let places = batch.runs(wanted, &weight, bridge);
        all.extend(places.into_iter().map(|places| BatchRun {
            mesh,
            batch,
            places,
        }));
    }
    all
}

/// Splits items into groups that are drawn one after the other: each alone if there are few, else all at once.
pub(super) fn split_items<'a>(
    meshes: &'a Meshes,
    layout: &'a Layout,
    items: &[usize],
    bridge: usize,
) -> Vec<Vec<BatchRun<'a>>> {
    if items.len() > MAX_SORTED {
        let wanted = |item: usize| items.binary_search(&item).is_ok();
        return vec![runs(meshes, layout, &wanted, bridge)];
    }
    let one = |item: &usize| runs(meshes, layout, &|other| other == *item, 0);
    items.iter().map(one).collect()
}
