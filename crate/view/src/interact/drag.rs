//! Parts that follow the cursor: always from where they were when they were grabbed, so that nothing adds up.

use nearpoint_geometry::nalgebra::{Translation3, Unit as UnitVector, UnitQuaternion};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::{PartId, Placement};

use super::SwingHold;
use crate::axis::Axis;
use crate::camera::Camera;
use crate::list::{Handle, RING, Units, length_text, nice_step};

/// How far the parts are from where they were.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Change {
    Shift(Vector),
    /// Around this unit axis, radians.
    Turn(Vector, f64),
}

/// Snapping steps may not be smaller than this on the screen, CSS pixels.
const SNAP_PIXELS: f64 = 14.0;
/// Degrees.
pub(super) const SNAP_DEGREES: f64 = 5.0;
/// A ring seen this much from its edge is turned by moving across it; cosine.
const EDGE_ON: f64 = 0.2;
/// CSS pixels for a radian then.
const PIXELS_PER_RADIAN: f64 = 80.0;

/// A drag that goes on.
#[derive(Debug, Clone, PartialEq)]
pub struct Drag {
    /// How the parts follow the pointer: as by this handle; none: in the plane of the screen.
    pub handle: Option<Handle>,
    /// Where the parts were.
    pub start: Vec<Placement>,
    /// What is grabbed, and what is turned around.
    pub pivot: Point,
    /// The hinge that they swing about, if they do.
    pub swing: Option<SwingHold>,
    /// Where on the canvas it was grabbed.
    pub from: (f64, f64),
    /// Where the cursor is.
    pub to: (f64, f64),
    /// Turned by keys beside that, radians.
    pub keyed: f64,
    /// Rounded to steps.
    pub snapping: bool,
    /// A number that the user typed: a length in the unit that lengths are told in, or degrees.
    pub typed: String,
    /// What lengths are told and typed in.
    pub units: Units,
    /// `BeginDrag` was sent.
    pub begun: bool,
}

impl Drag {
    /// Where the parts are now.
    pub fn poses(&self, camera: &Camera) -> Vec<Placement> {
        let change = self.change(camera);
        self.start
            .iter()
            .map(|Placement(part, pose)| Placement(*part, self.moved(pose, change)))
            .collect()
    }

    /// Those that it moves.
    pub fn parts(&self) -> Vec<PartId> {
        self.start.iter().map(|placement| placement.0).collect()
    }

    fn moved(&self, pose: &Pose, change: Change) -> Pose {
        match change {
            // The rotation stays bit for bit, so that faces that were parallel stay so.
            Change::Shift(by) => Pose::from_parts(
                Translation3::from(pose.translation.vector + by),
                pose.rotation,
            ),
            Change::Turn(_, 0.0) => *pose,
            Change::Turn(axis, angle) => {
                let turn = UnitQuaternion::from_axis_angle(&UnitVector::new_normalize(axis), angle);
                let offset =
                    self.pivot + turn * (Point::from(pose.translation.vector) - self.pivot);
                Pose::from_parts(offset.coords.into(), turn * pose.rotation)
            }
        }
    }

    /// The typed number, or what the cursor says, snapped if wished.
    pub fn change(&self, camera: &Camera) -> Change {
        let typed: Option<f64> = self.typed.parse().ok().filter(|n: &f64| n.is_finite());
        let typed_length = typed.map(|length| self.units.typed(length));
        let axis = self.handle.and_then(Handle::axis);
        match self.handle {
            Some(Handle::Hinge) => self.swung(typed, camera),
            Some(Handle::Ring(_) | Handle::Twist) => {
                let axis = axis.map_or_else(|| camera.back(), Axis::direction);
                let angle = || self.angle(axis, camera) + self.keyed;
                let degrees =
                    typed.unwrap_or_else(|| self.snapped(angle().to_degrees(), SNAP_DEGREES));
                Change::Turn(axis, degrees.to_radians())
            }
            Some(Handle::Ball) => self.rolled(typed, camera),
            Some(Handle::Arrow(axis)) => {
                let direction = axis.direction();
                let along = |at| self.along(direction, camera, at);
                let step = self.step(camera);
                let length = typed_length
                    .or_else(|| Some(self.snapped(along(self.to)? - along(self.from)?, step)));
                Change::Shift(direction * length.unwrap_or(0.0))
            }
            None | Some(Handle::Square(_)) => {
                let normal = axis.map_or_else(|| camera.back(), Axis::direction);
                let on_plane =
                    |(x, y): (f64, f64)| camera.ray(x, y).meets_plane(self.pivot, normal);
                let free = on_plane(self.to)
                    .zip(on_plane(self.from))
                    .map_or_else(Vector::zeros, |(to, from)| to - from);
                let step = self.step(camera);
                let snapped = free.map(|c| self.snapped(c, step));
                match typed_length {
                    Some(length) if free.norm() > 0.0 => Change::Shift(free.normalize() * length),
                    _ => Change::Shift(snapped),
                }
            }
        }
    }

