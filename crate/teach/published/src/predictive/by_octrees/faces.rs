//! Finds the faces that cross the cubes of an interference.

use super::Interference;
use super::section::crosses;
use crate::octree::Cube;
use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::PreparedTriangle;

/// Returns for each of the cubes the part's faces that cross it. `mine` are the numbers of the cubes that the part is in, in
/// the order of the tree.
pub(super) fn crossing_faces(
    facets: &[PreparedTriangle],
    noise: f64,
    root: Cube,
    cubes: &[Interference],
    mine: &[u32],
) -> Vec<(u32, Vec<u32>)> {
    let mut faces = Faces {
        facets,
        noise,
        cubes,
        found: Vec::new(),
    };
    let all: Vec<u32> = (0..facets.len() as u32).collect();
    faces.descend(root, mine, &all);
    faces.found
}

struct Faces<'a> {
    facets: &'a [PreparedTriangle],
    noise: f64,
    cubes: &'a [Interference],
    found: Vec<(u32, Vec<u32>)>,
}

impl Faces<'_> {
    /// Processes the cubes of a cell; `faces` are all whose boxes intersect its parent.
    fn descend(&mut self, cell: Cube, cubes: &[u32], faces: &[u32]) {
        let half = 0.5 * f64::from(cell.edge);
        let centre = Point::from(cell.min.map(|x| f64::from(x) + half));
        let facet = |f: &u32| &self.facets[*f as usize];
        let meets = |f: &&u32| facet(f).bounds_intersect(&centre, half, self.noise);
        let faces: Vec<u32> = faces.iter().filter(meets).copied().collect();
        let [only] = cubes else {
            return self.children(cell, cubes, &faces);
        };
        if self.cubes[*only as usize].cube != cell {
            return self.children(cell, cubes, &faces);
        }
        let crosses = |f: &u32| crosses(facet(f), &centre, half, self.noise);
        let crossed = faces.into_iter().filter(crosses).collect();
        self.found.push((*only, crossed));
    }

    fn children(&mut self, cell: Cube, mut cubes: &[u32], faces: &[u32]) {
        for i in 0..8 {
            let child = cell.child(i);
            let is_in = |n: &u32| child.contains(self.cubes[*n as usize].cube.min);
            // In the order of the tree, the cubes of a child are adjacent.
            let (mine, rest) = cubes.split_at(cubes.partition_point(is_in));
            cubes = rest;
            if !mine.is_empty() {
                self.descend(child, mine, faces);
            }
        }
    }
}
