//! Draws the remaining degrees of freedom of a dragged part: double arrows for translations, an arc for a rotation.

use nearpoint_geometry::nalgebra::{Unit, UnitQuaternion};
use nearpoint_geometry::{Point, Vector};
use nearpoint_scene::DragState;

use crate::camera::Camera;
use crate::list::{OccludedStyle, Stroke};
use crate::style::{Colour, Palette, width};

/// The sizes in CSS pixels: from the centre to the start of an arrow, to its head, and the head.
const GAP: f64 = 12.0;
const ARROW_LENGTH: f64 = 44.0;
const HEAD: f64 = 13.0;
const HEAD_WIDTH: f32 = 11.0;
/// The radius of the arc around an axis, in CSS pixels.
const RADIUS: f64 = 28.0;
/// The angle of the arc without its heads, in radians; `ARC_SEGMENTS` is the number of its straight pieces.
const SPAN: f64 = 1.5 * std::f64::consts::PI;
const ARC_SEGMENTS: usize = 24;
/// The additional width of the halo.
const HALO: f32 = 3.0;

/// Draws them at the first active constraint, in a constant screen size. Without a constraint or a freedom it draws
/// nothing.
pub(super) fn arrows(drag: &DragState, camera: &Camera, palette: &Palette) -> Vec<Stroke> {
    let Some(held) = drag
        .active_constraints
        .iter()
        .find(|held| !held.is_redundant)
    else {
        return Vec::new();
    };
    let depth = camera.depth_of(held.position);
    if depth <= 0.0 {
        return Vec::new();
    }
    let pixel = camera.pixel_at(depth);
    let left = &drag.degrees_of_freedom;
    let mut lines = Vec::new();
    if let [_] | [_, _] = left.translations[..] {
        for along in left.translations.iter().flat_map(|along| [*along, -*along]) {
            lines.extend(straight(held.position, along * pixel));
        }
    }
    if let [axis] = left.rotations[..] {
        lines.extend(arc(held.position, axis, pixel));
    }
    let draw = |colour: Colour, wider: f32| {
        let stroke = move |line: &Line| {
            Stroke::new(
                line.ends,
                line.widths.map(|width| width + wider),
                colour,
                OccludedStyle::OnTop,
            )
        };
        lines.iter().map(stroke)
    };
    draw(palette.halo, HALO)
        .chain(draw(palette.accent, 0.0))
        .collect()
}

struct Line {
    ends: [Point; 2],
    widths: [f32; 2],
}

/// Returns one half of a double arrow; `step` has the length of a pixel.
fn straight(at: Point, step: Vector) -> [Line; 2] {
    let [from, to, tip] = [GAP, ARROW_LENGTH, ARROW_LENGTH + HEAD].map(|length| at + step * length);
    [
        Line {
            ends: [from, to],
            widths: [width::GIZMO; 2],
        },
        head(to, tip),
    ]
}

fn head(from: Point, tip: Point) -> Line {
    Line {
        ends: [from, tip],
        widths: [HEAD_WIDTH, 0.0],
    }
}

/// Returns most of a circle around the axis, with a head at both ends.
fn arc(at: Point, axis: Vector, pixel: f64) -> Vec<Line> {
    let across = axis.cross(&Vector::ith(axis.iamin(), 1.0));
    let arm = across.normalize() * (RADIUS * pixel);
    let place = |fraction: f64| {
        let turn = UnitQuaternion::from_axis_angle(&Unit::new_unchecked(axis), fraction * SPAN);
        at + turn * arm
    };
    let fraction = |piece: usize| piece as f64 / ARC_SEGMENTS as f64;
    let pieces = (0..ARC_SEGMENTS).map(|piece| Line {
        ends: [place(fraction(piece)), place(fraction(piece + 1))],
        widths: [width::GIZMO; 2],
    });
    let beyond = HEAD / RADIUS / SPAN;
    let heads = [
        head(place(0.0), place(-beyond)),
        head(place(1.0), place(1.0 + beyond)),
    ];
    pieces.chain(heads).collect()
}
