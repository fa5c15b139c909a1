//! Represents a circle inside a contour.

use super::{Point2, Vector2};

/// A circle inside a contour, in the contour's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct InscribedCircle {
    pub centre: Point2,
    pub radius: f64,
}

impl InscribedCircle {
    /// Returns the circle moved by a vector.
    pub fn shifted(self, by: Vector2) -> Self {
        Self {
            centre: self.centre + by,
            ..self
        }
    }

    /// Returns the circle with its radius reduced by `by`; None if nothing is left. A circle without radius proves nothing.
    pub fn shrunk(self, by: f64) -> Option<Self> {
        let radius = self.radius - by;
        (radius > 0.0).then_some(Self { radius, ..self })
    }
}
