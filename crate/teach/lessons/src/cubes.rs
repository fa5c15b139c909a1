//! Draws cubes: by their edges, or many as one solid.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Vector};
use nearpoint_published::octree::{Cell, Octree, State};

use crate::figure::{Figure, Hidden, Role, Weight};
use crate::solids::solid;

impl Figure {
    /// Draws the twelve edges of a box.
    pub(crate) fn edges(&mut self, around: &Aabb, role: Role, weight: Weight, hidden: Hidden) {
        let corner = |i: usize| corner(around, i);
        for (from, to) in EDGES {
            self.line(&[corner(from), corner(to)], role, weight, hidden);
        }
    }
}

/// Returns all boxes as one solid, or none if there is no box. Each box has faces of its own and is shrunk a little, so that
/// neighbours are distinct.
pub(crate) fn of_boxes(boxes: &[Aabb]) -> Option<Arc<Shape>> {
    let mut corners = Vec::with_capacity(24 * boxes.len());
    let mut triangles = Vec::with_capacity(12 * boxes.len());
    let mut faces = Vec::with_capacity(12 * boxes.len());
    for around in boxes {
        let shrunk = shrunk(around);
        for quad in QUADS {
            let (first, face) = (corners.len() as u32, (corners.len() / 4) as u32);
            corners.extend(quad.map(|i| corner(&shrunk, i)));
            triangles.extend([[0, 1, 2], [0, 2, 3]].map(|t| t.map(|i| first + i)));
            faces.extend([face; 2]);
        }
    }
    solid(&corners, triangles, faces)
}

/// Counts the white, grey and black cells of a tree whose edge is two to this power.
pub(crate) fn colours(tree: &Octree, power: u32) -> [usize; 3] {
    [State::Empty, State::Mixed, State::Full].map(|state| {
        let is_of_it = |cell: &Cell| cell.cube.edge == 1 << power && cell.state == state;
        tree.cells().filter(is_of_it).count()
    })
}

/// The fraction of a box's edge that is left free on each side.
const GAP: f64 = 0.02;

fn shrunk(around: &Aabb) -> Aabb {
    let by: Vector = (around.hi - around.lo) * GAP;
    Aabb {
        lo: around.lo + by,
        hi: around.hi - by,
    }
}

/// Returns a corner of a box: bit 0 of `i` selects the side along x, bit 1 along y, bit 2 along z.
fn corner(around: &Aabb, i: usize) -> Point {
    let side = |axis: usize| match i >> axis & 1 {
        0 => around.lo[axis],
        _ => around.hi[axis],
    };
    Point::new(side(0), side(1), side(2))
}

const EDGES: [(usize, usize); 12] = [
    (0, 1),
    (2, 3),
    (4, 5),
    (6, 7),
    (0, 2),
    (1, 3),
    (4, 6),
    (5, 7),
    (0, 4),
    (1, 5),
    (2, 6),
    (3, 7),
];

/// The corners of each face, counterclockwise as seen from outside.
const QUADS: [[usize; 4]; 6] = [
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 2, 3, 1],
    [4, 5, 7, 6],
];

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::shape::feature_edges;

    #[test]
    fn every_box_has_its_own_edges() {
        let at = |x: f64| Aabb {
            lo: Point::new(x, 0.0, 0.0),
            hi: Point::new(x + 1.0, 1.0, 1.0),
        };
        let shape = of_boxes(&[at(0.0), at(1.0)]).unwrap();
        assert_eq!(shape.mesh().triangles().len(), 24);
        assert_eq!(feature_edges(shape.mesh()).len(), 2 * 24);
        assert!(of_boxes(&[]).is_none());
    }
}
