//! Where parts are nearest, and how deep they are in each other: a line between the witness points, and its number.

use std::collections::HashSet;

use nearpoint_geometry::interference::Class;
use nearpoint_scene::{Frame, FramePair, PartId, Scene};

use super::length::{Units, between_text, gap_text};
use super::{Dot, Hidden, Label, LabelKind, Stroke, Symbol};
use crate::camera::Camera;
use crate::style::{Palette, width};

/// The pairs whose clearance is shown: the one in focus; without one, the nearest neighbour of what is dragged or
/// selected; in a scene of two parts, always.
pub fn shown<'a>(
    scene: &Scene,
    frame: &'a Frame,
    focus: Option<[PartId; 2]>,
) -> Option<&'a FramePair> {
    if let Some([a, b]) = focus {
        return frame.pair(a, b);
    }
    let chosen = if scene.held().is_empty() {
        scene.selection()
    } else {
        scene.held()
    };
    let chosen: HashSet<PartId> = chosen.iter().copied().collect();
    let of_interest = |pair: &&FramePair| {
        scene.parts().len() == 2 || chosen.contains(&pair.a) != chosen.contains(&pair.b)
    };
    let apart = frame
        .pairs
        .iter()
        .filter(of_interest)
        .filter(|pair| pair.clearance.is_some());
    apart.min_by(|p, q| distance(p).total_cmp(&distance(q)))
}

fn distance(pair: &FramePair) -> f64 {
    pair.clearance
        .as_ref()
        .map_or(f64::INFINITY, |clearance| clearance.distance)
}

/// Line, end points and label of a pair's clearance or depth.
// Never inlined: loaded with the first pair that is looked at, by this name.
#[inline(never)]
pub fn clearance(
    pair: &FramePair,
    units: Units,
    camera: &Camera,
    palette: &Palette,
) -> (Vec<Stroke>, Vec<Dot>, Vec<Label>) {
    let undecided = pair.class == Class::Undecided;
    let (ends, number, colour, kind) = match (&pair.clearance, &pair.depth) {
        (Some(clearance), _) => {
            let (colour, kind) = match pair.below_limit {
                _ if undecided => (palette.touching, LabelKind::Undecided),
                true => (palette.near, LabelKind::Clearance),
                false => (palette.clear, LabelKind::Clearance),
            };
            let ends = [clearance.on_a, clearance.on_b];
            (ends, gap_text(clearance.distance, units), colour, kind)
        }
        (None, Some(depth)) if (undecided || interferes(pair)) && depth.upper > 0.0 => {
            let number = format!("{} deep", between_text([depth.lower, depth.upper], units));
            let (colour, kind) = match undecided {
                true => (palette.touching, LabelKind::Undecided),
                false => (palette.crossing, LabelKind::Depth),
            };
            ([depth.on_a, depth.on_b], number, colour, kind)
        }
        _ => return Default::default(),
    };
    let [on_a, on_b] = ends.map(|point| pair.scene_from_a * point);
    let line = Stroke {
        from: on_a,
        to: on_b,
        widths: [width::CLEARANCE; 2],
        colour,
        fade: [1.0; 2],
        hidden: Hidden::Over,
    };
    let dots = [on_a, on_b].map(|at| Dot {
        at,
        symbol: Symbol::Disc,
        radius: 4.0,
        line: 2.0,
        colour,
    });
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

/// Of what is in one place, how deep it is says nothing.
fn interferes(pair: &FramePair) -> bool {
    pair.class == Class::Interferes && pair.overlap.duplicate.is_none()
}
