//! Holds an element while it grows.

use super::surface::{Side, Surface};
use nearpoint_geometry::Point;
use std::cell::OnceCell;

/// A set of connected triangles, and their boundary.
#[derive(Debug, Clone)]
pub(super) struct Patch {
    /// The lowest triangle, which identifies the patch.
    pub(super) name: u32,
    pub(super) triangles: Vec<u32>,
    /// The sides by edge, ascending. No edge occurs twice, because edges that two patches share are inside their union.
    pub(super) boundary: Vec<Side>,
    boundary_vertices: OnceCell<Vec<Point>>,
}

impl Patch {
    /// Makes a patch of one triangle.
    pub(super) fn from_triangle(surface: &Surface, triangle: u32) -> Self {
        let mut boundary: Vec<Side> = surface.sides(triangle).collect();
        boundary.sort_unstable_by_key(|side| side.edge);
        Self {
            name: triangle,
            triangles: vec![triangle],
            boundary,
            boundary_vertices: OnceCell::new(),
        }
    }

    /// Returns the edges on both boundaries, as a side of either patch.
    pub(super) fn shared_sides(&self, other: &Self) -> Vec<[Side; 2]> {
        if self.boundary.len() > other.boundary.len() {
            let turned = other.shared_sides(self).into_iter();
            return turned.map(|[theirs, ours]| [ours, theirs]).collect();
        }
        let theirs = &other.boundary;
        let find = |side: &Side| theirs.binary_search_by_key(&side.edge, |s| s.edge).ok();
        let ours = self.boundary.iter();
        ours.filter_map(|side| Some([*side, theirs[find(side)?]]))
            .collect()
    }

    /// Absorbs the other patch. Edges on both boundaries are inside from then on.
    pub(super) fn absorb(&mut self, other: Self) {
        self.name = self.name.min(other.name);
        self.triangles.extend(other.triangles);
        let mut all = std::mem::take(&mut self.boundary);
        all.extend(other.boundary);
        // Two ascending runs: the stable sort merges them.
        all.sort_by_key(|side| side.edge);
        let alone = all
            .chunk_by(|a, b| a.edge == b.edge)
            .filter(|c| c.len() == 1);
        self.boundary = alone.map(|chunk| chunk[0]).collect();
        self.boundary_vertices = OnceCell::new();
    }

    /// Returns the vertices of the boundary, each once.
    pub(super) fn boundary_vertices(&self, surface: &Surface) -> &[Point] {
        self.boundary_vertices.get_or_init(|| {
            let ends = self.boundary.iter().flat_map(|side| side.edge);
            let mut vertices: Vec<u32> = ends.collect();
            vertices.sort_unstable();
            vertices.dedup();
            vertices.into_iter().map(|v| *surface.point(v)).collect()
        })
    }
}
