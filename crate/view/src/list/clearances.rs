//! Draws the clearance or the penetration depth of a pair: a line between the witness points, and its number.

use std::collections::HashSet;

use nearpoint_geometry::closest::Clearance;
use nearpoint_geometry::interference::PairClass;
use nearpoint_scene::{Frame, FramePair, PartId, Scene};

use super::draw_context::{DrawContext, drawn_pose};
use super::length::{Units, between_text, gap_text};
use super::mark::shows_intersection;
use super::{Dot, Label, LabelKind, OccludedStyle, Stroke, Symbol};
use crate::camera::Camera;
use crate::style::{Palette, width};

/// Returns the pair whose clearance is shown: the one in focus; without one, the nearest pair of a dragged or selected
/// part and another; in a scene of two parts, always that pair.
pub fn shown_clearance<'a>(
    scene: &Scene,
    frame: &'a Frame,
    focus: Option<[PartId; 2]>,
) -> Option<&'a FramePair> {
    if let Some([a, b]) = focus {
        return frame.pair(a, b);
    }
    let chosen = if scene.dragged().is_empty() {
        scene.selection()
    } else {
        scene.dragged()
    };
    let chosen: HashSet<PartId> = chosen.iter().copied().collect();
    let of_interest = |pair: &&FramePair| {
        scene.parts().len() == 2 || chosen.contains(&pair.a) != chosen.contains(&pair.b)
    };
    let apart = frame
        .pairs
        .iter()
        .filter(of_interest)
        .filter(|pair| gap(pair).is_some());
    apart.min_by(|p, q| distance(p).total_cmp(&distance(q)))
}

fn distance(pair: &FramePair) -> f64 {
    gap(pair).map_or(f64::INFINITY, |clearance| clearance.distance)
}

/// Returns the clearance of the meshes, unless the CAD kernel finds that the parts meet.
fn gap(pair: &FramePair) -> Option<&Clearance> {
    let is_shown = pair.settled_by.is_proof() || pair.class == PairClass::Clear;
    pair.clearance.as_ref().filter(|_| is_shown)
}

/// Returns the line, the end points and the label that show a pair's clearance or depth.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first pair in focus.
#[inline(never)]
pub fn clearance(
    pair: &FramePair,
    units: Units,
    camera: &Camera,
    palette: &Palette,
) -> (Vec<Stroke>, Vec<Dot>, Vec<Label>) {
    let undecided = pair.class == PairClass::Undecided;
    let (ends, number, colour, kind) = match (gap(pair), &pair.depth) {
        (Some(clearance), _) => {
            let (colour, kind) = match pair.is_below_limit {
                _ if undecided => (palette.touches, LabelKind::Undecided),
                true => (palette.below_limit, LabelKind::Clearance),
                false => (palette.clear, LabelKind::Clearance),
            };
            let ends = [clearance.on_a, clearance.on_b];
            let bounds = pair.clearance_bounds.filter(|[low, high]| low < high);
            let number = match (pair.kernel_numbers(), bounds) {
                (Some([_, distance]), _) => gap_text(distance, units),
                (None, Some(bounds)) => between_text(bounds, units),
                (None, None) => gap_text(clearance.distance, units),
            };
            (ends, number, colour, kind)
        }
        (None, Some(depth)) if (undecided || interferes(pair)) && depth.upper > 0.0 => {
            let number = format!("{} deep", between_text([depth.lower, depth.upper], units));
            let (colour, kind) = match undecided {
                true => (palette.touches, LabelKind::Undecided),
                false => (palette.interferes, LabelKind::Depth),
            };
            ([depth.on_a, depth.on_b], number, colour, kind)
        }
        _ => return Default::default(),
    };
    let [on_a, on_b] = ends.map(|point| pair.scene_from_a * point);
    let line = Stroke::new(
        [on_a, on_b],
        [width::CLEARANCE; 2],
        colour,
        OccludedStyle::OnTop,
    );
    let dots = [on_a, on_b].map(|at| Dot::new(at, Symbol::Disc, 4.0, 2.0, colour));
    let middle = nearpoint_geometry::nalgebra::center(&on_a, &on_b);
    let label = camera.project(middle).map(|seen| Label {
        kind,
        x: seen.x,
        y: seen.y,
        text: number,
        pair: Some([pair.a, pair.b]),
    });
    (vec![line], dots.to_vec(), label.into_iter().collect())
}

/// Returns whether the pair interferes and is no duplicate: the depth of parts in the same place is meaningless.
fn interferes(pair: &FramePair) -> bool {
    pair.class == PairClass::Interferes && pair.overlap.duplicate.is_none()
}

/// The distance of a label from its object, in CSS pixels; `CANVAS_MARGIN` is that from the canvas's edge.
const LABEL_DISTANCE: f64 = 20.0;
const CANVAS_MARGIN: f64 = 16.0;

/// The fraction of the canvas's height below which other elements may cover the picture.
const UNCOVERED_FRACTION: f64 = 0.75;

/// Moves the label below the pair's intersection, or above it if it does not fit, so that the intersection stays
/// visible.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first pair in focus.
#[inline(never)]
pub fn offset_label(label: Label, pair: &FramePair, context: &DrawContext) -> Label {
    let Some(body) = pair
        .intersection
        .as_ref()
        .filter(|_| shows_intersection(pair))
    else {
        return label;
    };
    let pose = drawn_pose(pair.a, context).unwrap_or(pair.scene_from_a);
    let places = body
        .points
        .iter()
        .filter_map(|p| context.camera.project(pose * p));
    let (mut top, mut bottom) = (f64::INFINITY, f64::NEG_INFINITY);
    for place in places {
        top = top.min(place.y);
        bottom = bottom.max(place.y);
    }
    if top > bottom {
        return label;
    }
    let height = context.camera.viewport().height;
    let y = match (top - LABEL_DISTANCE, bottom + LABEL_DISTANCE) {
        (_, below) if below <= UNCOVERED_FRACTION * height => below,
        (above, _) if above >= CANVAS_MARGIN => above,
        _ => UNCOVERED_FRACTION * height,
    };
    Label { y, ..label }
}
