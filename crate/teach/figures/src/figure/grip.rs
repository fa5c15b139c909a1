//! A figure's grip in the hand: what a drag or a key makes of the parameters that it sets.

use crate::picture::hit;
use nearpoint_geometry::{Point, Vector};
use nearpoint_lesson::figure::{Figure, Grip, Handle, Item};

use nearpoint_view::camera::{Camera, Ray};
use nearpoint_view::input::Modifiers;
use nearpoint_view::keys;

/// Parameters by name, and what they become.
pub type Pulled = Vec<(&'static str, f64)>;

/// A CSS pixel turns by so many degrees.
const TURN_PER_PIXEL: f64 = 0.5;
/// A key goes on by so many of a parameter's steps.
const KEY_STEPS: f64 = 5.0;

/// A grip that is being dragged: always from where it was taken, so that nothing adds up.
#[derive(Debug)]
pub(super) struct Pull {
    grip: Grip,
    /// What was taken, in the plane that it is dragged in.
    at: Point,
    across: Vector,
    x: f64,
    turns: bool,
}

/// The grip of a figure.
pub(super) fn of(figure: &Figure) -> Option<&Grip> {
    figure.items.iter().find_map(|item| match item {
        Item::Grip(grip) => Some(grip),
        _ => None,
    })
}

/// Where a ray meets the grip's body; what stands before it is no matter, for the body may be in something.
pub(super) fn met(grip: &Grip, ray: &Ray) -> Option<Point> {
    hit(&grip.shape, &grip.pose, ray).map(|hit| ray.at(hit.t))
}

impl Pull {
    /// Takes the grip if it is under the pointer. With Shift it is turned, else moved: in the plane that its directions
    /// span unless that is seen from the side, else in the plane of the screen.
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

    /// What the parameters are with the pointer there.
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

    /// What they were.
    pub fn back(&self) -> Pulled {
        let handles = self.grip.along.iter().chain(&self.grip.turn);
        handles
            .map(|handle| (handle.parameter, handle.value))
            .collect()
    }
}

/// The normal of the plane of a drag.
fn across(grip: &Grip, camera: &Camera) -> Vector {
    /// Cosine to the direction of view from which on a plane is seen well.
    const SEEN: f64 = 0.3;
    if let [one, other] = &grip.along[..] {
        let normal = one.direction.cross(&other.direction);
        if normal.dot(&camera.back()).abs() > SEEN {
            return normal;
        }
    }
    camera.back()
}

/// What an arrow key, or Page Up and Page Down for farther and nearer, makes of the parameter that it goes along most.
/// With Shift, left and right turn. `asked` are values that the figure does not show yet.
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

/// The value that a parameter can have nearest to this.
fn set(handle: &Handle, value: f64) -> (&'static str, f64) {
    let [least, most] = handle.range;
    let steps = ((value.clamp(least, most) - least) / handle.step).round();
    (
        handle.parameter,
        (least + steps * handle.step).clamp(least, most),
    )
}
