//! Draws the path of parts that can be removed: a line through the group's centre with an arrow at its end, and the
//! narrowest point.

use nearpoint_scene::{RemovalReport, Scene};

use super::{Dot, OccludedStyle, Stroke, Symbol};
use crate::camera::Camera;
use crate::style::{Colour, Palette, width};

/// The size of the arrow's head, in CSS pixels.
const HEAD: f64 = 15.0;
const HEAD_WIDTH: f32 = 13.0;
/// The additional width of the halo.
const HALO: f32 = 3.0;

/// Returns the path that was found, if there is one.
pub(super) fn shown_removal(scene: &Scene) -> Option<&RemovalReport> {
    scene.removal()?.path().map(|path| &**path)
}

/// Returns the lines and dots that show a removal path.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first removal path.
#[inline(never)]
pub(super) fn draw(
    path: &RemovalReport,
    camera: &Camera,
    palette: &Palette,
) -> (Vec<Stroke>, Vec<Dot>) {
    let line = |colour: Colour, wider: f32| {
        let legs = path.points.windows(2);
        legs.map(move |leg| {
            Stroke::new(
                [leg[0], leg[1]],
                [width::REMOVAL + wider; 2],
                colour,
                OccludedStyle::Dashed,
            )
        })
    };
    let mut strokes: Vec<Stroke> = line(palette.halo, HALO).collect();
    strokes.extend(line(palette.accent, 0.0));
    strokes.extend(head(path, camera, palette));
    let dot = |at, symbol, radius| Dot::new(at, symbol, radius, 2.0, palette.accent);
    let first = path.points.first();
    let mut dots: Vec<Dot> = first
        .map(|&at| dot(at, Symbol::Disc, 4.0))
        .into_iter()
        .collect();
    let narrowest = path.min_clearance.as_ref();
    dots.extend(narrowest.map(|narrowest| dot(narrowest.point, Symbol::Ring, 8.0)));
    (strokes, dots)
}

/// Returns the arrow's head beyond the last point, in the direction of the last leg.
fn head(path: &RemovalReport, camera: &Camera, palette: &Palette) -> Option<Stroke> {
    let [from, to] = path.points.last_chunk()?;
    let depth = camera.depth_of(*to);
    let along = (to - from).try_normalize(0.0).filter(|_| depth > 0.0)?;
    Some(Stroke::new(
        [*to, to + along * (HEAD * camera.pixel_at(depth))],
        [HEAD_WIDTH, 0.0],
        palette.accent,
        OccludedStyle::Dashed,
    ))
}
