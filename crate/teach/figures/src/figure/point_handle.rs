//! Drags a figure's point handle: converts a drag or a key to a position in its domain.

#[cfg(test)]
mod tests;

use crate::picture::hit;
use nearpoint_geometry::{Point, Vector};
use nearpoint_lesson::figure::Figure;
use nearpoint_lesson::{PointDomain, PointHandle};

use nearpoint_view::camera::{Camera, Ray};
use nearpoint_view::input::Modifiers;
use nearpoint_view::keys;

/// The distance at which a point handle can be grasped, CSS pixels: by mouse, and by finger.
const GRASP_DISTANCE: [f64; 2] = [16.0, 30.0];
/// The factor by which a step of a key is smaller with Shift.
const FINE_FACTOR: f64 = 5.0;

/// A drag of a point handle: its offset from the pointer, and its position before.
#[derive(Debug, Clone, Copy)]
pub(super) struct PointDrag {
    offset: [f64; 2],
    start: Point,
}

/// Returns the point handle of a figure, if it can be moved.
pub(super) fn movable_point(figure: &Figure) -> Option<&PointHandle> {
    figure.point_handle().filter(|pin| pin.grade.is_none())
}

/// Returns the offset of a point handle from a pointer, if that is near enough, or if the handle's body is under the
/// pointer.
fn pointer_offset(
    handle: &PointHandle,
    [x, y]: [f64; 2],
    is_finger: bool,
    camera: &Camera,
) -> Option<[f64; 2]> {
    let seen = camera.project(handle.at)?;
    let off = [seen.x - x, seen.y - y];
    let reach = GRASP_DISTANCE[usize::from(is_finger)];
    let is_near = off[0].hypot(off[1]) <= reach;
    (is_near || is_body_hit(handle, &camera.ray(x, y))).then_some(off)
}

/// Returns whether a ray hits the body of a point handle.
fn is_body_hit(handle: &PointHandle, ray: &Ray) -> bool {
    let body = handle.body.as_ref();
    body.is_some_and(|(shape, pose)| hit(shape, &handle.pose(pose), ray).is_some())
}

/// Returns whether a point handle is under a canvas position in CSS pixels.
pub(super) fn is_under(handle: &PointHandle, at: [f64; 2], camera: &Camera) -> bool {
    pointer_offset(handle, at, false, camera).is_some()
}

impl PointDrag {
    /// Begins a drag if the point handle is under the pointer.
    pub fn begin(
        handle: &PointHandle,
        at: [f64; 2],
        is_finger: bool,
        camera: &Camera,
    ) -> Option<Self> {
        pointer_offset(handle, at, is_finger, camera).map(|offset| Self {
            offset,
            start: handle.at,
        })
    }

    /// Returns the position of the point handle for this position of the pointer.
    pub fn drag_to(&self, handle: &PointHandle, [x, y]: [f64; 2], camera: &Camera) -> Point {
        nearest_position(handle, [x + self.offset[0], y + self.offset[1]], camera)
    }

    /// Returns the position of the point handle before the drag.
    pub fn start_position(&self) -> Point {
        self.start
    }
}

/// Returns the position in the handle's domain that is shown there, or nearest to it.
fn nearest_position(handle: &PointHandle, [x, y]: [f64; 2], camera: &Camera) -> Point {
    let ray = camera.ray(x, y);
    match &handle.domain {
        PointDomain::Points(points) => {
            let off = |p: &Point| {
                let seen = camera.project(*p)?;
                // Of two that look equally near, the one in front wins.
                let depth = camera.depth_of(*p);
                Some(((seen.x - x).hypot(seen.y - y).round(), depth))
            };
            let all = points.iter().filter_map(|p| Some((off(p)?, *p)));
            let nearest = all
                .min_by(|((a, near), _), ((b, far), _)| a.total_cmp(b).then(near.total_cmp(far)));
            nearest.map_or(handle.at, |(_, p)| p)
        }
        PointDomain::Line(ends) => handle.domain.nearest(&nearest_on_line(*ends, &ray)),
        PointDomain::Sheet(middle, [one, other]) => {
            let across = one.cross(other);
            let met = ray.intersect_plane(*middle, across);
            met.map_or(handle.at, |met| handle.domain.nearest(&met))
        }
    }
}

/// Returns the point of a line nearest to a ray; its beginning where they are parallel.
fn nearest_on_line([from, to]: [Point; 2], ray: &Ray) -> Point {
    let (along, sight) = (to - from, ray.direction);
    let across = along.cross(&sight);
    // This is the normal of the plane through the ray that the line crosses.
    let normal = sight.cross(&across);
    let fraction = normal.dot(&(ray.origin - from)) / normal.dot(&along);
    match fraction.is_finite() {
        true => from + along * fraction,
        false => from,
    }
}

/// Returns where a key moves a point handle: an arrow across the picture, Page Up and Page Down farther and nearer; with
/// Shift less far.
pub(super) fn position_by_key(
    handle: &PointHandle,
    key: &str,
    modifiers: Modifiers,
    camera: &Camera,
) -> Option<Point> {
    let towards: Vector = keys::arrow_direction(key, camera)?;
    let step = match modifiers.shift {
        true => handle.step / FINE_FACTOR,
        false => handle.step,
    };
    Some(handle.domain.next(&handle.at, &towards, step))
}
