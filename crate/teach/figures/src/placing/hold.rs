//! A block in the hand, and how what a pointer, a wheel or a key does becomes a movement of it.

use nearpoint_geometry::nalgebra::{Translation3, Unit, UnitQuaternion};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::PartId;

use nearpoint_view::camera::Camera;

/// Radians for a CSS pixel.
const TURN: f64 = 0.006;

/// What a movement on the screen does to the block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Freedom {
    /// It moves across the line of sight.
    Across,
    /// Along it: down is nearer.
    Depth,
    /// It rolls about the screen's two axes.
    Tilt,
    /// It turns about the line of sight.
    Twist,
}

/// How it is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grip {
    /// As long as the pointer's button is down.
    Pressed,
    /// After a click, until the next: it follows the mouse.
    Sticks,
    /// Until it is let go by a key or a button. A finger, or a pressed mouse, moves it from anywhere.
    Kept,
}

/// A block in the hand.
#[derive(Debug, Clone)]
pub(super) struct Hold {
    pub part: PartId,
    /// Where the hand has it, scene from block; it may be shown elsewhere.
    pub pose: Pose,
    pub grip: Grip,
}

/// The pose after a movement of so many CSS pixels to the right and down. It turns about the origin of the block's
/// frame.
pub(super) fn moved(
    pose: &Pose,
    freedom: Freedom,
    (right, down): (f64, f64),
    camera: &Camera,
) -> Pose {
    let origin = Point::from(pose.translation.vector);
    let pixel = camera.pixel_at(camera.depth_of(origin).max(camera.distance() / 4.0));
    match freedom {
        Freedom::Across => shifted(
            pose,
            (camera.right() * right - camera.screen_up() * down) * pixel,
        ),
        Freedom::Depth => shifted(pose, camera.back() * (down * pixel)),
        Freedom::Tilt => {
            let axis = camera.screen_up() * right + camera.right() * down;
            turned(pose, axis, right.hypot(down) * TURN)
        }
        Freedom::Twist => turned(pose, camera.back(), (down - right) * TURN),
    }
}

/// Its rotation stays bit for bit.
pub(super) fn shifted(pose: &Pose, by: Vector) -> Pose {
    Pose::from_parts(
        Translation3::from(pose.translation.vector + by),
        pose.rotation,
    )
}

pub(super) fn turned(pose: &Pose, axis: Vector, angle: f64) -> Pose {
    if angle == 0.0 {
        return *pose;
    }
    let turn = UnitQuaternion::from_axis_angle(&Unit::new_normalize(axis), angle);
    Pose::from_parts(pose.translation, turn * pose.rotation)
}
