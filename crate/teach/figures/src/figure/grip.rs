//! Drags a figure's grip: converts a drag or a key to the parameters that it sets.

use crate::picture::hit;
use nearpoint_geometry::{Point, Vector};
use nearpoint_lesson::figure::{Figure, Grip, Handle, Item};

use nearpoint_view::camera::{Camera, Ray};
use nearpoint_view::input::Modifiers;
use nearpoint_view::keys;

/// The parameters by name, with their new values.
pub type Pulled = Vec<(&'static str, f64)>;

/// The turn in degrees for a CSS pixel.
const TURN_PER_PIXEL: f64 = 0.5;
/// The number of a parameter's steps for a key.
const KEY_STEPS: f64 = 5.0;

/// A grip that is being dragged. Each pose is computed from the start of the drag, so that errors do not add up.
#[derive(Debug)]
pub(super) struct Pull {
    grip: Grip,
    /// The point where it was grasped, in the plane of the drag.
    at: Point,
    across: Vector,
    x: f64,
    turns: bool,
}

/// Returns the grip of a figure.
pub(super) fn of(figure: &Figure) -> Option<&Grip> {
    figure.items.iter().find_map(|item| match item {
        Item::Grip(grip) => Some(grip),
        _ => None,
    })
}

/// Returns where a ray meets the grip's body. Solids in front of it are ignored, because the body may be in something.
pub(super) fn met(grip: &Grip, ray: &Ray) -> Option<Point> {
    hit(&grip.shape, &grip.pose, ray).map(|hit| ray.at(hit.t))
}

impl Pull {
    /// Begins a drag if the grip is under the pointer. With Shift it is turned, else moved: in the plane of its directions,
    /// unless that is seen from the side, else in the plane of the screen.
    pub fn begin(
        grip: &Grip,
        [x, y]: [f64; 2],
        modifiers: Modifiers,
        camera: &Camera,
    ) -> Option<Self> {
        let at = met(grip, &camera.ray(x, y))?;
        Some(Self {
            grip: grip.clone(),
            at,
            across: across(grip, camera),
            x,
            turns: modifiers.shift && grip.turn.is_some(),
        })
    }

    /// Returns the parameters for this position of the pointer.
    pub fn to(&self, [x, y]: [f64; 2], camera: &Camera) -> Pulled {
        if let (true, Some(turn)) = (self.turns, &self.grip.turn) {
            return vec![set(turn, turn.value + (x - self.x) * TURN_PER_PIXEL)];
        }
        let Some(there) = camera.ray(x, y).meets_plane(self.at, self.across) else {
            return self.back();
        };
        let way = there - self.at;
        let along = self.grip.along.iter();
        along
            .map(|handle| set(handle, handle.value + way.dot(&handle.direction)))
            .collect()
    }

    /// Returns the parameters before the drag.
    pub fn back(&self) -> Pulled {
        let handles = self.grip.along.iter().chain(&self.grip.turn);
        handles
            .map(|handle| (handle.parameter, handle.value))
            .collect()
    }
}

/// Returns the normal of the plane of a drag.
fn across(grip: &Grip, camera: &Camera) -> Vector {
    /// The least cosine to the view direction with which a plane is seen well.
    const SEEN: f64 = 0.3;
    if let [one, other] = &grip.along[..] {
        let normal = one.direction.cross(&other.direction);
        if normal.dot(&camera.back()).abs() > SEEN {
            return normal;
        }
    }
    camera.back()
}

/// Returns the new value of the parameter that a key moves along most: an arrow, or Page Up and Page Down for farther and
/// nearer. With Shift, left and right turn. `asked` are values that the figure does not show yet.
pub(super) fn by_key(
    grip: &Grip,
    key: &str,
    modifiers: Modifiers,
    camera: &Camera,
    asked: &[(&'static str, f64)],
) -> Option<(&'static str, f64)> {
    let step = |handle: &Handle, times: f64| {
        let known = asked.iter().find(|(name, _)| *name == handle.parameter);
        let value = known.map_or(handle.value, |(_, value)| *value);
        set(handle, value + times * KEY_STEPS * handle.step)
    };
    if modifiers.shift {
        let (times, 0.0) = keys::arrow(key)? else {
            return None;
        };
        return grip.turn.as_ref().map(|turn| step(turn, times));
    }
    let way = keys::way(key, camera)?;
    let share = |handle: &&Handle| handle.direction.dot(&way);
    let along = grip.along.iter();
    let most = along.max_by(|p, q| share(p).abs().total_cmp(&share(q).abs()))?;
    Some(step(most, share(&most).signum()))
}

/// Returns the nearest value that a parameter can have.
fn set(handle: &Handle, value: f64) -> (&'static str, f64) {
    let [least, most] = handle.range;
    let steps = ((value.clamp(least, most) - least) / handle.step).round();
    (
        handle.parameter,
        (least + steps * handle.step).clamp(least, most),
    )
}
