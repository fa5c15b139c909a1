//! Computes the poses of dragged parts from their poses at the start of the drag, so that errors do not add up.

use nearpoint_geometry::nalgebra::{Translation3, Unit as UnitVector, UnitQuaternion};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::{PartId, Placement};

use super::HingeDrag;
use crate::axis::Axis;
use crate::camera::Camera;
use crate::list::{Handle, RING, Units, length_text, nice_step};

/// The motion of the dragged parts since the start of the drag.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum DragMotion {
    Translation(Vector),
    /// A rotation about this unit axis, radians.
    Rotation(Vector, f64),
}

/// The smallest snapping step on the screen, in CSS pixels.
const MIN_SNAP_PIXELS: f64 = 14.0;
/// The snapping step of angles, in degrees.
pub(super) const SNAP_DEGREES: f64 = 5.0;
/// The cosine below which a ring is seen from its edge, and turns by movement across it.
const MIN_RING_FACING: f64 = 0.2;
/// The CSS pixels for a radian of such a turn.
const PIXELS_PER_RADIAN: f64 = 80.0;

/// A drag of parts in progress.
#[derive(Debug, Clone, PartialEq)]
pub struct Drag {
    /// The handle by which the parts follow the pointer; none to follow in the plane of the screen.
    pub handle: Option<Handle>,
    /// The poses of the parts at the start.
    pub start_poses: Vec<Placement>,
    /// The grabbed point, which is also the centre of rotations.
    pub pivot: Point,
    /// The hinge that the parts swing about, if they do.
    pub hinge: Option<HingeDrag>,
    /// The canvas position where the drag began.
    pub start_cursor: (f64, f64),
    /// The canvas position of the cursor.
    pub cursor: (f64, f64),
    /// The additional rotation by keys, radians.
    pub key_rotation: f64,
    /// True if the motion is rounded to steps.
    pub is_snapping: bool,
    /// The number that the user typed: a length in the displayed unit, or degrees.
    pub typed: String,
    /// The units in which lengths are shown and typed.
    pub units: Units,
    /// True once `BeginDrag` was sent.
    pub has_begun: bool,
}

impl Drag {
    /// Returns the poses that the drag gives the parts now.
    pub fn poses(&self, camera: &Camera) -> Vec<Placement> {
        let change = self.motion(camera);
        self.start_poses
            .iter()
            .map(|Placement(part, pose)| Placement(*part, self.moved(pose, change)))
            .collect()
    }

    /// Returns the dragged parts.
    pub fn parts(&self) -> Vec<PartId> {
        self.start_poses
            .iter()
            .map(|placement| placement.0)
            .collect()
    }

    fn moved(&self, pose: &Pose, change: DragMotion) -> Pose {
        match change {
            // The rotation does not change by a bit, so that parallel faces stay parallel.
            DragMotion::Translation(by) => Pose::from_parts(
                Translation3::from(pose.translation.vector + by),
                pose.rotation,
            ),
            DragMotion::Rotation(_, 0.0) => *pose,
            DragMotion::Rotation(axis, angle) => {
                let turn = UnitQuaternion::from_axis_angle(&UnitVector::new_normalize(axis), angle);
                let offset =
                    self.pivot + turn * (Point::from(pose.translation.vector) - self.pivot);
                Pose::from_parts(offset.coords.into(), turn * pose.rotation)
            }
        }
    }

    /// Returns the motion of the drag: by the typed number, or else by the cursor, rounded to steps if step snapping is
    /// on.
    pub fn motion(&self, camera: &Camera) -> DragMotion {
        let typed: Option<f64> = self.typed.parse().ok().filter(|n: &f64| n.is_finite());
        let typed_length = typed.map(|length| self.units.from_display(length));
        let axis = self.handle.and_then(Handle::axis);
        match self.handle {
            Some(Handle::Hinge) => self.hinge_rotation(typed, camera),
            Some(Handle::Ring(_) | Handle::Twist) => {
                let axis = axis.map_or_else(|| camera.back(), Axis::direction);
                let angle = || self.angle(axis, camera) + self.key_rotation;
                let degrees =
                    typed.unwrap_or_else(|| self.snapped(angle().to_degrees(), SNAP_DEGREES));
                DragMotion::Rotation(axis, degrees.to_radians())
            }
            Some(Handle::Ball) => self.roll(typed, camera),
            Some(Handle::Arrow(axis)) => {
                let direction = axis.direction();
                let along = |at| self.along(direction, camera, at);
                let step = self.step(camera);
                let length = typed_length.or_else(|| {
                    Some(self.snapped(along(self.cursor)? - along(self.start_cursor)?, step))
                });
                DragMotion::Translation(direction * length.unwrap_or(0.0))
            }
            None | Some(Handle::Square(_)) => {
                let normal = axis.map_or_else(|| camera.back(), Axis::direction);
                let on_plane =
                    |(x, y): (f64, f64)| camera.ray(x, y).intersect_plane(self.pivot, normal);
                let free = on_plane(self.cursor)
                    .zip(on_plane(self.start_cursor))
                    .map_or_else(Vector::zeros, |(to, from)| to - from);
                let step = self.step(camera);
                let snapped = free.map(|c| self.snapped(c, step));
                match typed_length {
                    Some(length) if free.norm() > 0.0 => {
                        DragMotion::Translation(free.normalize() * length)
                    }
                    _ => DragMotion::Translation(snapped),
                }
            }
        }
    }

