//! Shapes made of others: posed, and grown.

use super::{Convex, Feature};
use crate::{Point, Pose, Rigid, Vector};

/// A shape in another frame.
#[derive(Debug, Clone, Copy)]
pub struct Posed<C> {
    shape: C,
    pose: Rigid,
}

impl<C: Convex> Posed<C> {
    /// `pose` takes points of the shape's frame into the frame it is to be in.
    pub fn new(shape: C, pose: &Pose) -> Self {
        Self {
            shape,
            pose: Rigid::new(pose),
        }
    }
}

/// A shape grown by a margin: all points no farther than that from it.
#[derive(Debug, Clone, Copy)]
pub struct Offset<C> {
    /// What is grown.
    pub shape: C,
    /// Not negative.
    pub by: f64,
}

impl<C: Convex> Convex for Posed<C> {
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

    fn middle(&self) -> Point {
        self.pose.point(&self.shape.middle())
    }

    fn margin(&self) -> f64 {
        self.shape.margin()
    }

    fn feature(&self, points: &[u32]) -> Feature {
        self.shape.feature(points)
    }
}

impl<C: Convex> Convex for Offset<C> {
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

    fn middle(&self) -> Point {
        self.shape.middle()
    }

    fn margin(&self) -> f64 {
        self.shape.margin() + self.by
    }

    fn feature(&self, points: &[u32]) -> Feature {
        self.shape.feature(points)
    }
}
