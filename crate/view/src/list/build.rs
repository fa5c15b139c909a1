//! Builds the draw list of a scene and a camera.

use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_geometry::shape::Diagnostics;
use nearpoint_scene::{Part, Scene};

use super::boxes::{box_of, corners};
use super::draw_context::{DrawContext, drawn_pose};
use super::ground::grid;
use super::mark::{ContactRegion, MarkKind};
use super::{
    Dot, DrawList, Label, PartItem, Stroke, Symbol, axes, clearances, drag, intersections,
    path_contacts, removal, spheres,
};
use crate::camera::{Camera, Projection, up_direction};
use crate::focus::Appearance;
use crate::section;
use crate::style::{Palette, faded};

/// The size of a region below which it gets a marker, in CSS pixels.
const MIN_REGION_SIZE: f64 = 14.0;

/// Builds the draw list of the picture of the scene's present results.
pub fn build(scene: &Scene, context: &DrawContext) -> DrawList {
    let palette = context.theme.palette();
    let frame = scene.frame();
    let mut parts = part_items(scene, context);
    let mut strokes = context
        .ground
        .map_or_else(Vec::new, |ground| grid(&ground, context.camera, &palette));
    let mut dots: Vec<Dot> = context
        .marks
        .contact_regions()
        .filter(|spot| spot.style.is_strong)
        .filter_map(|spot| marker(spot, scene, context, &palette))
        .collect();
    // These come after the parts: a search for a part's item must find the part itself first.
    if let Some(encounter) =
        path_contacts::shown_contact(scene, context.focus).filter(|_| !context.is_minimal)
    {
        parts.extend(path_contacts::ghosts(encounter, scene, &palette));
        dots.push(path_contacts::mark(encounter, &palette));
    }
    if let Some(ball) = context.sphere {
        parts.extend(spheres::sphere_items(scene, ball, &palette));
    }
    let mut labels: Vec<Label> = Vec::new();
    if let Some(pair) =
        clearances::shown_clearance(scene, frame, context.focus).filter(|_| !context.is_minimal)
    {
        let (line, ends, text) =
            clearances::clearance(pair, context.units, context.camera, &palette);
        strokes.extend(line);
        dots.extend(ends);
        labels.extend(
            text.into_iter()
                .map(|label| clearances::offset_label(label, pair, context)),
        );
    }
    if let Some(gizmo) = context.gizmo {
        let (lines, squares) = gizmo.draw(context.camera, &palette);
        strokes.extend(lines);
        dots.extend(squares);
    }
    let mut ghosts = Vec::new();
    if let Some(reported) = &frame.drag {
        let (lines, symbols) = drag::draw(reported, scene, context.camera, &palette);
        strokes.extend(lines);
        dots.extend(symbols);
        ghosts = drag::ghosts(&reported.poses, scene, &palette);
    }
    if let Some(path) = removal::shown_removal(scene).filter(|_| !context.is_minimal) {
        let (lines, symbols) = removal::draw(path, context.camera, &palette);
        strokes.extend(lines);
        dots.extend(symbols);
        ghosts.extend(drag::ghosts(&path.end_placements, scene, &palette));
    }
    if !context.sections.0.is_empty() {
        let (borders, handles) = draw_sections(&parts, context, &palette);
        strokes.extend(borders);
        dots.extend(handles);
    }
    if context.has_axes {
        let (arrows, letters) = axes::axes(context.camera, &palette);
        strokes.extend(arrows);
        labels.extend(letters);
    }

    let (near, far) = depths(parts.iter().chain(&ghosts), context);
    DrawList {
        palette,
        up: up_direction(context.camera.up()).into_inner(),
        near,
        far,
        sections: context.sections.0.to_vec(),
        parts,
        ghosts,
        areas: None,
        marks: Arc::clone(context.marks),
        intersections: if context.is_minimal {
            Vec::new()
        } else {
            intersections::intersections(scene, context)
        },
        strokes,
        dots,
        labels,
        wipe: None,
    }
}