    /// Rolls the parts: the front of the ball follows the cursor, a radian for the rings' radius.
    fn roll(&self, typed: Option<f64>, camera: &Camera) -> DragMotion {
        let (right, down) = (
            self.cursor.0 - self.start_cursor.0,
            self.cursor.1 - self.start_cursor.1,
        );
        let length = right.hypot(down);
        if length == 0.0 {
            return DragMotion::Rotation(camera.back(), 0.0);
        }
        let axis = (camera.screen_up() * right + camera.right() * down) / length;
        let degrees =
            typed.unwrap_or_else(|| self.snapped((length / RING).to_degrees(), SNAP_DEGREES));
        DragMotion::Rotation(axis, degrees.to_radians())
    }

    /// Moves the parts by a key step to the right and down: a shift moves on the screen, a rotation turns clockwise, a
    /// ball rolls.
    pub(super) fn nudge(&mut self, (right, down): (f64, f64), camera: &Camera) {
        let turn = SNAP_DEGREES.to_radians();
        let pixels = match self.handle {
            Some(Handle::Ring(_) | Handle::Twist | Handle::Hinge) => {
                self.key_rotation -= (right + down) * turn;
                return;
            }
            Some(Handle::Ball) => RING * turn,
            None | Some(Handle::Arrow(_) | Handle::Square(_)) if self.is_snapping => {
                let pixel = camera.pixel_at(camera.depth_of(self.pivot).max(0.0));
                let step = self.step(camera) / pixel;
                if step.is_normal() {
                    step
                } else {
                    MIN_SNAP_PIXELS
                }
            }
            None | Some(Handle::Arrow(_) | Handle::Square(_)) => MIN_SNAP_PIXELS,
        };
        self.cursor = (
            self.cursor.0 + right * pixels,
            self.cursor.1 + down * pixels,
        );
    }

    /// Returns the snapping step for lengths, in scene units; it is a round number in the displayed unit.
    pub fn step(&self, camera: &Camera) -> f64 {
        let least = camera.pixel_at(camera.depth_of(self.pivot).max(0.0)) * MIN_SNAP_PIXELS;
        self.units
            .from_display(nice_step(self.units.to_display(least)))
    }

    /// Rounds a value to a multiple of the step, if step snapping is on.
    pub(super) fn snapped(&self, value: f64, step: f64) -> f64 {
        if self.is_snapping && step.is_normal() {
            (value / step).round() * step
        } else {
            value
        }
    }

    /// Returns how far along the line through the pivot the cursor is. The cursor's ray is intersected with the plane
    /// that contains the line and otherwise faces the eye.
    fn along(&self, direction: Vector, camera: &Camera, (x, y): (f64, f64)) -> Option<f64> {
        let sight = -camera.towards_eye(self.pivot);
        let normal = direction.cross(&sight.cross(&direction));
        let point = camera.ray(x, y).intersect_plane(self.pivot, normal)?;
        Some((point - self.pivot).dot(&direction))
    }

    /// Returns the angle by which the cursor turned around the axis through the pivot, radians.
    pub(super) fn angle(&self, axis: Vector, camera: &Camera) -> f64 {
        let sight = camera.towards_eye(self.pivot).normalize();
        if axis.dot(&sight).abs() < MIN_RING_FACING {
            let across = axis.cross(&sight);
            let (right, up) = (across.dot(&camera.right()), across.dot(&camera.screen_up()));
            let length = right.hypot(up);
            let moved = (self.cursor.0 - self.start_cursor.0) * right
                - (self.cursor.1 - self.start_cursor.1) * up;
            let arm = self
                .hinge
                .and_then(|hold| hold.arm_pixels(self.pivot, camera));
            return moved / length / arm.unwrap_or(PIXELS_PER_RADIAN);
        }
        let arm = |(x, y): (f64, f64)| {
            camera
                .ray(x, y)
                .intersect_plane(self.pivot, axis)
                .map(|p| p - self.pivot)
        };
        let Some((from, to)) = arm(self.start_cursor).zip(arm(self.cursor)) else {
            return 0.0;
        };
        from.cross(&to).dot(&axis).atan2(from.dot(&to))
    }

    /// Describes the motion in words. Where the parts stop or snap, it is that of the first part, not the pointer's.
    pub fn readout(&self, shown: Option<&Pose>, camera: &Camera) -> String {
        let requested = self.motion(camera);
        let change = shown.map_or(requested, |pose| self.motion_to(pose, requested));
        match change {
            DragMotion::Rotation(_, angle) => angle_text(angle),
            DragMotion::Translation(by) => match self.handle {
                Some(Handle::Arrow(axis)) => {
                    let along = by.dot(&axis.direction());
                    format!("{axis:?} {}", length_text(along, self.units))
                }
                _ => length_text(by.norm(), self.units),
            },
        }
    }

    /// Returns the motion that moved the first part to this pose, of the same kind as the requested one.
    fn motion_to(&self, pose: &Pose, requested: DragMotion) -> DragMotion {
        let Some(Placement(_, start)) = self.start_poses.first() else {
            return requested;
        };
        match requested {
            DragMotion::Translation(_) => DragMotion::Translation(
                pose * start.inverse_transform_point(&self.pivot) - self.pivot,
            ),
            DragMotion::Rotation(axis, _) => {
                let turn = pose.rotation * start.rotation.inverse();
                DragMotion::Rotation(axis, turn.scaled_axis().dot(&axis))
            }
        }
    }
}

/// Formats an angle, given in radians, for the label of a drag.
pub fn angle_text(angle: f64) -> String {
    format!("{:.1}°", angle.to_degrees() + 0.0)
}
