//! Finds the vertex farthest along a direction by climbing along edges.

use super::CompressedLists;
use crate::{Point, Vector};

/// The data for climbing: the positions of neighbours in one row, and initial vertices by direction.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct HillClimber {
    pub(super) centre: Point,
    /// The neighbours' positions and numbers, in the order of their lists: a step reads contiguous memory.
    neighbour_positions: Vec<(Point, u32)>,
    first: Point,
    /// The initial vertices, by the side of a cube that a direction points through, then by its cells: each is high along
    /// the direction through the cell's centre.
    seeds: Vec<(Point, u32)>,
    cells: usize,
}

/// The least number of cells along a side for which it is worth comparing a seed with the given start.
const MIN_CELLS: usize = 4;

impl HillClimber {
    pub(super) fn new(vertices: &[Point], neighbours: &CompressedLists) -> Self {
        let sum = vertices
            .iter()
            .fold(Vector::zeros(), |sum, p| sum + p.coords);
        let numbered_position = |&number: &u32| (vertices[number as usize], number);
        let mut climb = Self {
            centre: Point::from(sum / vertices.len() as f64),
            neighbour_positions: neighbours.items().iter().map(numbered_position).collect(),
            first: vertices[0],
            seeds: Vec::new(),
            cells: 0,
        };
        // One seed for every eight vertices: a short climb from there, and little memory.
        let cells = (vertices.len() as f64 / (6.0 * 8.0)).sqrt() as usize;
        let mut last = (vertices[0], 0);
        let mut seeds = Vec::with_capacity(6 * cells * cells);
        for i in 0..6 * cells * cells {
            last = climb.from(neighbours, &direction(i, cells), last);
            seeds.push(last);
        }
        (climb.seeds, climb.cells) = (seeds, cells);
        climb
    }

    /// Returns the vertex farthest along `direction`. From `near`, if there is such a vertex, it moves to the highest
    /// neighbour until none is higher. That is the highest of all, because a hull lies within the cone of the edges at each
    /// of its vertices. This requires all edges, and only extreme vertices.
    #[inline]
    pub(crate) fn farthest(
        &self,
        vertices: &[Point],
        neighbours: &CompressedLists,
        direction: &Vector,
        near: u32,
    ) -> u32 {
        let begin = match vertices.get(near as usize) {
            None => self.seed(direction),
            Some(&vertex) if self.cells < MIN_CELLS => (vertex, near),
            Some(&vertex) => {
                let seed = self.seed(direction);
                if direction.dot(&(seed.0 - vertex)) > 0.0 {
                    seed
                } else {
                    (vertex, near)
                }
            }
        };
        self.from(neighbours, direction, begin).1
    }

    #[inline]
    fn seed(&self, direction: &Vector) -> (Point, u32) {
        if self.cells == 0 {
            return (self.first, 0);
        }
        let axis = direction.iamax();
        let reach = direction[axis].abs();
        let place = |i: usize| {
            let cell = (direction[i] / reach + 1.0) * (0.5 * self.cells as f64);
            (cell as usize).min(self.cells - 1)
        };
        let side = 2 * axis + usize::from(direction[axis] > 0.0);
        let (i, j) = (place((axis + 1) % 3), place((axis + 2) % 3));
        self.seeds[(side * self.cells + i) * self.cells + j]
    }

    /// Compares heights as differences along edges, so that short edges are not lost in the rounding of long coordinates.
    #[inline]
    fn from(
        &self,
        neighbours: &CompressedLists,
        direction: &Vector,
        begin: (Point, u32),
    ) -> (Point, u32) {
        let mut top = begin;
        let mut passed = begin.1;
        // No path is longer. Where several vertices are highest, rounding can cause cycles: such a path ends where it
        // reaches a vertex again (Brent 1980).
        for step in 1..=neighbours.len() {
            let here = top.0;
            let mut best = 0.0;
            for neighbour in &self.neighbour_positions[neighbours.range(top.1)] {
                let gain = direction.dot(&(neighbour.0 - here));
                if gain > best {
                    best = gain;
                    top = *neighbour;
                }
            }
            if best == 0.0 || top.1 == passed {
                break;
            }
            if step.is_power_of_two() {
                passed = top.1;
            }
        }
        top
    }
}

/// Returns the direction through the centre of a cell.
fn direction(index: usize, cells: usize) -> Vector {
    let (side, at) = (index / (cells * cells), index % (cells * cells));
    let centre = |i: usize| (2 * i + 1) as f64 / cells as f64 - 1.0;
    let mut x = Vector::zeros();
    x[side / 2] = if side % 2 == 0 { -1.0 } else { 1.0 };
    x[(side / 2 + 1) % 3] = centre(at / cells);
    x[(side / 2 + 2) % 3] = centre(at % cells);
    x
}
