//! Represents how far a mesh's facets may be from the curved surface that they approximate.

use super::deviation_bounds::{Border, BoundingPlanes, DeviationBounds};
use super::sagittas::Sagittas;
use super::{FaceSurface, Mesh, RimSagittas};
use crate::Vector;
use crate::executor::Executor;

/// The distances of a mesh's triangles from the surface that it approximates, in the mesh's unit. Its vertices are assumed
/// to lie on the surface. Where the mesh states them ([`Mesh::deviations`]), they are bounds; else they are estimated from
/// the mesh alone.
#[derive(Debug, Clone)]
pub struct Deviations {
    source: Source,
    max: f64,
}

#[derive(Debug, Clone)]
enum Source {
    Bounded(DeviationBounds),
    Estimated(Sagittas),
}

/// The envelope of the surface over a triangle.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Envelope {
    /// The surface has these sagittas at the midpoint of each edge, and is over the facet accordingly. At round rims it
    /// extends beyond the edge by no more than these offsets from its midpoint.
    Sagittas([f64; 3], [Vector; 3]),
    /// The surface is no farther than this from the facet, and does not pass the bounding planes.
    Distance(f64, BoundingPlanes),
}

/// The offsets of a triangle without a round rim.
pub(crate) const NO_RIMS: [Vector; 3] = [Vector::new(0.0, 0.0, 0.0); 3];

impl Envelope {
    /// The envelope of a surface that is the triangle itself.
    pub(crate) const NONE: Self = Self::Sagittas([0.0; 3], NO_RIMS);
}

impl Deviations {
    /// Returns the deviations that a mesh states; None if it states none.
    pub(super) fn bounded(mesh: &Mesh) -> Option<Self> {
        let bounded = DeviationBounds::new(mesh)?;
        let largest = bounded.deviations().iter().fold(0f32, |d, &e| d.max(e));
        Some(Self {
            source: Source::Bounded(bounded),
            max: f64::from(largest),
        })
    }

    /// Estimates the deviations; `planar` returns the triangles that lie in planar faces, whose deviations are 0.
    pub(super) fn estimated(
        mesh: &Mesh,
        planar: impl FnOnce() -> Vec<u32> + Send,
        executor: &impl Executor,
    ) -> Self {
        let (planar, mut sagittas) = executor.join(planar, || Sagittas::estimated(mesh));
        sagittas.flatten(&planar);
        let all = 0..mesh.triangles().len() as u32;
        Self {
            max: all.map(|t| sagittas.max_of_triangle(t)).fold(0.0, f64::max),
            source: Source::Estimated(sagittas),
        }
    }

    /// Returns whether the deviations are guaranteed upper bounds; otherwise they are estimates from the mesh.
    pub fn are_bounds(&self) -> bool {
        matches!(self.source, Source::Bounded(_))
    }

    /// Returns the largest distance of the approximated surface from a triangle, in the mesh's unit.
    pub fn of_triangle(&self, triangle: u32) -> f64 {
        match &self.source {
            Source::Bounded(bounded) => f64::from(bounded.deviations()[triangle as usize]),
            Source::Estimated(bulges) => bulges.max_of_triangle(triangle),
        }
    }

    /// Returns the envelope of the surface over a triangle; the rims count where the deviations are estimated.
    pub(crate) fn envelope(&self, triangle: u32, rims: Option<&RimSagittas>) -> Envelope {
        match &self.source {
            Source::Bounded(bounded) => Envelope::Distance(
                self.of_triangle(triangle),
                bounded.bounding_planes(triangle),
            ),
            Source::Estimated(bulges) => Envelope::Sagittas(
                bulges.of_triangle(triangle),
                rims.map_or(NO_RIMS, |rims| rims.tangents(triangle)),
            ),
        }
    }

    /// Returns the surface that the mesh states for a face, and how far the face may be from it.
    pub(crate) fn surface(&self, face: u32) -> Option<(FaceSurface, f64)> {
        match &self.source {
            Source::Bounded(bounded) => Some(bounded.surface(face)),
            Source::Estimated(_) => None,
        }
    }

    /// Returns the sides of a face at which others begin, if the mesh states its surfaces.
    pub(crate) fn borders_of_face(&self, face: u32) -> &[Border] {
        match &self.source {
            Source::Bounded(bounded) => bounded.borders_of_face(face),
            Source::Estimated(_) => &[],
        }
    }

    /// Returns the sides of a face's triangle at which others begin, if the mesh states its surfaces.
    pub(crate) fn borders_of_triangle(&self, face: u32, triangle: u32) -> &[Border] {
        match &self.source {
            Source::Bounded(bounded) => bounded.borders_of_triangle(face, triangle),
            Source::Estimated(_) => &[],
        }
    }

    /// Returns the largest deviation of any triangle, in the mesh's unit.
    pub fn max(&self) -> f64 {
        self.max
    }

    /// Returns the bytes of the lists, without those of the mesh.
    pub(super) fn memory_bytes(&self) -> usize {
        match &self.source {
            Source::Bounded(bounded) => bounded.memory_bytes(),
            Source::Estimated(bulges) => bulges.memory_bytes(),
        }
    }
}
