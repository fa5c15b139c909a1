//! Answers by the exact method.

use nearpoint_geometry::planar::{GridPolygon, NoFitPolygon, Vector2};
use nearpoint_published::contours::OverlapResult;

/// The no-fit polygon of two contours.
#[derive(Debug, Clone)]
pub(crate) struct Exact(NoFitPolygon);

impl Exact {
    /// Prepares the no-fit polygon of two contours.
    pub fn new(a: &GridPolygon, b: &GridPolygon) -> Self {
        Self(NoFitPolygon::new(a, b))
    }

    /// Returns the shortest separating move of A, which is the reverse of B's.
    pub fn answer(&self, b_from_a: Vector2) -> OverlapResult {
        match self.0.separation(b_from_a) {
            Some(separation) => OverlapResult {
                overlaps: true,
                separation: -separation.translation,
            },
            None => OverlapResult::DISJOINT,
        }
    }
}
