//! Stores the surfaces that the faces of a mesh lie on.

use super::face_surface::{FaceSurface, FaceSurfaces};
use super::{Mesh, MeshError};
use std::sync::Arc;

impl Mesh {
    /// Attaches the surface that each face lies on and, for each triangle, the given largest distance of its surface,
    /// in the mesh's unit. There is one surface for each face, in the order of the numbers in [`Mesh::faces`].
    ///
    /// Every point of a face is on its surface, but for rounding. A *deviation* is a bound: no point of the surface over
    /// the triangle, up to the true edges of its face, is farther from the triangle. The corners lie on the surface. The
    /// triangles of a planar face have 0. Beyond them, between a round edge and its chords, the face is no farther from the
    /// chord than the bound of the triangle on the other side. Only along a rim is it the planar triangle's own bound.
    ///
    /// A mesh made from this one, as by [`Mesh::inset`], keeps none of this.
    ///
    /// # Errors
    /// Returns a [`MeshError`] if their number is wrong, or one is invalid.
    pub fn with_surfaces(
        mut self,
        surfaces: Vec<FaceSurface>,
        deviations: Vec<f32>,
    ) -> Result<Mesh, MeshError> {
        if surfaces.len() != self.face_count() as usize {
            return Err(MeshError::SurfaceCount {
                surfaces: surfaces.len(),
                faces: self.face_count(),
            });
        }
        if deviations.len() != self.triangles().len() {
            return Err(MeshError::DeviationCount {
                deviations: deviations.len(),
                triangles: self.triangles().len(),
            });
        }
        if let Some(face) = surfaces.iter().position(|surface| !surface.is_valid()) {
            return Err(MeshError::Surface { face });
        }
        let is_bound = |d: &f32| d.is_finite() && *d >= 0.0;
        if let Some(triangle) = deviations.iter().position(|d| !is_bound(d)) {
            return Err(MeshError::Deviation { triangle });
        }
        self.face_surfaces = Some(Arc::new(FaceSurfaces {
            surfaces,
            deviations,
        }));
        Ok(self)
    }

    /// Returns the form of the surface under each face, such as a plane or a cylinder; empty if that is unknown.
    pub fn surfaces(&self) -> &[FaceSurface] {
        self.face_surfaces
            .as_ref()
            .map_or(&[], |stated| &stated.surfaces)
    }

    /// Returns the largest distance of the surface from each triangle; empty where that is unknown.
    pub fn deviations(&self) -> &[f32] {
        self.face_surfaces
            .as_ref()
            .map_or(&[], |stated| &stated.deviations)
    }
}
