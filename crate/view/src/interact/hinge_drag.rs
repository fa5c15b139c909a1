//! Swings parts about their hinge with the cursor.

use nearpoint_geometry::{Point, Vector};
use nearpoint_scene::{Command, PartId, Pivot};
use std::f64::consts::{PI, TAU};

use super::drag::{DragMotion, SNAP_DEGREES};
use super::{Drag, PickScene};
use crate::camera::Camera;
use crate::list::Handle;

/// The hinge about which a drag turns its parts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HingeDrag {
    /// The axis, of unit length, in the scene.
    pub axis: Vector,
    /// The hinge angle at the start, radians.
    pub start_angle: f64,
    /// The distance of the grabbed point from the axis.
    arm: f64,
}

/// The distance from the axis on the screen below which the lever arm is too short, in CSS pixels.
const MIN_ARM: f64 = 30.0;

impl HingeDrag {
    /// Makes the hinge of parts that are grabbed at a point; also returns the nearest point on the axis.
    fn new(pivot: &Pivot, grabbed: Point) -> Option<(Self, Point)> {
        let hinge = pivot.hinge()?;
        let beside = hinge.point + hinge.axis * (grabbed - hinge.point).dot(&hinge.axis);
        let hold = Self {
            axis: hinge.axis,
            start_angle: pivot.angle,
            arm: (grabbed - beside).norm(),
        };
        Some((hold, beside))
    }

    /// Returns the pixels for a radian where the axis is seen from its side; none if the parts are grabbed near the
    /// axis.
    pub(super) fn arm_pixels(&self, pivot: Point, camera: &Camera) -> Option<f64> {
        let pixels = self.arm / camera.pixel_at(camera.depth_of(pivot));
        (MIN_ARM..f64::INFINITY).contains(&pixels).then_some(pixels)
    }
}

impl Drag {
    /// Turns the drag into one about the parts' hinge, if its handle is the hinge and they have one.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first drag.
    #[inline(never)]
    pub(super) fn on_hinge(mut self, scene: &impl PickScene) -> Self {
        if self.handle != Some(Handle::Hinge) {
            return self;
        }
        let hinge = scene.hinge(&self.parts());
        match hinge.and_then(|pivot| HingeDrag::new(&pivot, self.pivot)) {
            Some((hold, beside)) => (self.hinge, self.pivot) = (Some(hold), beside),
            None => self.handle = None,
        }
        self
    }

    /// Moves the cursor; a swing counts full turns.
    pub(super) fn follow(&mut self, to: (f64, f64), camera: &Camera) {
        let Some(hold) = self.hinge else {
            self.cursor = to;
            return;
        };
        let before = self.angle(hold.axis, camera);
        self.cursor = to;
        let by = self.angle(hold.axis, camera) - before;
        if by > PI {
            self.key_rotation -= TAU;
        } else if by < -PI {
            self.key_rotation += TAU;
        }
    }

    /// Returns the rotation by the typed angle, or else by the cursor and the keys.
    pub(super) fn hinge_rotation(&self, typed: Option<f64>, camera: &Camera) -> DragMotion {
        let Some(hold) = self.hinge else {
            return DragMotion::Translation(Vector::zeros());
        };
        let open = || hold.start_angle + self.angle(hold.axis, camera) + self.key_rotation;
        let degrees = typed.unwrap_or_else(|| self.snapped(open().to_degrees(), SNAP_DEGREES));
        DragMotion::Rotation(hold.axis, degrees.to_radians() - hold.start_angle)
    }

    /// Returns the commands that begin the swing, and swing the parts to its angle; none if there is no hinge.
    pub(super) fn hinge_commands(&self, camera: &Camera) -> Option<[Command; 2]> {
        self.hinge?;
        let DragMotion::Rotation(_, angle) = self.motion(camera) else {
            return None;
        };
        let parts = self.parts();
        Some([Command::BeginSwing { parts }, Command::SwingTo { angle }])
    }
}

/// Returns the handle for parts that are dragged directly.
pub(super) fn rotation_handle(
    parts: &[PartId],
    moves: bool,
    scene: &impl PickScene,
) -> Option<Handle> {
    (!moves && scene.hinge(parts).is_some()).then_some(Handle::Hinge)
}