/// Returns the parts that are drawn, with their appearance.
fn part_items(scene: &Scene, context: &DrawContext) -> Vec<PartItem> {
    let mut selected = scene.selection().to_vec();
    selected.sort_unstable();
    let item = |part: &Arc<Part>| {
        let look = match context.shown_pair {
            Some(shown) => shown.appearance(part, !context.sections.0.is_empty()),
            None if part.visible => Appearance::Shown(1.0),
            None => Appearance::Hidden,
        };
        let (fraction, dim) = match look {
            Appearance::Shown(fraction) => (fraction, false),
            Appearance::Dim(fraction) => (fraction, true),
            Appearance::Hidden => return None,
        };
        Some(PartItem {
            part: part.id,
            shape: Arc::clone(&part.shape),
            pose: drawn_pose(part.id, context).unwrap_or(part.pose),
            colour: faded(part.colour, fraction),
            // A pair that is shown has its intersection as a mark, and an outline of each part would be more
            // conspicuous.
            selected: context.shown_pair.is_none() && selected.binary_search(&part.id).is_ok(),
            hovered: context.hover == Some(part.id),
            dim,
            solid: !dim && is_solid(&part.diagnostics),
            // The parts of a pair in focus are glass, so that its marks stand out.
            has_face_colours: context.shown_pair.is_none() && part.face_colours().is_some(),
        })
    };
    scene.parts().iter().filter_map(item).collect()
}

/// Returns whether the mesh defines an inside.
fn is_solid(mesh: &Diagnostics) -> bool {
    mesh.is_closed && mesh.misoriented_edges == 0 && !mesh.is_inverted
}

/// Draws the section planes, around all drawn parts.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first section plane.
#[inline(never)]
fn draw_sections(
    parts: &[PartItem],
    context: &DrawContext,
    palette: &Palette,
) -> (Vec<Stroke>, Vec<Dot>) {
    let all: Vec<Point> = parts
        .iter()
        .flat_map(|item| corners(&box_of(item)))
        .collect();
    let (mut strokes, mut dots) = (Vec::new(), Vec::new());
    let (cuts, held) = context.sections;
    for (i, cut) in cuts.iter().enumerate() {
        let is_held = held == Some(i);
        let (lines, handle) = section::draw(
            cut,
            &all,
            context.handle_origin,
            context.camera,
            palette,
            is_held,
        );
        strokes.extend(lines);
        dots.extend(handle);
    }
    (strokes, dots)
}

/// Returns a ring for an interference, or a diamond for a contact, that would otherwise be too small to see. It is for
/// strong marks only.
fn marker(
    spot: &ContactRegion,
    scene: &Scene,
    context: &DrawContext,
    palette: &Palette,
) -> Option<Dot> {
    let part = scene.part(spot.pair[0])?;
    let at = drawn_pose(part.id, context).unwrap_or(part.pose) * spot.at;
    let depth = context.camera.depth_of(at);
    let least = MIN_REGION_SIZE * context.camera.pixel_at(depth);
    if depth <= 0.0 || 2.0 * spot.radius > least {
        return None;
    }
    let (symbol, colour) = match spot.style.kind {
        MarkKind::Interferes => (Symbol::Ring, palette.interferes),
        MarkKind::Undecided => (Symbol::Ring, palette.touches),
        MarkKind::Touches => (Symbol::Diamond, palette.touches),
        MarkKind::Preview | MarkKind::Constraint | MarkKind::Measurement => return None,
    };
    Some(Dot::new(at, symbol, 11.0, 2.5, colour))
}

/// Returns the near and far depths that enclose all parts and the ground. For a perspective camera, far is at most
/// [`DEPTH_RATIO`] times near, so that a 24-bit depth buffer separates surfaces. Anything nearer to the eye than that is
/// clipped.
fn depths<'a>(parts: impl Iterator<Item = &'a PartItem>, context: &DrawContext) -> (f64, f64) {
    let (camera, sight) = (context.camera, context.camera.view_frame());
    let (mut nearest, mut farthest) = (camera.distance(), camera.distance());
    for depth in parts
        .flat_map(|item| corners(&box_of(item)))
        .map(|corner| sight.depth_of(corner))
    {
        nearest = nearest.min(depth);
        farthest = farthest.max(depth);
    }
    if let Some(ground) = context.ground {
        let depth = camera.depth_of(ground.centre);
        farthest = farthest.max(depth + 3.0 * ground.radius);
        if camera.projection() == Projection::Orthographic {
            nearest = nearest.min(depth - 3.0 * ground.radius);
        }
    }
    widened(camera, nearest, farthest)
}

/// Returns a little more than a range of depths, as far as the depth buffer of the camera's projection reaches.
pub(crate) fn widened(camera: &Camera, nearest: f64, farthest: f64) -> (f64, f64) {
    match camera.projection() {
        Projection::Perspective => {
            let far = farthest * 1.01;
            (nearest.max(far / DEPTH_RATIO) * 0.99, far)
        }
        // The depths are linear, and the eye has no other meaning than a direction.
        Projection::Orthographic => {
            let more = 0.01 * (farthest - nearest) + 0.01 * camera.distance();
            (nearest - more, farthest + more)
        }
    }
}

pub(crate) const DEPTH_RATIO: f64 = 4000.0;
