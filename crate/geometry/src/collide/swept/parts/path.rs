//! Describes how one part moves relative to the other.

use crate::collide::swept::Travel;
use crate::shape::Shape;
use crate::{Point, Pose, relative};

/// A moving part, and its largest distance from the centre it turns about.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mover<'a> {
    pub shape: &'a Shape,
    pub travel: &'a Travel,
    radius: f64,
}

/// B's motion in A's frame.
#[derive(Debug, Clone, Copy)]
pub(super) struct Path<'a> {
    pub a: Mover<'a>,
    pub b: Mover<'a>,
    /// The relative speed of the centres.
    speed: f64,
}

impl<'a> Mover<'a> {
    pub fn new(shape: &'a Shape, travel: &'a Travel) -> Self {
        let corners = shape.bounds().corners();
        let far = corners.map(|p: Point| (p - travel.centre()).norm());
        let radius = if shape.bounds().is_empty() {
            0.0
        } else {
            far.fold(0.0, f64::max)
        };
        Self {
            shape,
            travel,
            radius,
        }
    }
}

impl<'a> Path<'a> {
    pub fn new(a: Mover<'a>, b: Mover<'a>) -> Self {
        Self {
            a,
            b,
            speed: (b.travel.displacement() - a.travel.displacement()).norm(),
        }
    }

    /// Returns the pose of B in A's frame.
    pub fn at(&self, time: f64) -> Pose {
        relative(&self.a.travel.at(time), &self.b.travel.at(time))
    }

    /// Returns how far a point of B that meets A during a part of the step may leave, in A's frame, the straight line
    /// between its places at both ends of that part. With x' and x'' its motion in the world, c the centre of A and ω the
    /// angular velocities, its acceleration in A's frame is at most ω_A²|x − c| + 2 ω_A |x' − c'| + |x''|. The error of
    /// linear interpolation is an eighth of that by the square of the time.
    pub fn deviation(&self, duration: f64) -> f64 {
        let (of_a, of_b) = (self.a.travel.angle(), self.b.travel.angle());
        let speed = self.speed + of_b * self.b.radius;
        // The point is on A at some instant, so it is never far from A.
        let distance = self.a.radius + speed * duration;
        let acceleration =
            of_a * of_a * distance + 2.0 * of_a * speed + of_b * of_b * self.b.radius;
        acceleration * duration * duration / 8.0
    }
}
