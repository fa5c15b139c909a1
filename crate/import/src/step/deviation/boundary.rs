//! Bounds the distance along edges: a curved face ends at a curve, and its triangles end at the chords.

use super::super::brep::{BoundaryEdge, Brep, Triangulation};
use std::collections::HashMap;

/// The edges of a solid, by their triangulations.
pub(super) struct BoundaryEdges<'a> {
    brep: &'a Brep,
    by_triangulation: HashMap<usize, Vec<BoundaryEdge>>,
}

impl<'a> BoundaryEdges<'a> {
    pub(super) fn new(brep: &'a Brep) -> Option<Self> {
        let mut by_triangulation: HashMap<usize, Vec<BoundaryEdge>> = HashMap::new();
        for rim in brep.boundary_edges()? {
            by_triangulation
                .entry(rim.triangulation)
                .or_default()
                .push(rim);
        }
        Some(Self {
            brep,
            by_triangulation,
        })
    }

    /// Adds the distance of the edges of a face from its triangles to the bounds. None if there is no bound.
    pub(super) fn add(
        &mut self,
        number: usize,
        of: &Triangulation,
        bounds: &mut [f64],
    ) -> Option<()> {
        let rims = self.by_triangulation.remove(&number).unwrap_or_default();
        if rims.is_empty() {
            return Some(());
        }
        let mut owner = HashMap::new();
        for (triangle, corners) in of.triangles.iter().enumerate() {
            for k in 0..3 {
                owner.insert(side([corners[k], corners[(k + 1) % 3]]), triangle);
            }
        }
        for rim in rims {
            let polygon = &self.brep.polygons[rim.polygon];
            let curve = rim.curve.map(|curve| &self.brep.curves[curve]);
            for k in 1..polygon.nodes.len() {
                let ends = [polygon.nodes[k - 1], polygon.nodes[k]];
                let [from, to] = [
                    of.points.get(ends[0] as usize)?,
                    of.points.get(ends[1] as usize)?,
                ];
                if from == to {
                    continue;
                }
                let at = [*polygon.parameters.get(k - 1)?, *polygon.parameters.get(k)?];
                let sagitta = curve?.sagitta(at, [from, to])?;
                if let Some(&triangle) = owner.get(&side(ends)) {
                    bounds[triangle] = bounds[triangle].max(sagitta);
                }
            }
        }
        Some(())
    }
}

fn side([p, q]: [u32; 2]) -> [u32; 2] {
    [p.min(q), p.max(q)]
}
