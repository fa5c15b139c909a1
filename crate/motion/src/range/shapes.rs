//! Prepares the shapes of bodies for searches of ranges.

use super::inside::InnerPoints;
use crate::check::{BoundingSphere, WorkCell};
use nearpoint_geometry::hull::Hull;

/// The bounding spheres and convex hulls of the bodies of a work cell, and points inside them. They stay the same while the bodies move.
#[derive(Debug)]
pub struct RangeShapes {
    pub(super) spheres: Vec<BoundingSphere>,
    pub(super) hulls: Vec<Option<Hull>>,
    pub(super) inner_points: Vec<InnerPoints>,
}

impl RangeShapes {
    /// Prepares the bodies of a work cell.
    pub fn new(cell: &WorkCell) -> Self {
        let bodies = cell.bodies.iter();
        Self {
            spheres: BoundingSphere::of_bodies(cell),
            hulls: (bodies.clone())
                .map(|body| Hull::build(body.shape.mesh().vertices()).ok())
                .collect(),
            inner_points: bodies.map(|body| InnerPoints::of(&body.shape)).collect(),
        }
    }
}
