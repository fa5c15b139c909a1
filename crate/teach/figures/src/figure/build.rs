//! Builds a draw list and the captions over it from a figure and a camera.

use std::sync::Arc;

use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};
use nearpoint_lesson::figure::{self, Caption, Figure, Fill, Item, Role, Weight};
use nearpoint_scene::PartId;
use serde::Serialize;

use super::hatch::hatch;
use super::style;
use crate::picture::{self, stroke};
use nearpoint_view::camera::{Camera, Viewport, up_direction};
use nearpoint_view::list::{Dot, DrawList, OccludedStyle, PartItem, Stroke, Symbol};
use nearpoint_view::style::{Colour, Theme, faded};

/// A caption at its place on the canvas. The position is its centre in CSS pixels on the canvas.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[cfg_attr(feature = "typescript", tsify(type_prefix = "Lesson"))]
pub struct PlacedCaption {
    /// The position to the right.
    pub x: f64,
    /// The position downwards.
    pub y: f64,
    /// The text.
    pub caption: Caption,
    /// The role that gives its colours.
    pub role: Role,
}

/// The offset of a caption to the right of the labelled point, and above it, CSS pixels.
const CAPTION_OFFSET: f64 = 16.0;
/// The distance of the lines of hatching, as a fraction of the figure's size.
const HATCH_DISTANCE: f64 = 1.0 / 120.0;
/// The number of the first solid.
const FIRST_SOLID: u32 = 1;
/// The opacity of a body that moves with a point handle.
const BODY_OPACITY: f32 = 0.5;

/// Builds the draw list of a figure. The camera determines the up direction and the depths.
pub fn build(figure: &Figure, camera: &Camera, theme: Theme) -> (DrawList, Vec<PlacedCaption>) {
    let extent = figure.extent();
    let size = figure.bounds().diagonal();
    let up = up_direction(camera.up()).into_inner();
    let mut list = picture::empty(style::palette(theme), up, depths(&extent, camera));
    let mut notes = Vec::new();
    for item in &figure.items {
        match item {
            Item::Solid { shape, pose, role } => {
                let colour = style::solid(*role, theme);
                let part = part(list.parts.len(), shape, *pose, colour);
                list.parts.push(part);
            }
            Item::Faces {
                polygons,
                role,
                fill,
            } => {
                let colour = style::line(*role, theme);
                for polygon in polygons {
                    list.strokes.extend(face(polygon, *fill, colour, size));
                }
            }
            Item::Line {
                points,
                role,
                weight,
                hidden,
            } => {
                let colour = style::line(*role, theme);
                let hidden = match hidden {
                    figure::Hidden::Gone => OccludedStyle::Omitted,
                    figure::Hidden::Dashed => OccludedStyle::Dashed,
                    figure::Hidden::Over => OccludedStyle::OnTop,
                };
                let ends = points.windows(2).map(|ends| [ends[0], ends[1]]);
                let drawn = ends.map(|ends| stroke(ends, width(*weight), colour, hidden));
                list.strokes.extend(drawn);
            }
            Item::Dot { at, role, symbol } => list.dots.push(dot(*at, *role, *symbol, theme)),
            Item::Label { at, text, role } => notes.extend(caption(*at, text, *role, camera)),
            Item::PointHandle(pin) => {
                let colour = style::point_handle(pin.grade, theme);
                list.dots.extend(point_mark(pin.at, colour));
                if let Some((shape, pose)) = &pin.body {
                    let (pose, colour) = (pin.pose(pose), faded(colour, BODY_OPACITY));
                    let part = part(list.parts.len(), shape, pose, colour);
                    list.parts.push(part);
                }
            }
            Item::DragHandle(_) | Item::Focus(_) => {}
        }
    }
    (list, notes)
}

/// Returns a solid; solids are numbered in order, for callers that need numbers.
fn part(number: usize, shape: &Arc<Shape>, pose: Pose, colour: Colour) -> PartItem {
    PartItem {
        part: PartId(FIRST_SOLID + number as u32),
        shape: Arc::clone(shape),
        pose,
        colour,
        selected: false,
        hovered: false,
        dim: false,
        solid: false,
        has_face_colours: false,
    }
}

/// Returns the mark of a point that can be dragged: a target.
fn point_mark(at: Point, colour: Colour) -> [Dot; 2] {
    [(Symbol::Disc, 5.0), (Symbol::Ring, 12.0)].map(|(symbol, radius)| Dot {
        at,
        symbol,
        radius,
        line: 3.0,
        colour,
    })
}

fn width(weight: Weight) -> f32 {
    match weight {
        Weight::Thin => 1.0,
        Weight::Normal => 2.0,
        Weight::Strong => 3.5,
    }
}

/// Returns the outline of a face, dashed where it is hidden, and its hatching, which is invisible there.
fn face(polygon: &[Point], fill: Fill, colour: Colour, size: f64) -> Vec<Stroke> {
    let ends = |i: usize| [polygon[i], polygon[(i + 1) % polygon.len()]];
    let outline = (0..polygon.len()).map(|i| stroke(ends(i), 1.6, colour, OccludedStyle::Dashed));
    let mut strokes: Vec<Stroke> = outline.collect();
    if fill == Fill::Hatched {
        let (lines, colour) = (hatch(polygon, size * HATCH_DISTANCE), faded(colour, 0.8));
        let drawn = lines
            .into_iter()
            .map(|ends| stroke(ends, 1.0, colour, OccludedStyle::Omitted));
        strokes.extend(drawn);
    }
    strokes
}

fn dot(at: Point, role: Role, symbol: figure::Symbol, theme: Theme) -> Dot {
    let (symbol, radius) = match symbol {
        figure::Symbol::Disc => (Symbol::Disc, 5.0),
        figure::Symbol::Ring => (Symbol::Ring, 7.0),
        figure::Symbol::Diamond => (Symbol::Diamond, 6.0),
        figure::Symbol::Square => (Symbol::Square, 5.0),
    };
    Dot {
        at,
        symbol,
        radius,
        line: 2.0,
        colour: style::line(role, theme),
    }
}

/// Returns a caption beside the labelled point, so that this stays visible; a quiet title labels nothing and is at its
/// point. Returns None outside the picture.
fn caption(at: Point, caption: &Caption, role: Role, camera: &Camera) -> Option<PlacedCaption> {
    let seen = camera.project(at)?;
    let Viewport { width, height, .. } = camera.viewport();
    if !((0.0..=width).contains(&seen.x) && (0.0..=height).contains(&seen.y)) {
        return None;
    }
    let offset = if role == Role::Quiet {
        0.0
    } else {
        CAPTION_OFFSET
    };
    Some(PlacedCaption {
        x: seen.x + offset,
        y: seen.y - offset,
        caption: caption.clone(),
        role,
    })
}

/// Returns near and far depths that contain everything. A figure has few sizes: the depth buffer resolves them.
fn depths(extent: &[Point], camera: &Camera) -> [f64; 2] {
    const DEPTH_RATIO: f64 = 4000.0;
    let around = |depth: f64| [depth * 0.98, depth * 1.02];
    let all = extent.iter().map(|point| camera.depth_of(*point));
    let all = all.chain([camera.distance()]).flat_map(around);
    let (near, far) = all.fold((f64::INFINITY, 0.0), |(near, far): (f64, f64), depth| {
        (near.min(depth), far.max(depth))
    });
    [near.max(far / DEPTH_RATIO), far]
}
