//! Describes the motion of a rigid part during a step.

use super::SweptTriangle;
use crate::bounds::Aabb;
use crate::tolerance::{MAX_POSE_DISTANCE, POSE_ROUNDING};
use crate::{Point, Pose, RigidTransform, Vector};
use nalgebra::{Translation3, UnitQuaternion};
use nearpoint_message::{Message, message};

/// The error for a pose with a number that is not finite, or too large for boxes of f32.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MotionError;

nearpoint_message::error!(MotionError);

impl MotionError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        message!("travel-pose-too-large")
    }
}

/// The motion of a part from one pose to another while time runs from 0 to 1. A centre in the part moves straight, and the
/// part turns about it the shorter way round, both at constant speed. Poses map the part's frame into the world.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RigidMotion {
    from: Pose,
    to: Pose,
    /// The centre, in the part's frame.
    centre: Point,
    /// The displacement of the centre, in the world.
    displacement: Vector,
    /// The turn axis in the world; its length is the angle.
    turn: Vector,
}

impl RigidMotion {
    /// Creates the motion from one pose to another, about a centre in the part's frame; the centre of the part gives the
    /// least deviation.
    ///
    /// # Errors
    /// [`MotionError`] when a number is not finite, or too large.
    pub fn new(from: Pose, to: Pose, centre: Point) -> Result<Self, MotionError> {
        let fits = |x: &f64| x.abs() <= MAX_POSE_DISTANCE;
        let numbers = |pose: &Pose| {
            let rotation = pose.rotation.coords.iter();
            rotation.chain(&pose.translation.vector).all(fits)
        };
        if !numbers(&from) || !numbers(&to) || !centre.iter().all(fits) {
            return Err(MotionError);
        }
        let turn = if from.rotation.coords == to.rotation.coords {
            Vector::zeros()
        } else {
            (to.rotation * from.rotation.inverse()).scaled_axis()
        };
        Ok(Self {
            from,
            to,
            centre,
            displacement: to * centre - from * centre,
            turn,
        })
    }

    /// Creates a motion that stays at a pose for the whole step.
    ///
    /// # Errors
    /// [`MotionError`] when a number is not finite, or too large.
    pub fn stationary(pose: Pose) -> Result<Self, MotionError> {
        Self::new(pose, pose, Point::origin())
    }

    /// Returns the pose at a time, 0 … 1; at the ends it is the given one, bit for bit.
    pub fn at(&self, time: f64) -> Pose {
        if time <= 0.0 {
            return self.from;
        }
        if time >= 1.0 {
            return self.to;
        }
        let rotation = if self.turn == Vector::zeros() {
            self.from.rotation
        } else {
            UnitQuaternion::from_scaled_axis(self.turn * time) * self.from.rotation
        };
        let centre = self.from * self.centre + self.displacement * time;
        let translation = centre - rotation * self.centre;
        Pose::from_parts(Translation3::from(translation), rotation)
    }

    /// Returns the centre that the part turns about, in the part's frame.
    pub fn centre(&self) -> Point {
        self.centre
    }

    /// Returns the displacement of the centre during the step, in the world.
    pub fn displacement(&self) -> Vector {
        self.displacement
    }

    /// Returns the angle that the part turns by during the step: 0 … π.
    pub fn angle(&self) -> f64 {
        self.turn.norm()
    }

    /// Returns a box in the world that no vertex in `local`, a box in the part's frame, leaves on the way, as
    /// [`Aabb::posed`] does.
    pub fn bounds(&self, local: &Aabb) -> Aabb {
        let ends = local.posed(&self.from).union(&local.posed(&self.to));
        if self.turn == Vector::zeros() || local.is_empty() {
            return ends;
        }
        // While it turns, no point is farther from the centre than a corner of the box.
        let distances = local.corners().map(|p| (p - self.centre).norm());
        let radius = distances.fold(0.0, f64::max) * (1.0 + POSE_ROUNDING);
        let centre = Aabb::from_points(&[self.centre]);
        let centres = centre.posed(&self.from).union(&centre.posed(&self.to));
        ends.union(&centres.grown(radius))
    }
}

impl SweptTriangle {
    /// Creates a triangle of a moving part, in the world. A corner that turns by φ at distance R from the centre is never
    /// farther from its straight path than Rφ²/8, as an interpolation's error is at most an eighth of the second
    /// derivative. That slightly exceeds the sagitta R(1 − cos φ/2), which is the largest distance of the arc from its
    /// chord, but ignores the offset along the chord.
    pub fn from_motion(corners: &[Point; 3], motion: &RigidMotion) -> Self {
        let posed = |pose: &Pose| {
            let rigid = RigidTransform::new(pose);
            corners.map(|p| rigid.point(&p))
        };
        let distances = corners.iter().map(|p| (p - motion.centre).norm());
        let radius = distances.fold(0.0, f64::max);
        Self {
            from: posed(&motion.from),
            to: posed(&motion.to),
            deviation: radius * motion.angle() * motion.angle() / 8.0,
        }
    }
}
