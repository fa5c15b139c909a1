//! A part of a pair where it is posed, with its faces.

use super::solid::Solid;
use crate::hull::CompressedLists;
use crate::shape::{Border, FaceSurface};
use crate::{Point, RigidTransform};

/// A part where it is posed.
#[derive(Clone, Copy)]
pub(super) struct PosedSolid<'a> {
    pub(super) solid: &'a Solid<'a>,
    pub(super) pose: Option<&'a RigidTransform>,
    pub(super) triangles_of_faces: &'a CompressedLists,
}

impl PosedSolid<'_> {
    pub(super) fn corners(&self, triangle: u32) -> [Point; 3] {
        match self.pose {
            None => self.solid.shape.triangle(triangle),
            Some(pose) => self.solid.shape.posed_triangle(triangle, pose),
        }
    }

    pub(super) fn face(&self, triangle: u32) -> u32 {
        self.solid.shape.mesh().faces()[triangle as usize]
    }

    /// Returns the surface of a face, and how far the face may be from it; None if the part is its mesh.
    pub(super) fn surface(&self, face: u32) -> Option<(FaceSurface, f64)> {
        if self.solid.is_exact_mesh {
            return None;
        }
        let (surface, error) = self.solid.shape.deviations().surface(face)?;
        let surface = self.pose.map_or(surface, |pose| surface.posed(pose));
        Some((surface, error))
    }

    pub(super) fn borders(&self, face: u32) -> &[Border] {
        self.solid.shape.deviations().borders_of_face(face)
    }

    pub(super) fn ends(&self, border: &Border) -> [Point; 2] {
        let (triangle, from) = border.side();
        let corners = self.corners(triangle);
        [corners[from], corners[(from + 1) % 3]]
    }

    /// Returns how far the true edge may be from a border's side.
    pub(super) fn edge_deviation(&self, border: &Border) -> f64 {
        let own = self.solid.deviation(border.side().0);
        own.max(self.solid.deviation(border.beyond))
    }
}
