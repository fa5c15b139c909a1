//! Computes the smallest axis-aligned box around a model.

use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::tolerance::MAX_CENTRE_OFFSET;
use nearpoint_geometry::{Point, Pose};

#[derive(Debug, Clone, Copy)]
pub(crate) struct Bounds {
    low: Point,
    high: Point,
}

impl Bounds {
    pub(crate) fn empty() -> Self {
        Self {
            low: Point::from([f64::INFINITY; 3]),
            high: Point::from([f64::NEG_INFINITY; 3]),
        }
    }

    pub(crate) fn of(mesh: &Mesh, pose: &Pose) -> Self {
        let mut bounds = Self::empty();
        for vertex in mesh.vertices() {
            let point = pose * vertex;
            bounds.low = bounds.low.inf(&point);
            bounds.high = bounds.high.sup(&point);
        }
        bounds
    }

    pub(crate) fn with(&self, other: &Self) -> Self {
        Self {
            low: self.low.inf(&other.low),
            high: self.high.sup(&other.high),
        }
    }

    pub(crate) fn extent(&self) -> f64 {
        (self.high - self.low).max()
    }

    /// Returns whether the whole box is far from the origin, relative to its size.
    pub(crate) fn is_far(&self) -> bool {
        let middle = (self.low.coords + self.high.coords) / 2.0;
        middle.amax() > MAX_CENTRE_OFFSET * self.extent()
    }

    pub(crate) fn largest_coordinate(&self) -> f64 {
        self.low.coords.amax().max(self.high.coords.amax())
    }
}
