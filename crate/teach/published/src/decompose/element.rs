//! The result of a decomposition.

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
    /// The edges of the mesh on its rim, lower vertex first, ascending; empty if the element is closed.
    pub boundary: Vec<[u32; 2]>,
    /// The hull, in the mesh's frame.
    pub hull: Hull,
    /// The vertex of the mesh for each vertex of the hull.
    pub vertices: Vec<u32>,
    /// True for each polygon of the hull that triangles of the element cover, so that all of it is surface of the part. The
    /// others are virtual: they only span the patch, and may lie inside the part, outside, or both.
    pub is_real: Vec<bool>,
    /// True for a hole or notch: the triangles' normals point into the hull, not out of it.
    pub is_negative: bool,
}

/// The convex elements of a mesh.
#[derive(Debug, Clone, PartialEq)]
pub struct Decomposition {
    /// The elements by lowest triangle, those that are not negative first. Each triangle of the mesh is in one of them.
    pub elements: Vec<Element>,
    /// The cost of the decomposition.
    pub counts: DecompositionCounts,
}

/// The numbers of tests that a decomposition made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DecompositionCounts {
    /// The number of passes through a list of elements.
    pub passes: u64,
    /// The number of pairs of elements that were considered for merging.
    pub pairs: u64,
    /// The number of pairs whose boundaries were compared; the interference check saved the others.
    pub tests: u64,
    /// The number of pairs that were merged.
    pub merges: u64,
    /// The number of elements that are convex across each edge, but not as a whole.
    pub broken: u64,
}

impl DecompositionCounts {
    /// Returns the number of tests that the interference check saved.
    pub fn tests_saved(&self) -> u64 {
        self.pairs - self.tests
    }
}

impl Element {
    /// Makes the convex element of a patch, with its hull.
    pub(super) fn new(
        surface: &Surface,
        patch: Patch,
        is_negative: bool,
        height: f64,
    ) -> Result<Self, HullError> {
        let triangles = sorted(&patch.triangles);
        let body = ElementHull::new(surface, &triangles)?;
        let real = real_polygons(surface, &triangles, &body, height);
        Ok(Self {
            triangles,
            boundary: patch.boundary.iter().map(|side| side.edge).collect(),
            vertices: body.vertices(),
            hull: body.hull,
            is_real: real,
            is_negative,
        })
    }

    /// Returns the number of virtual faces: faces of the hull that are not the part's.
    pub fn virtual_count(&self) -> usize {
        self.is_real.iter().filter(|&&is_real| !is_real).count()
    }
}

/// Returns the numbers in ascending order.
pub(super) fn sorted<'a>(numbers: impl IntoIterator<Item = &'a u32>) -> Vec<u32> {
    let mut sorted: Vec<u32> = numbers.into_iter().copied().collect();
    sorted.sort_unstable();
    sorted
}
