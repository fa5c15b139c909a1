//! Wraps shapes to pose or to grow them.

use super::{Convex, Feature};
use crate::{Point, Pose, RigidTransform, Vector};

/// A convex shape mapped by a pose to another frame.
#[derive(Debug, Clone, Copy)]
pub struct PosedConvex<C> {
    shape: C,
    pose: RigidTransform,
}

impl<C: Convex> PosedConvex<C> {
    /// Maps a convex shape by `pose`, from its own frame to the target frame.
    pub fn new(shape: C, pose: &Pose) -> Self {
        Self {
            shape,
            pose: RigidTransform::new(pose),
        }
    }
}

/// A convex shape grown by a margin: all points no farther from it than that.
#[derive(Debug, Clone, Copy)]
pub struct InflatedConvex<C> {
    /// The shape that is grown.
    pub shape: C,
    /// The margin, not negative.
    pub margin: f64,
}

impl<C: Convex> Convex for PosedConvex<C> {
    fn count(&self) -> u32 {
        self.shape.count()
    }

    #[inline]
    fn point(&self, number: u32) -> Point {
        self.pose.point(&self.shape.point(number))
    }

    #[inline]
    fn support(&self, direction: &Vector, near: u32) -> u32 {
        self.shape
            .support(&self.pose.inverse_vector(direction), near)
    }

    fn centre(&self) -> Point {
        self.pose.point(&self.shape.centre())
    }

    fn margin(&self) -> f64 {
        self.shape.margin()
    }

    fn feature(&self, points: &[u32]) -> Feature {
        self.shape.feature(points)
    }
}

impl<C: Convex> Convex for InflatedConvex<C> {
    fn count(&self) -> u32 {
        self.shape.count()
    }

    #[inline]
    fn point(&self, number: u32) -> Point {
        self.shape.point(number)
    }

    #[inline]
    fn support(&self, direction: &Vector, near: u32) -> u32 {
        self.shape.support(direction, near)
    }

    fn centre(&self) -> Point {
        self.shape.centre()
    }

    fn margin(&self) -> f64 {
        self.shape.margin() + self.margin
    }

    fn feature(&self, points: &[u32]) -> Feature {
        self.shape.feature(points)
    }
}
