//! Represents one of the two parts of an intersection.

use super::perturbation::PerturbedPoint;
use crate::bounds::Aabb;
use crate::executor::{Executor, Interrupted};
use crate::shape::{Shape, TriangleOrientations, VertexTriangles, has_repeated_vertex};
use crate::{Point, RigidTransform, Vector};

/// The number of triangles between two polls.
const POLL_EVERY: usize = 256;

/// A part in A's frame, its triangles turned so that their normals lead out of it.
#[derive(Debug)]
pub(super) struct OrientedOperand<'a> {
    pub(super) shape: &'a Shape,
    facing: &'a TriangleOrientations,
    /// The pose of B; None for A, whose vertices move.
    pose: Option<RigidTransform>,
}

impl<'a> OrientedOperand<'a> {
    /// Creates the operands A and B.
    pub(super) fn pair(
        [a, b]: [&'a Shape; 2],
        b_in_a: &RigidTransform,
        executor: &impl Executor,
    ) -> Result<[Self; 2], Interrupted> {
        let side = |shape: &'a Shape, pose| {
            let facing = shape.orientations(executor)?;
            Ok(OrientedOperand {
                shape,
                facing,
                pose,
            })
        };
        Ok([side(a, None)?, side(b, Some(*b_in_a))?])
    }

    /// Returns the outward direction at one of the part's vertices, in its own frame.
    #[inline]
    pub(super) fn outward(&self, vertex: u32) -> Vector {
        self.shape.outward(vertex, self.facing)
    }

    /// Returns whether one of the given triangles passes through another of the part.
    pub(super) fn overlaps_itself(
        &self,
        triangles: impl Iterator<Item = u32>,
        executor: &impl Executor,
    ) -> Result<bool, Interrupted> {
        for (i, t) in triangles.enumerate() {
            executor.poll(i % POLL_EVERY == 0)?;
            if self.shape.is_crossing(t, self.facing) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns a box around the part.
    pub(super) fn bounds(&self) -> Aabb {
        let shape = self.shape;
        self.pose
            .as_ref()
            .map_or(shape.bounds(), |pose| shape.bounds().posed(*pose))
    }

    pub(super) fn vertex_triangles(&self) -> &'a VertexTriangles {
        self.shape.vertex_triangles()
    }

    #[inline]
    pub(super) fn point(&self, vertex: u32) -> Point {
        let p = &self.shape.mesh().vertices()[vertex as usize];
        self.pose.as_ref().map_or(*p, |pose| pose.point(p))
    }

    #[inline]
    pub(super) fn perturbed_point(&self, vertex: u32) -> PerturbedPoint {
        PerturbedPoint {
            position: self.point(vertex),
            perturbed_with: self.pose.is_none().then_some(vertex),
        }
    }

    /// Returns the vertices of a triangle, counterclockwise seen from outside. Returns None if it is no part of the
    /// boundary: it repeats a vertex, or has the inside on both sides.
    #[inline]
    pub(super) fn corners(&self, triangle: u32) -> Option<[u32; 3]> {
        let corners = self.shape.mesh().triangles()[triangle as usize];
        if has_repeated_vertex(&corners) {
            return None;
        }
        let [a, b, c] = corners;
        match self.facing.sign(triangle) {
            0 => None,
            1 => Some(corners),
            _ => Some([a, c, b]),
        }
    }
}