    /// The front of the ball follows the cursor, a radian for the rings' radius.
    fn rolled(&self, typed: Option<f64>, camera: &Camera) -> Change {
        let (right, down) = (self.to.0 - self.from.0, self.to.1 - self.from.1);
        let length = right.hypot(down);
        if length == 0.0 {
            return Change::Turn(camera.back(), 0.0);
        }
        let axis = (camera.screen_up() * right + camera.right() * down) / length;
        let degrees =
            typed.unwrap_or_else(|| self.snapped((length / RING).to_degrees(), SNAP_DEGREES));
        Change::Turn(axis, degrees.to_radians())
    }

    /// A step to the right and down by keys: what is moved moves on the screen; what is turned turns clockwise, a ball
    /// rolls there.
    pub(super) fn nudge(&mut self, (right, down): (f64, f64), camera: &Camera) {
        let turn = SNAP_DEGREES.to_radians();
        let pixels = match self.handle {
            Some(Handle::Ring(_) | Handle::Twist | Handle::Hinge) => {
                self.keyed -= (right + down) * turn;
                return;
            }
            Some(Handle::Ball) => RING * turn,
            None | Some(Handle::Arrow(_) | Handle::Square(_)) if self.snapping => {
                let pixel = camera.pixel_at(camera.depth_of(self.pivot).max(0.0));
                let step = self.step(camera) / pixel;
                if step.is_normal() { step } else { SNAP_PIXELS }
            }
            None | Some(Handle::Arrow(_) | Handle::Square(_)) => SNAP_PIXELS,
        };
        self.to = (self.to.0 + right * pixels, self.to.1 + down * pixels);
    }

    /// The snapping step for lengths, scene units; round as it is told.
    pub fn step(&self, camera: &Camera) -> f64 {
        let least = camera.pixel_at(camera.depth_of(self.pivot).max(0.0)) * SNAP_PIXELS;
        self.units.typed(nice_step(self.units.told(least)))
    }

    pub(super) fn snapped(&self, value: f64, step: f64) -> f64 {
        if self.snapping && step.is_normal() {
            (value / step).round() * step
        } else {
            value
        }
    }

    /// How far along the line through the pivot the cursor is: where its ray meets the plane that holds the line and
    /// otherwise faces the eye.
    fn along(&self, direction: Vector, camera: &Camera, (x, y): (f64, f64)) -> Option<f64> {
        let sight = self.pivot - camera.eye();
        let normal = direction.cross(&sight.cross(&direction));
        let point = camera.ray(x, y).meets_plane(self.pivot, normal)?;
        Some((point - self.pivot).dot(&direction))
    }

    /// How far the cursor turned around the axis through the pivot, radians.
    pub(super) fn angle(&self, axis: Vector, camera: &Camera) -> f64 {
        let sight = (camera.eye() - self.pivot).normalize();
        if axis.dot(&sight).abs() < EDGE_ON {
            let across = axis.cross(&sight);
            let (right, up) = (across.dot(&camera.right()), across.dot(&camera.screen_up()));
            let length = right.hypot(up);
            let moved = (self.to.0 - self.from.0) * right - (self.to.1 - self.from.1) * up;
            let arm = self
                .swing
                .and_then(|hold| hold.arm_pixels(self.pivot, camera));
            return moved / length / arm.unwrap_or(PIXELS_PER_RADIAN);
        }
        let arm = |(x, y): (f64, f64)| {
            camera
                .ray(x, y)
                .meets_plane(self.pivot, axis)
                .map(|p| p - self.pivot)
        };
        let Some((from, to)) = arm(self.from).zip(arm(self.to)) else {
            return 0.0;
        };
        from.cross(&to).dot(&axis).atan2(from.dot(&to))
    }

    /// How far the parts went, in words: as the hand has them, or, where they stop or snap, as the first one is shown.
    pub fn readout(&self, shown: Option<&Pose>, camera: &Camera) -> String {
        let wished = self.change(camera);
        let change = shown.map_or(wished, |pose| self.change_to(pose, wished));
        match change {
            Change::Turn(_, angle) => angle_text(angle),
            Change::Shift(by) => match self.handle {
                Some(Handle::Arrow(axis)) => {
                    let along = by.dot(&axis.direction());
                    format!("{axis:?} {}", length_text(along, self.units))
                }
                _ => length_text(by.norm(), self.units),
            },
        }
    }

    /// The change, of the same kind as the wished one, that took the first part where it is.
    fn change_to(&self, pose: &Pose, wished: Change) -> Change {
        let Some(Placement(_, start)) = self.start.first() else {
            return wished;
        };
        match wished {
            Change::Shift(_) => {
                Change::Shift(pose * start.inverse_transform_point(&self.pivot) - self.pivot)
            }
            Change::Turn(axis, _) => {
                let turn = pose.rotation * start.rotation.inverse();
                Change::Turn(axis, turn.scaled_axis().dot(&axis))
            }
        }
    }
}

/// An angle, radians, as it is told beside a drag.
pub fn angle_text(angle: f64) -> String {
    format!("{:.1}°", angle.to_degrees() + 0.0)
}
