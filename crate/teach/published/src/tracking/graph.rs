//! Finds the vertices near a feature.

use nearpoint_geometry::hull::{CompressedLists, Hull};

/// The rule that says which vertices are near a feature (JP 3316092, "continuous" search).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Neighbourhood {
    /// Method one: the vertices of all faces that the feature belongs to.
    Polygons,
    /// Method two: the same after cutting the faces into triangles, so that no face has many vertices.
    Triangles,
    /// The list form: the vertices that the closest point lies between and all that have an edge in common with them.
    List,
}

/// The published graphs of a hull: from each vertex to the cells (faces or triangles) it is a corner of, from each cell
/// to its vertices; or from each vertex to its neighbours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Graph {
    neighbourhood: Neighbourhood,
    /// The cells; for the list form, the neighbours of each vertex.
    cells: CompressedLists,
    cells_at: CompressedLists,
}

impl Graph {
    /// Builds the graph of a hull, once for all cycles.
    pub fn new(hull: &Hull, neighbourhood: Neighbourhood) -> Self {
        let count = hull.vertices().len();
        let mut cells = CompressedLists::default();
        match neighbourhood {
            Neighbourhood::Polygons => cells = hull.polygons().clone(),
            Neighbourhood::Triangles => hull
                .triangles()
                .iter()
                .for_each(|&corners| cells.push(corners)),
            Neighbourhood::List => cells = hull.neighbours().clone(),
        }
        Self {
            cells_at: cells.by_item(count),
            cells,
            neighbourhood,
        }
    }

    /// Appends the next vertices to test, ascending, for a closest point between these vertices: around a vertex, beside an
    /// edge, of a face. `add_neighbours` should be empty.
    pub fn add_neighbours(&self, points: &[u32], near: &mut Vec<u32>) {
        near.extend(points);
        match (self.neighbourhood, points) {
            (_, []) => {}
            (Neighbourhood::List, _) => {
                near.extend(points.iter().flat_map(|&point| self.cells.get(point)));
            }
            (_, [first, others @ ..]) => {
                let is_common = |cell: &&u32| {
                    let corners = self.cells.get(**cell);
                    others.iter().all(|other| corners.contains(other))
                };
                let common = self.cells_at.get(*first).iter().filter(is_common);
                near.extend(common.flat_map(|&cell| self.cells.get(cell)));
            }
        }
        near.sort_unstable();
        near.dedup();
    }
}
