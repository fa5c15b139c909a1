//! Drags a figure's drag handle: converts a drag or a key to the parameters that it sets.

use crate::picture::hit;
use nearpoint_geometry::{Point, Vector};
use nearpoint_lesson::figure::{DragHandle, Figure, HandleAxis, Item};

use nearpoint_view::camera::{Camera, Ray};
use nearpoint_view::input::Modifiers;
use nearpoint_view::keys;

/// The lesson parameters that a drag changes, by name, with their new values.
pub type DraggedValues = Vec<(&'static str, f64)>;

/// The turn in degrees for a CSS pixel.
const TURN_PER_PIXEL: f64 = 0.5;
/// The number of a parameter's steps for a key.
const KEY_STEPS: f64 = 5.0;

/// A drag of a figure's handle. Each pose is computed from the start of the drag, so that errors do not add up.
#[derive(Debug)]
pub(super) struct HandleDrag {
    handle: DragHandle,
    /// The point where it was grasped, in the plane of the drag.
    grasp_point: Point,
    plane_normal: Vector,
    x: f64,
    turns: bool,
}

/// Returns the drag handle of a figure.
pub(super) fn handle_of(figure: &Figure) -> Option<&DragHandle> {
    figure.items.iter().find_map(|item| match item {
        Item::DragHandle(grip) => Some(grip),
        _ => None,
    })
}

/// Returns where a ray hits the handle's body. Solids in front of it are ignored, because the body may be inside another.
pub(super) fn body_hit(handle: &DragHandle, ray: &Ray) -> Option<Point> {
    hit(&handle.shape, &handle.pose, ray).map(|hit| ray.at(hit.t))
}

impl HandleDrag {
    /// Begins a drag if the figure's handle is under the pointer. With Shift it is turned, else moved: in the plane of
    /// its directions, unless that is seen from the side, else in the plane of the screen. A handle without directions is
    /// always turned.
    pub fn begin(
        handle: &DragHandle,
        [x, y]: [f64; 2],
        modifiers: Modifiers,
        camera: &Camera,
    ) -> Option<Self> {
        let grasp_point = body_hit(handle, &camera.ray(x, y))?;
        Some(Self {
            handle: handle.clone(),
            grasp_point,
            plane_normal: drag_plane_normal(handle, camera),
            x,
            turns: handle.turn.is_some() && (modifiers.shift || only_turns(handle)),
        })
    }

    /// Returns the parameter values that the drag gives for this position of the pointer.
    pub fn drag_to(&self, [x, y]: [f64; 2], camera: &Camera) -> DraggedValues {
        let turn = self.handle.turn.as_ref().filter(|_| self.turns);
        if let Some(turn) = turn.filter(|_| !only_turns(&self.handle)) {
            return vec![turned_value(
                turn,
                turn.value + (x - self.x) * TURN_PER_PIXEL,
            )];
        }
        let Some(there) = camera
            .ray(x, y)
            .intersect_plane(self.grasp_point, self.plane_normal)
        else {
            return self.start_values();
        };
        if let Some(turn) = turn {
            let pivot = Point::from(self.handle.pose.translation.vector);
            let angle = angle_about(&turn.direction, self.grasp_point - pivot, there - pivot);
            return vec![turned_value(turn, turn.value + angle)];
        }
        let way = there - self.grasp_point;
        let along = self.handle.along.iter();
        along
            .map(|handle| nearest_value(handle, handle.value + way.dot(&handle.direction)))
            .collect()
    }

    /// Returns the parameter values before the drag.
    pub fn start_values(&self) -> DraggedValues {
        let handles = self.handle.along.iter().chain(&self.handle.turn);
        handles
            .map(|handle| (handle.parameter, handle.value))
            .collect()
    }
}

/// Returns whether a handle only turns. A drag then turns it about the origin of its pose, so that it follows the pointer.
fn only_turns(handle: &DragHandle) -> bool {
    handle.along.is_empty() && handle.turn.is_some()
}

/// Returns the angle in degrees about an axis, from one vector to another.
fn angle_about(axis: &Vector, from: Vector, to: Vector) -> f64 {
    let across = |v: Vector| v - axis * axis.dot(&v);
    let (from, to) = (across(from), across(to));
    let sine = axis.dot(&from.cross(&to));
    sine.atan2(from.dot(&to)).to_degrees()
}

/// Returns the normal of the plane of a drag.
fn drag_plane_normal(handle: &DragHandle, camera: &Camera) -> Vector {
    /// The least cosine to the view direction with which a plane is seen well.
    const MIN_COSINE: f64 = 0.3;
    let normal = match (&handle.along[..], &handle.turn) {
        ([one, other], _) => Some(one.direction.cross(&other.direction)),
        ([], Some(turn)) => Some(turn.direction),
        _ => None,
    };
    let is_seen = |normal: &Vector| normal.dot(&camera.back()).abs() > MIN_COSINE;
    normal.filter(is_seen).unwrap_or_else(|| camera.back())
}

/// Returns the new value of the parameter that a key moves along most: an arrow, or Page Up and Page Down for farther and
/// nearer. With Shift, or if the handle only turns, left and right turn. `requested` are values that the figure does not
/// show yet.
pub(super) fn value_by_key(
    grip: &DragHandle,
    key: &str,
    modifiers: Modifiers,
    camera: &Camera,
    requested: &[(&'static str, f64)],
) -> Option<(&'static str, f64)> {
    let value = |handle: &HandleAxis| {
        let known = requested.iter().find(|(name, _)| *name == handle.parameter);
        known.map_or(handle.value, |(_, value)| *value)
    };
    let step = |handle: &HandleAxis, times: f64| {
        nearest_value(handle, value(handle) + times * KEY_STEPS * handle.step)
    };
    if modifiers.shift || only_turns(grip) {
        let (times, 0.0) = keys::arrow(key)? else {
            return None;
        };
        let by = |turn: &HandleAxis| match only_turns(grip) {
            // One step at a time; the right arrow turns clockwise, as seen along the axis.
            true => -times * turn.step,
            false => times * KEY_STEPS * turn.step,
        };
        let turned = |turn: &HandleAxis| turned_value(turn, value(turn) + by(turn));
        return grip.turn.as_ref().map(turned);
    }
    let way = keys::arrow_direction(key, camera)?;
    let fraction = |handle: &&HandleAxis| handle.direction.dot(&way);
    let along = grip.along.iter();
    let most = along.max_by(|p, q| fraction(p).abs().total_cmp(&fraction(q).abs()))?;
    Some(step(most, fraction(&most).signum()))
}

/// Returns the nearest value that an angle can have. A range of a full turn has no end: the angle continues at the other.
fn turned_value(turn: &HandleAxis, degrees: f64) -> (&'static str, f64) {
    const FULL_TURN: f64 = 360.0;
    let [least, most] = turn.range;
    if most - least < FULL_TURN {
        return nearest_value(turn, degrees);
    }
    nearest_value(turn, least + (degrees - least).rem_euclid(FULL_TURN))
}

/// Returns the nearest value that a parameter can have.
fn nearest_value(handle: &HandleAxis, value: f64) -> (&'static str, f64) {
    let [least, most] = handle.range;
    let steps = ((value.clamp(least, most) - least) / handle.step).round();
    (
        handle.parameter,
        (least + steps * handle.step).clamp(least, most),
    )
}
