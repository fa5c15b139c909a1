//! Drags a block: converts a pointer, a wheel or a key to a movement of it.

use nearpoint_geometry::nalgebra::{Translation3, Unit, UnitQuaternion};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::PartId;

use nearpoint_view::camera::Camera;

/// The turn in radians for a CSS pixel.
const TURN: f64 = 0.006;

/// The way in which pointer movements on the screen move the dragged block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MotionMode {
    /// The block moves across the line of sight.
    Across,
    /// The block moves along the line of sight: down is nearer.
    Depth,
    /// The block rolls about the screen's two axes.
    Tilt,
    /// The block turns about the line of sight.
    Twist,
}

/// The event that ends the drag of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReleaseMode {
    /// The block is dragged as long as the pointer's button is down.
    WhilePressed,
    /// The block is dragged from a click to the next one: it follows the mouse.
    UntilClick,
    /// The block is dragged until a key or a button releases it. A finger, or a pressed mouse, moves it from anywhere.
    UntilRelease,
}

/// The dragged block.
#[derive(Debug, Clone)]
pub(super) struct DraggedBlock {
    pub part: PartId,
    /// The requested pose, scene from block; the block may be shown elsewhere.
    pub pose: Pose,
    pub mode: ReleaseMode,
}

/// Returns the pose after a movement by these CSS pixels to the right and down. The block turns about the origin of its
/// frame.
pub(super) fn moved(
    pose: &Pose,
    freedom: MotionMode,
    (right, down): (f64, f64),
    camera: &Camera,
) -> Pose {
    let origin = Point::from(pose.translation.vector);
    let pixel = camera.pixel_at(camera.depth_of(origin).max(camera.distance() / 4.0));
    match freedom {
        MotionMode::Across => shifted(
            pose,
            (camera.right() * right - camera.screen_up() * down) * pixel,
        ),
        MotionMode::Depth => shifted(pose, camera.back() * (down * pixel)),
        MotionMode::Tilt => {
            let axis = camera.screen_up() * right + camera.right() * down;
            turned(pose, axis, right.hypot(down) * TURN)
        }
        MotionMode::Twist => turned(pose, camera.back(), (down - right) * TURN),
    }
}

/// Shifts a pose; its rotation stays bit for bit.
pub(super) fn shifted(pose: &Pose, by: Vector) -> Pose {
    Pose::from_parts(
        Translation3::from(pose.translation.vector + by),
        pose.rotation,
    )
}

/// Turns a pose by an angle about an axis through the origin of its frame.
pub(super) fn turned(pose: &Pose, axis: Vector, angle: f64) -> Pose {
    if angle == 0.0 {
        return *pose;
    }
    let turn = UnitQuaternion::from_axis_angle(&Unit::new_normalize(axis), angle);
    Pose::from_parts(pose.translation, turn * pose.rotation)
}
