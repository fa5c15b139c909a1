//! Draws the pivot of parts: a point, or the axis of a hinge.

use nearpoint_geometry::{Point, Vector};
use nearpoint_scene::Pivot;

use super::{Dot, DrawList, OccludedStyle, Stroke, Symbol};
use crate::camera::Camera;
use crate::style::{faded, width};

/// The length of an axis beyond the parts, in CSS pixels.
const AXIS_OVERHANG: f64 = 26.0;

/// Draws a pivot: its axis through the box of the parts, whose corners are `around`, and a dot on it.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first pivot.
#[inline(never)]
pub fn draw(pivot: &Pivot, around: &[Point], camera: &Camera, list: &mut DrawList) {
    let (at, colour) = (pivot.point(), list.palette.accent);
    let depth = camera.depth_of(at);
    if depth <= 0.0 {
        return;
    }
    list.dots.push(Dot::new(
        at,
        match pivot.axis {
            Some(_) => Symbol::Diamond,
            None => Symbol::Ring,
        },
        5.5,
        2.0,
        colour,
    ));
    let Some(axis) = pivot.axis.map(Vector::from) else {
        return;
    };
    let along = around.iter().map(|corner| (corner - at).dot(&axis));
    let (least, most) = along.fold((0.0f64, 0.0f64), |(lo, hi), c| (lo.min(c), hi.max(c)));
    let beyond = AXIS_OVERHANG * camera.pixel_at(depth);
    list.strokes.push(Stroke::new(
        [at + axis * (least - beyond), at + axis * (most + beyond)],
        [width::CLEARANCE; 2],
        faded(colour, 0.9),
        OccludedStyle::Dashed,
    ));
}
