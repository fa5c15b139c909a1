//! Defines small convex shapes and bare point sets.

use super::{Convex, Feature};
use crate::{Point, Vector};

/// A ball: all points within a radius of a centre.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ball {
    /// The centre, in the shape's frame.
    pub centre: Point,
    /// The radius, not negative.
    pub radius: f64,
}

/// A box along the axes of its frame, around the origin, by its half extents. Corner `i` has the positive x if bit 0 is
/// set, y by bit 1, z by bit 2. Face `2k` has the lowest coordinate k, face `2k + 1` the highest.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cuboid {
    /// The half extents along the axes, not negative.
    pub half: Vector,
}

/// The hull of at least one point; the search scans all points each time, as in Gilbert's original method.
#[derive(Debug, Clone, Copy)]
pub struct PointCloud<'a>(pub &'a [Point]);

impl Convex for Ball {
    fn count(&self) -> u32 {
        1
    }

    fn point(&self, _: u32) -> Point {
        self.centre
    }

    fn support(&self, _: &Vector, _: u32) -> u32 {
        0
    }

    fn margin(&self) -> f64 {
        self.radius
    }

    fn feature(&self, _: &[u32]) -> Feature {
        Feature::Face(0)
    }
}

impl Convex for Cuboid {
    fn count(&self) -> u32 {
        8
    }

    #[inline]
    fn point(&self, number: u32) -> Point {
        let along = |axis: usize| match number >> axis & 1 {
            0 => -self.half[axis],
            _ => self.half[axis],
        };
        Point::new(along(0), along(1), along(2))
    }

    #[inline]
    fn support(&self, direction: &Vector, _: u32) -> u32 {
        (0..3).fold(0, |number, axis| {
            number | u32::from(direction[axis] > 0.0) << axis
        })
    }

    fn centre(&self) -> Point {
        Point::origin()
    }

    fn feature(&self, points: &[u32]) -> Feature {
        let all = points.iter().fold(7, |all, point| all & point);
        let any = points.iter().fold(0, |any, point| any | point);
        let free = any & !all;
        match free.count_ones() {
            0 => Feature::Vertex(all),
            1 => Feature::Edge([all, any]),
            _ => {
                let axis = (!free).trailing_zeros();
                Feature::Face(2 * axis + (all >> axis & 1))
            }
        }
    }
}

/// A segment.
impl Convex for [Point; 2] {
    fn count(&self) -> u32 {
        2
    }

    fn point(&self, number: u32) -> Point {
        self[number as usize]
    }

    fn support(&self, direction: &Vector, _: u32) -> u32 {
        u32::from(direction.dot(&(self[1] - self[0])) > 0.0)
    }

    fn feature(&self, points: &[u32]) -> Feature {
        Feature::of_points(points)
    }
}

/// A triangle.
impl Convex for [Point; 3] {
    fn count(&self) -> u32 {
        3
    }

    fn point(&self, number: u32) -> Point {
        self[number as usize]
    }

    fn support(&self, direction: &Vector, _: u32) -> u32 {
        farthest(self, direction)
    }

    fn feature(&self, points: &[u32]) -> Feature {
        match points {
            [_, _, _] => Feature::Face(0),
            _ => Feature::of_points(points),
        }
    }
}

impl Convex for PointCloud<'_> {
    fn count(&self) -> u32 {
        self.0.len() as u32
    }

    #[inline]
    fn point(&self, number: u32) -> Point {
        self.0[number as usize]
    }

    fn support(&self, direction: &Vector, _: u32) -> u32 {
        farthest(self.0, direction)
    }

    fn feature(&self, points: &[u32]) -> Feature {
        Feature::of_points(points)
    }
}

/// Returns the first of the points that are farthest along a direction.
#[inline]
pub(super) fn farthest(points: &[Point], direction: &Vector) -> u32 {
    let mut best = (0, f64::NEG_INFINITY);
    for (i, p) in (0_u32..).zip(points) {
        let height = direction.dot(&p.coords);
        if height > best.1 {
            best = (i, height);
        }
    }
    best.0
}
