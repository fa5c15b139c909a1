//! Builds the draw list of a scene and a camera.

use std::collections::HashSet;
use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_geometry::shape::Diagnostics;
use nearpoint_scene::{Part, PartId, Scene};

use super::boxes::{box_of, corners};
use super::ground::grid;
use super::mark::{Class, Spot};
use super::seen::{Seen, drawn_at};
use super::{
    Dot, DrawList, Label, PartItem, Stroke, Symbol, axes, balls, bodies, clearances, encounters,
    hand, removal,
};
use crate::camera::up_direction;
use crate::focus::Look;
use crate::section;
use crate::style::{Palette, faded};

/// The size of a region below which it gets a marker, in CSS pixels.
const SMALL: f64 = 14.0;

/// Builds the draw list of the scene's frame.
pub fn build(scene: &Scene, seen: &Seen) -> DrawList {
    let palette = seen.theme.palette();
    let frame = scene.frame();
    let mut parts = part_items(scene, seen);
    let mut strokes = seen
        .ground
        .map_or_else(Vec::new, |ground| grid(&ground, seen.camera, &palette));
    let mut dots: Vec<Dot> = seen
        .marks
        .spots
        .iter()
        .filter_map(|spot| marker(spot, scene, seen, &palette))
        .collect();
    // These follow the parts: a search by part must find the part itself first.
    if let Some(encounter) = encounters::shown(scene, seen.focus).filter(|_| !seen.bare) {
        parts.extend(encounters::ghosts(encounter, scene, &palette));
        dots.push(encounters::mark(encounter, &palette));
    }
    if let Some(ball) = seen.ball {
        parts.extend(balls::balls(scene, ball, &palette));
    }
    let mut labels: Vec<Label> = Vec::new();
    if let Some(pair) = clearances::shown(scene, frame, seen.focus).filter(|_| !seen.bare) {
        let (line, ends, text) = clearances::clearance(pair, seen.units, seen.camera, &palette);
        strokes.extend(line);
        dots.extend(ends);
        labels.extend(
            text.into_iter()
                .map(|label| clearances::beside(label, pair, seen)),
        );
    }
    if let Some(gizmo) = seen.gizmo {
        let (lines, squares) = gizmo.draw(seen.camera, &palette);
        strokes.extend(lines);
        dots.extend(squares);
    }
    let mut ghosts = Vec::new();
    if let Some(told) = &frame.hand {
        let (lines, symbols) = hand::draw(told, scene, seen.camera, &palette);
        strokes.extend(lines);
        dots.extend(symbols);
        ghosts = hand::ghosts(&told.poses, scene, &palette);
    }
    if let Some(path) = removal::shown(scene).filter(|_| !seen.bare) {
        let (lines, symbols) = removal::draw(path, seen.camera, &palette);
        strokes.extend(lines);
        dots.extend(symbols);
        ghosts.extend(hand::ghosts(&path.end, scene, &palette));
    }
    if !seen.cuts.0.is_empty() {
        let (borders, handles) = planes(&parts, seen, &palette);
        strokes.extend(borders);
        dots.extend(handles);
    }
    let (arrows, letters) = axes::axes(seen.camera, &palette);
    strokes.extend(arrows);
    labels.extend(letters);

    let (near, far) = depths(parts.iter().chain(&ghosts), seen);
    DrawList {
        palette,
        up: up_direction(seen.camera.up()).into_inner(),
        near,
        far,
        cuts: seen.cuts.0.to_vec(),
        parts,
        ghosts,
        areas: None,
        marks: Arc::clone(seen.marks),
        bodies: if seen.bare {
            Vec::new()
        } else {
            bodies::bodies(scene, seen)
        },
        strokes,
        dots,
        labels,
        beside: None,
    }
}

