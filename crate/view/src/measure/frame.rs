//! Draws the box around the selection, or around everything, with the length of its sides.

use nearpoint_geometry::bounds::Aabb;

use super::draw::DrawInput;
use super::label_text::size_text;
use crate::list::{DrawList, Label, LabelKind, OccludedStyle, Stroke, corners};
use crate::style::{faded, width};

/// Draws the twelve edges of the box, and its size below it.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first box around a selection.
#[inline(never)]
pub(crate) fn draw(bounds: &Aabb, canvas: &DrawInput, list: &mut DrawList) {
    let corners = corners(bounds);
    let colour = faded(list.palette.accent, 0.8);
    for i in 0..8 {
        for bit in [1, 2, 4].into_iter().filter(|bit| i & bit == 0) {
            list.strokes.push(Stroke::new(
                [corners[i], corners[i | bit]],
                [width::GRID; 2],
                colour,
                OccludedStyle::Dashed,
            ));
        }
    }
    let seen = corners.iter().filter_map(|p| canvas.camera.project(*p));
    let lowest = seen.max_by(|a, b| a.y.total_cmp(&b.y));
    let size = (bounds.hi - bounds.lo).into();
    list.labels.extend(lowest.map(|seen| {
        Label::new(
            LabelKind::Measure,
            [seen.x, seen.y + LABEL_OFFSET],
            size_text(size, canvas.units),
        )
    }));
}

/// The distance of the size below the box, in CSS pixels.
const LABEL_OFFSET: f64 = 16.0;
