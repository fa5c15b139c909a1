//! Shares code between the pictures of figures, sheets and placing tasks.

use nearpoint_geometry::closest::{RayHit, cast_ray};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_view::camera::Ray;
use nearpoint_view::list::{DrawList, OccludedStyle, Stroke};
use nearpoint_view::style::{Colour, Palette, Theme, hex};

/// Returns a picture without items, between two depths.
pub(crate) fn empty(palette: Palette, up: Vector, [near, far]: [f64; 2]) -> DrawList {
    DrawList {
        palette,
        up,
        near,
        far,
        sections: Vec::new(),
        parts: Vec::new(),
        ghosts: Vec::new(),
        areas: None,
        marks: Default::default(),
        intersections: Vec::new(),
        strokes: Vec::new(),
        dots: Vec::new(),
        labels: Vec::new(),
        wipe: None,
    }
}

/// Returns a line of one width and colour.
pub(crate) fn stroke(
    [from, to]: [Point; 2],
    width: f32,
    colour: Colour,
    occluded: OccludedStyle,
) -> Stroke {
    Stroke {
        from,
        to,
        widths: [width; 2],
        colour,
        fade: [1.0; 2],
        occluded,
    }
}

/// Returns the colour of a theme.
pub(crate) fn pick(theme: Theme, light: u32, dark: u32) -> Colour {
    let rgb = match theme {
        Theme::Light => light,
        Theme::Dark => dark,
    };
    hex(rgb, 1.0)
}

/// Returns where a ray hits a posed shape.
pub(crate) fn hit(shape: &Shape, pose: &Pose, ray: &Ray) -> Option<RayHit> {
    let origin = pose.inverse_transform_point(&ray.origin);
    cast_ray(
        shape,
        &origin,
        &pose.inverse_transform_vector(&ray.direction),
    )
}
