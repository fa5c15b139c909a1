//! Defines a hinge: an axis that a rigid body swings about.

use nearpoint_geometry::nalgebra::{RealField, Unit, UnitQuaternion};
use nearpoint_geometry::{Point, Pose, Vector};
use std::f64::consts::{PI, TAU};

/// A line and its positive sense of rotation, in the frame that poses map to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hinge {
    /// A point of the line.
    pub point: Point,
    /// The direction of the line, of unit length; a turn is positive counter-clockwise seen from its tip.
    pub axis: Vector,
}

impl Hinge {
    /// Creates a hinge from an axis of any length; `None` if the axis is zero or a number is not finite.
    pub fn new(point: Point, axis: Vector) -> Option<Self> {
        let axis = axis.try_normalize(0.0)?;
        let mut numbers = point.iter().chain(axis.iter());
        numbers
            .all(|number| number.is_finite())
            .then_some(Self { point, axis })
    }

    /// Returns the hinge mapped by a pose.
    pub fn posed(&self, pose: &Pose) -> Self {
        Self {
            point: pose * self.point,
            axis: pose * self.axis,
        }
    }

    /// Returns the pose swung by an angle in radians; for 0 it is unchanged to the last bit. Points on the axis stay.
    pub fn swing_pose(&self, pose: &Pose, angle: f64) -> Pose {
        if angle == 0.0 {
            return *pose;
        }
        let turn = UnitQuaternion::from_axis_angle(&Unit::new_unchecked(self.axis), angle);
        let arm = Point::from(pose.translation.vector) - self.point;
        let place = self.point + turn * arm;
        Pose::from_parts(place.coords.into(), turn * pose.rotation)
    }

    /// Returns the angle about the axis from one rotation to another, −π … π; the rest of the rotation is ignored.
    pub fn angle_between(&self, from: &UnitQuaternion<f64>, to: &UnitQuaternion<f64>) -> f64 {
        let turn = to * from.inverse();
        let twice = 2.0 * RealField::atan2(turn.imag().dot(&self.axis), turn.w);
        match twice {
            more if more > PI => more - TAU,
            less if less <= -PI => less + TAU,
            within => within,
        }
    }
}
