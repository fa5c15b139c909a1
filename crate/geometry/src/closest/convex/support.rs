//! Defines what a search for closest points needs from a convex shape.

use super::Feature;
use crate::{Point, Vector};

/// The number that starts a support search at an arbitrary point.
pub const NO_HINT: u32 = u32::MAX;

/// A convex shape: the hull of finitely many numbered points, its core, grown by a margin. A ball is one point and a
/// margin.
pub trait Convex {
    /// Returns the number of points, at least one; they are numbered from 0.
    fn count(&self) -> u32;

    /// Returns a point of the core.
    fn point(&self, number: u32) -> Point;

    /// Returns the number of a point of the core farthest along `direction`, which need not be of length one. The search
    /// may begin at point `near`, if it is not [`NO_HINT`]. The start never changes how far the point found is, up to
    /// rounding.
    fn support(&self, direction: &Vector, near: u32) -> u32;

    /// Returns a central point, where a search begins.
    fn centre(&self) -> Point {
        let sum = (0..self.count()).fold(Vector::zeros(), |sum, i| sum + self.point(i).coords);
        Point::from(sum / f64::from(self.count()))
    }

    /// Returns by how much the shape is larger than its core in every direction.
    fn margin(&self) -> f64 {
        0.0
    }

    /// Returns the smallest feature of the core that holds one to three points, which lie on a common feature.
    fn feature(&self, points: &[u32]) -> Feature;
}

impl<T: Convex + ?Sized> Convex for &T {
    fn count(&self) -> u32 {
        (**self).count()
    }

    #[inline]
    fn point(&self, number: u32) -> Point {
        (**self).point(number)
    }

    #[inline]
    fn support(&self, direction: &Vector, near: u32) -> u32 {
        (**self).support(direction, near)
    }

    fn centre(&self) -> Point {
        (**self).centre()
    }

    fn margin(&self) -> f64 {
        (**self).margin()
    }

    fn feature(&self, points: &[u32]) -> Feature {
        (**self).feature(points)
    }
}
