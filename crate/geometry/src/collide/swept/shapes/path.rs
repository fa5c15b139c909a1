//! Describes how one part moves relative to the other.

use crate::collide::swept::RigidMotion;
use crate::shape::Shape;
use crate::{Point, Pose, relative_pose};

/// A moving part, and its largest distance from the centre it turns about.
#[derive(Debug, Clone, Copy)]
pub(super) struct MovingShape<'a> {
    pub shape: &'a Shape,
    pub motion: &'a RigidMotion,
    radius: f64,
}

/// B's motion in A's frame.
#[derive(Debug, Clone, Copy)]
pub(super) struct RelativePath<'a> {
    pub a: MovingShape<'a>,
    pub b: MovingShape<'a>,
    /// The relative speed of the centres.
    speed: f64,
}

impl<'a> MovingShape<'a> {
    /// Creates a shape with its motion, and computes how far its bounding box extends from the centre of rotation.
    pub fn new(shape: &'a Shape, motion: &'a RigidMotion) -> Self {
        let corners = shape.bounds().corners();
        let far = corners.map(|p: Point| (p - motion.centre()).norm());
        let radius = if shape.bounds().is_empty() {
            0.0
        } else {
            far.fold(0.0, f64::max)
        };
        Self {
            shape,
            motion,
            radius,
        }
    }
}

impl<'a> RelativePath<'a> {
    /// Creates the motion of B relative to A from the motions of both in the world.
    pub fn new(a: MovingShape<'a>, b: MovingShape<'a>) -> Self {
        Self {
            a,
            b,
            speed: (b.motion.displacement() - a.motion.displacement()).norm(),
        }
    }

    /// Returns the pose of B in A's frame at a time, 0 … 1.
    pub fn at(&self, time: f64) -> Pose {
        relative_pose(&self.a.motion.at(time), &self.b.motion.at(time))
    }

    /// Returns how far the path in A's frame of a point of B that meets A may leave its chord during a part of the
    /// step. With x' and x'' its motion in the world, c the centre of A and ω the angular velocities, its acceleration
    /// in A's frame is at most ω_A²|x − c| + 2 ω_A |x' − c'| + |x''|. The error of linear interpolation is an eighth of
    /// that by the square of the time.
    pub fn deviation(&self, duration: f64) -> f64 {
        let (of_a, of_b) = (self.a.motion.angle(), self.b.motion.angle());
        let speed = self.speed + of_b * self.b.radius;
        // The point is on A at some instant, so it is never far from A.
        let distance = self.a.radius + speed * duration;
        let acceleration =
            of_a * of_a * distance + 2.0 * of_a * speed + of_b * of_b * self.b.radius;
        acceleration * duration * duration / 8.0
    }
}
