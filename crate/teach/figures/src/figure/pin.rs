//! Drags a figure's pin: converts a drag or a key to a place on its track.

#[cfg(test)]
mod tests;

use crate::picture::hit;
use nearpoint_geometry::{Point, Vector};
use nearpoint_lesson::figure::Figure;
use nearpoint_lesson::{Pin, Track};

use nearpoint_view::camera::{Camera, Ray};
use nearpoint_view::input::Modifiers;
use nearpoint_view::keys;

/// The distance at which a pin can be grasped, CSS pixels: by mouse, and by finger.
const NEAR: [f64; 2] = [16.0, 30.0];
/// The factor by which a step of a key is smaller with Shift.
const FINE: f64 = 5.0;

/// A pin that is being dragged: its offset from the pointer, and its position before.
#[derive(Debug, Clone, Copy)]
pub(super) struct Carry {
    off: [f64; 2],
    from: Point,
}

/// Returns the pin of a figure, if it can be moved.
pub(super) fn free(figure: &Figure) -> Option<&Pin> {
    figure.pin().filter(|pin| pin.graded.is_none())
}

/// Returns the offset of a pin from a pointer, if that is near enough, or if the pin's body is under the pointer.
fn near(pin: &Pin, [x, y]: [f64; 2], is_finger: bool, camera: &Camera) -> Option<[f64; 2]> {
    let seen = camera.project(pin.at)?;
    let off = [seen.x - x, seen.y - y];
    let reach = NEAR[usize::from(is_finger)];
    let is_near = off[0].hypot(off[1]) <= reach;
    (is_near || holds(pin, &camera.ray(x, y))).then_some(off)
}

/// Returns whether a ray meets the body of a pin.
fn holds(pin: &Pin, ray: &Ray) -> bool {
    let body = pin.body.as_ref();
    body.is_some_and(|(shape, pose)| hit(shape, &pin.pose(pose), ray).is_some())
}

pub(super) fn is_under(pin: &Pin, at: [f64; 2], camera: &Camera) -> bool {
    near(pin, at, false, camera).is_some()
}

impl Carry {
    /// Begins a drag if the pin is under the pointer.
    pub fn begin(pin: &Pin, at: [f64; 2], is_finger: bool, camera: &Camera) -> Option<Self> {
        near(pin, at, is_finger, camera).map(|off| Self { off, from: pin.at })
    }

    /// Returns the position of the pin for this position of the pointer.
    pub fn to(&self, pin: &Pin, [x, y]: [f64; 2], camera: &Camera) -> Point {
        place(pin, [x + self.off[0], y + self.off[1]], camera)
    }

    /// Returns the position before the drag.
    pub fn back(&self) -> Point {
        self.from
    }
}

/// Returns the place on a pin's track that is seen there, or nearest to it.
fn place(pin: &Pin, [x, y]: [f64; 2], camera: &Camera) -> Point {
    let ray = camera.ray(x, y);
    match &pin.track {
        Track::Points(points) => {
            let off = |p: &Point| {
                let seen = camera.project(*p)?;
                // Of two that look equally near, the one in front wins.
                let depth = camera.depth_of(*p);
                Some(((seen.x - x).hypot(seen.y - y).round(), depth))
            };
            let all = points.iter().filter_map(|p| Some((off(p)?, *p)));
            let nearest = all
                .min_by(|((a, near), _), ((b, far), _)| a.total_cmp(b).then(near.total_cmp(far)));
            nearest.map_or(pin.at, |(_, p)| p)
        }
        Track::Line(ends) => pin.track.nearest(&on_line(*ends, &ray)),
        Track::Sheet(middle, [one, other]) => {
            let across = one.cross(other);
            let met = ray.meets_plane(*middle, across);
            met.map_or(pin.at, |met| pin.track.nearest(&met))
        }
    }
}

/// Returns the point of a line nearest to a ray; its beginning where they are parallel.
fn on_line([from, to]: [Point; 2], ray: &Ray) -> Point {
    let (along, sight) = (to - from, ray.direction);
    let across = along.cross(&sight);
    // This is the normal of the plane through the ray that the line crosses.
    let normal = sight.cross(&across);
    let share = normal.dot(&(ray.origin - from)) / normal.dot(&along);
    match share.is_finite() {
        true => from + along * share,
        false => from,
    }
}

/// Returns where a key moves a pin: an arrow across the picture, Page Up and Page Down farther and nearer; with Shift less
/// far.
pub(super) fn by_key(pin: &Pin, key: &str, modifiers: Modifiers, camera: &Camera) -> Option<Point> {
    let towards: Vector = keys::way(key, camera)?;
    let step = match modifiers.shift {
        true => pin.step / FINE,
        false => pin.step,
    };
    Some(pin.track.next(&pin.at, &towards, step))
}
