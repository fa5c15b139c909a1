//! Answers by the exact method.

use nearpoint_geometry::planar::{NoFit, Turned, Vector2};
use nearpoint_published::contours::Answer;

/// The no-fit polygon of two contours.
#[derive(Debug, Clone)]
pub(crate) struct Exact(NoFit);

impl Exact {
    pub fn new(a: &Turned, b: &Turned) -> Self {
        Self(NoFit::new(a, b))
    }

    /// Returns the shortest separating move of A, which is the reverse of B's.
    pub fn answer(&self, b_from_a: Vector2) -> Answer {
        match self.0.separation(b_from_a) {
            Some(separation) => Answer {
                overlaps: true,
                by: -separation.by,
            },
            None => Answer::APART,
        }
    }
}
