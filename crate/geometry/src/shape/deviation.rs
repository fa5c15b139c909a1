//! How far a mesh's facets may lie from the curved surface that they stand for.

use super::bounded::{Bounded, Walls};
use super::bulges::Bulges;
use super::{FaceSurface, Mesh};

/// How far the surface that a mesh stands for may be from its triangles, in the mesh's unit. Its vertices are taken to
/// lie on the surface. Where the mesh says how far ([`Mesh::deviations`]), that is a bound; else it is an estimate, made
/// from the mesh alone.
#[derive(Debug, Clone)]
pub struct Deviations {
    source: Source,
    largest: f64,
}

#[derive(Debug, Clone)]
enum Source {
    Bounded(Bounded),
    Estimated(Bulges),
}

/// What the surface over a triangle may take up.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Room {
    /// It bulges by so much at the middle of each edge, and over the facet accordingly.
    Bulging([f64; 3]),
    /// It is no farther than this from the facet, and does not pass the walls.
    Within(f64, Walls),
}

impl Room {
    /// The triangle itself.
    pub(crate) const NONE: Self = Self::Bulging([0.0; 3]);
}

impl Deviations {
    /// As a mesh says; None if it says nothing.
    pub(super) fn bounded(mesh: &Mesh) -> Option<Self> {
        let bounded = Bounded::of(mesh)?;
        let largest = bounded.deviations().iter().fold(0f32, |d, &e| d.max(e));
        Some(Self {
            source: Source::Bounded(bounded),
            largest: f64::from(largest),
        })
    }

    /// 0 for the triangles in `planar`, which lie in planar faces.
    pub(super) fn estimated<'a>(mesh: &Mesh, planar: impl Iterator<Item = &'a u32>) -> Self {
        let bulges = Bulges::estimated(mesh, planar);
        let all = 0..mesh.triangles().len() as u32;
        Self {
            largest: all.map(|t| bulges.highest(t)).fold(0.0, f64::max),
            source: Source::Estimated(bulges),
        }
    }

    /// Whether it is known that the surface is no farther off.
    pub fn are_bounds(&self) -> bool {
        matches!(self.source, Source::Bounded(_))
    }

    /// How far the surface may be from a triangle.
    pub fn of(&self, triangle: u32) -> f64 {
        match &self.source {
            Source::Bounded(bounded) => f64::from(bounded.deviations()[triangle as usize]),
            Source::Estimated(bulges) => bulges.highest(triangle),
        }
    }

    /// What the surface over a triangle may take up.
    pub(crate) fn room(&self, triangle: u32) -> Room {
        match &self.source {
            Source::Bounded(bounded) => Room::Within(self.of(triangle), bounded.walls(triangle)),
            Source::Estimated(bulges) => Room::Bulging(bulges.of(triangle)),
        }
    }

    /// What a face lies on, as the mesh says, and how far it may be from that.
    pub(crate) fn surface(&self, face: u32) -> Option<(FaceSurface, f64)> {
        match &self.source {
            Source::Bounded(bounded) => Some(bounded.surface(face)),
            Source::Estimated(_) => None,
        }
    }

    /// The sides of a triangle of a curved face at which planar faces end, by the corners they start from, and these
    /// faces' triangles: what they have beyond the side is as far from it as the surface over the triangle at most.
    pub(crate) fn brims(&self, triangle: u32) -> impl Iterator<Item = (usize, u32)> {
        let bounded = match &self.source {
            Source::Bounded(bounded) => Some(bounded),
            Source::Estimated(_) => None,
        };
        (bounded.into_iter()).flat_map(move |bounded| bounded.brims(triangle))
    }

    /// How far it may be from the triangle where that is most.
    pub fn largest(&self) -> f64 {
        self.largest
    }

    /// Bytes that the lists take, but for those of the mesh.
    pub(super) fn memory_bytes(&self) -> usize {
        match &self.source {
            Source::Bounded(bounded) => bounded.memory_bytes(),
            Source::Estimated(bulges) => bulges.memory_bytes(),
        }
    }
}
