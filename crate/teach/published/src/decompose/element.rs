//! What a decomposition gives.

use super::element_hull::ElementHull;
use super::patch::Patch;
use super::real::real_polygons;
use super::surface::Surface;
use nearpoint_geometry::hull::{Hull, HullError};

/// A convex element: triangles that lie on the surface of their hull.
#[derive(Debug, Clone, PartialEq)]
pub struct Element {
    /// The mesh's triangles, ascending.
    pub triangles: Vec<u32>,
    /// The edges of the mesh on its rim, lower vertex first, ascending. None if the element is closed.
    pub boundary: Vec<[u32; 2]>,
    /// The hull, in the mesh's frame.
    pub hull: Hull,
    /// For each vertex of the hull, which vertex of the mesh it is.
    pub vertices: Vec<u32>,
    /// For each polygon of the hull, whether it coincides with triangles of the element: then all of it is surface of
    /// the part. Virtual ones only span the patch, and may lie inside the part, outside, or anywhere.
    pub real: Vec<bool>,
    /// Whether this is a hole or notch: the triangles' normals point into the hull, not out of it.
    pub is_negative: bool,
}

/// The convex elements of a mesh.
#[derive(Debug, Clone, PartialEq)]
pub struct Decomposition {
    /// By lowest triangle, those that are not negative first. Each triangle of the mesh is in one of them.
    pub elements: Vec<Element>,
    /// What the decomposition cost.
    pub counts: DecompositionCounts,
}

/// What a decomposition cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DecompositionCounts {
    /// How often a list of elements was gone through.
    pub passes: u64,
    /// Pairs of elements that came up for merging.
    pub pairs: u64,
    /// Those whose boundaries were compared; the interference check saved the others.
    pub tests: u64,
    /// Those that became one.
    pub merges: u64,
    /// Elements convex across each edge, yet not as a whole.
    pub broken: u64,
}

impl DecompositionCounts {
    /// How many tests the interference check saved.
    pub fn saved(&self) -> u64 {
        self.pairs - self.tests
    }
}

impl Element {
    pub(super) fn of(
        surface: &Surface,
        patch: Patch,
        is_negative: bool,
        height: f64,
    ) -> Result<Self, HullError> {
        let triangles = sorted(&patch.triangles);
        let body = ElementHull::of(surface, &triangles)?;
        let real = real_polygons(surface, &triangles, &body, height);
        Ok(Self {
            triangles,
            boundary: patch.boundary.iter().map(|side| side.edge).collect(),
            vertices: body.vertices(),
            hull: body.hull,
            real,
            is_negative,
        })
    }

    /// How many faces of the hull are not the part's.
    pub fn virtual_count(&self) -> usize {
        self.real.iter().filter(|&&is_real| !is_real).count()
    }
}

pub(super) fn sorted<'a>(numbers: impl IntoIterator<Item = &'a u32>) -> Vec<u32> {
    let mut sorted: Vec<u32> = numbers.into_iter().copied().collect();
    sorted.sort_unstable();
    sorted
}
