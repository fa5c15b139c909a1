//! What a search for closest points asks of a convex shape.

use super::Feature;
use crate::{Point, Vector};

/// Begins a search for a support point at no point in particular.
pub const ANYWHERE: u32 = u32::MAX;

/// A convex shape: the hull of finitely many numbered points, its core, grown by a margin. A ball is one point and a
/// margin.
pub trait Convex {
    /// How many points there are, at least one; they are numbered from 0.
    fn count(&self) -> u32;

    /// A point of the core.
    fn point(&self, number: u32) -> Point;

    /// The support mapping of the core: the number of a point farthest along `direction`, which need not be of length
    /// one. The search may begin at point `near`, if it is not [`ANYWHERE`]; where it begins never changes how far the
    /// point found is, up to rounding.
    fn support(&self, direction: &Vector, near: u32) -> u32;

    /// A point in the middle, to begin a search from.
    fn middle(&self) -> Point {
        let sum = (0..self.count()).fold(Vector::zeros(), |sum, i| sum + self.point(i).coords);
        Point::from(sum / f64::from(self.count()))
    }

    /// By how much the shape is larger than its core in every direction.
    fn margin(&self) -> f64 {
        0.0
    }

    /// The smallest feature of the core that holds all of these points, one to three of them that lie on a common
    /// one.
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

    fn middle(&self) -> Point {
        (**self).middle()
    }

    fn margin(&self) -> f64 {
        (**self).margin()
    }

    fn feature(&self, points: &[u32]) -> Feature {
        (**self).feature(points)
    }
}
