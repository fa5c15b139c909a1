//! Draws a section plane: its border, and an arrow to drag it by.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Vector};

use super::Section;
use crate::camera::Camera;
use crate::list::{Dot, OccludedStyle, Stroke, Symbol};
use crate::style::{Palette, faded, width};

/// The sizes of the handle, in CSS pixels.
const ARROW: f64 = 46.0;
const HEAD: f64 = 14.0;
const HEAD_WIDTH: f32 = 11.0;
const DISC: f32 = 6.0;
/// The distance of the border from the scene, as a fraction of the scene's size.
const BORDER_MARGIN: f64 = 0.04;

/// Returns the position of a section plane's handle: the projection of `centre` onto the plane.
pub fn handle_position(section: &Section, centre: Point) -> Point {
    section.projection(centre)
}

/// Draws a section plane: its border around these corners, and its handle.
pub fn draw(
    section: &Section,
    corners: &[Point],
    centre: Point,
    camera: &Camera,
    palette: &Palette,
    is_held: bool,
) -> (Vec<Stroke>, Vec<Dot>) {
    let colour = if is_held {
        palette.hover
    } else {
        palette.accent
    };
    let stroke = |from: Point, to: Point, widths: [f32; 2], hidden: OccludedStyle, fade: f32| {
        Stroke::new([from, to], widths, faded(colour, fade), hidden)
    };
    let mut strokes: Vec<Stroke> = border(section, corners)
        .into_iter()
        .map(|[from, to]| stroke(from, to, [1.5; 2], OccludedStyle::Dashed, 0.6))
        .collect();
    let at = handle_position(section, centre);
    let depth = camera.depth_of(at);
    if depth <= 0.0 {
        return (strokes, Vec::new());
    }
    let pixel = camera.pixel_at(depth);
    let along = |pixels: f64| at + section.normal * (pixels * pixel);
    for side in [-1.0, 1.0] {
        let neck = along(side * (ARROW - HEAD));
        strokes.push(stroke(
            at,
            neck,
            [width::GIZMO; 2],
            OccludedStyle::OnTop,
            1.0,
        ));
        let head = [HEAD_WIDTH, 0.0];
        strokes.push(stroke(
            neck,
            along(side * ARROW),
            head,
            OccludedStyle::OnTop,
            1.0,
        ));
    }
    let dot = Dot::new(at, Symbol::Disc, DISC, 2.0, colour);
    (strokes, vec![dot])
}

/// Returns a rectangle in the plane around all corners.
fn border(section: &Section, corners: &[Point]) -> Vec<[Point; 2]> {
    if corners.is_empty() {
        return Vec::new();
    }
    let [u, v] = across(section.normal);
    let flat: Vec<Point> = corners
        .iter()
        .map(|p| Point::new(p.coords.dot(&u), p.coords.dot(&v), 0.0))
        .collect();
    let bounds = Aabb::from_points(&flat);
    let bounds = bounds.grown(BORDER_MARGIN * bounds.diagonal());
    let (lo, hi) = (bounds.lo, bounds.hi);
    let at = |x: f64, y: f64| Point::from(section.normal * section.offset + u * x + v * y);
    let ring = [
        at(lo.x, lo.y),
        at(hi.x, lo.y),
        at(hi.x, hi.y),
        at(lo.x, hi.y),
    ];
    (0..4).map(|i| [ring[i], ring[(i + 1) % 4]]).collect()
}

/// Returns two unit vectors that are perpendicular to a third, and to each other.
pub(crate) fn across(normal: Vector) -> [Vector; 2] {
    let least = normal.iamin();
    let mut other = Vector::zeros();
    other[least] = 1.0;
    let u = normal.cross(&other).normalize();
    [u, normal.cross(&u)]
}
