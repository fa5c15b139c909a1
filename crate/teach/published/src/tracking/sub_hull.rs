//! Restricts a hull to some of its vertices.

use std::cell::Cell;

use nearpoint_geometry::closest::convex::{Convex, Feature};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::{Point, Vector};

/// The hull of some of a hull's vertices, which keep the hull's numbers.
pub(super) struct SubHull<'a> {
    pub(super) hull: &'a Hull,
    /// The vertices in use, ascending; not empty.
    pub(super) vertices: &'a [u32],
    /// The number of support points computed.
    pub(super) evaluations: Cell<usize>,
}

impl<'a> SubHull<'a> {
    /// Makes the hull of these vertices of a hull.
    pub(super) fn new(hull: &'a Hull, vertices: &'a [u32]) -> Self {
        Self {
            hull,
            vertices,
            evaluations: Cell::new(0),
        }
    }
}

impl Convex for SubHull<'_> {
    fn count(&self) -> u32 {
        self.hull.count()
    }

    fn point(&self, number: u32) -> Point {
        *self.hull.vertex(number)
    }

    fn support(&self, direction: &Vector, _: u32) -> u32 {
        self.evaluations.set(self.evaluations.get() + 1);
        let mut best = (self.vertices[0], f64::NEG_INFINITY);
        for &vertex in self.vertices {
            let height = direction.dot(&self.hull.vertex(vertex).coords);
            if height > best.1 {
                best = (vertex, height);
            }
        }
        best.0
    }

    fn centre(&self) -> Point {
        let at = |&vertex: &u32| self.hull.vertex(vertex).coords;
        Point::from(self.vertices.iter().map(at).sum::<Vector>() / self.vertices.len() as f64)
    }

    fn feature(&self, points: &[u32]) -> Feature {
        self.hull.feature(points)
    }
}