/// Returns the parts that are drawn, with their appearance.
fn part_items(scene: &Scene, seen: &Seen) -> Vec<PartItem> {
    let selected: HashSet<PartId> = scene.selection().iter().copied().collect();
    let item = |part: &Arc<Part>| {
        let look = match seen.shown {
            Some(shown) => shown.look(part, !seen.cuts.0.is_empty()),
            None if part.visible => Look::Shown(1.0),
            None => Look::Gone,
        };
        let (share, dim) = match look {
            Look::Shown(share) => (share, false),
            Look::Dim(share) => (share, true),
            Look::Gone => return None,
        };
        Some(PartItem {
            part: part.id,
            shape: Arc::clone(&part.shape),
            pose: drawn_at(part.id, seen).unwrap_or(part.pose),
            colour: faded(part.colour, share),
            // A pair that is shown has its intersection as a mark, which an outline of each part would outshine.
            selected: seen.shown.is_none() && selected.contains(&part.id),
            hovered: seen.hover == Some(part.id),
            dim,
            solid: !dim && is_solid(&part.diagnostics),
        })
    };
    scene.parts().iter().filter_map(item).collect()
}

/// Returns whether the mesh defines an inside.
fn is_solid(mesh: &Diagnostics) -> bool {
    mesh.closed && mesh.misoriented_edges == 0 && !mesh.inverted
}

/// Draws the section planes, around all that is drawn.
// Never inlined: loaded with the first plane, by this name.
#[inline(never)]
fn planes(parts: &[PartItem], seen: &Seen, palette: &Palette) -> (Vec<Stroke>, Vec<Dot>) {
    let all: Vec<Point> = parts
        .iter()
        .flat_map(|item| corners(&box_of(item)))
        .collect();
    let (mut strokes, mut dots) = (Vec::new(), Vec::new());
    let (cuts, held) = seen.cuts;
    for (i, cut) in cuts.iter().enumerate() {
        let is_held = held == Some(i);
        let (lines, handle) =
            section::draw(cut, &all, seen.handles_at, seen.camera, palette, is_held);
        strokes.extend(lines);
        dots.extend(handle);
    }
    (strokes, dots)
}

/// Returns a ring for an interference, or a diamond for a contact, that would otherwise be overlooked.
fn marker(spot: &Spot, scene: &Scene, seen: &Seen, palette: &Palette) -> Option<Dot> {
    let part = scene.part(spot.pair[0])?;
    let at = drawn_at(part.id, seen).unwrap_or(part.pose) * spot.at;
    let depth = seen.camera.depth_of(at);
    let least = SMALL * seen.camera.pixel_at(depth);
    if !spot.style.loud || depth <= 0.0 || 2.0 * spot.radius > least {
        return None;
    }
    let (symbol, colour) = match spot.style.class {
        Class::Interferes => (Symbol::Ring, palette.crossing),
        Class::Undecided => (Symbol::Ring, palette.touching),
        Class::Touches => (Symbol::Diamond, palette.touching),
        Class::Preview | Class::Held | Class::Measured => return None,
    };
    Some(Dot::new(at, symbol, 11.0, 2.5, colour))
}

/// Returns the near and far depths that hold all parts and the ground. Far is at most [`DEPTH_RATIO`] times near, so that a
/// 24-bit depth buffer separates surfaces; what is nearer to the eye than that is cut.
fn depths<'a>(parts: impl Iterator<Item = &'a PartItem>, seen: &Seen) -> (f64, f64) {
    let (camera, sight) = (seen.camera, seen.camera.sight());
    let (mut nearest, mut farthest) = (camera.distance(), camera.distance());
    for depth in parts
        .flat_map(|item| corners(&box_of(item)))
        .map(|corner| sight.depth_of(corner))
    {
        nearest = nearest.min(depth);
        farthest = farthest.max(depth);
    }
    if let Some(ground) = seen.ground {
        farthest = farthest.max(camera.depth_of(ground.middle) + 3.0 * ground.radius);
    }
    let far = farthest * 1.01;
    (nearest.max(far / DEPTH_RATIO) * 0.99, far)
}

pub(crate) const DEPTH_RATIO: f64 = 4000.0;
