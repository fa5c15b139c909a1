//! A contour turned onto the grid of its sheet.

use super::{Grid, Point2, Polygon, Turn};

/// A polygon turned about the origin of its frame, every vertex rounded to the grid. What is exact is exact for these points; a vertex is
/// no farther than half a step of the grid, along each axis, from where the turn takes it.
#[derive(Debug, Clone)]
pub struct Turned {
    turn: Turn,
    grid: Grid,
    /// The vertices, one ring after another, the solid on the left.
    points: Vec<Point2>,
    /// Where each ring ends.
    ends: Vec<u32>,
}

impl Turned {
    pub fn new(polygon: &Polygon, turn: Turn, grid: Grid) -> Self {
        let mut points = Vec::with_capacity(polygon.len());
        let mut ends = Vec::with_capacity(polygon.rings().len());
        for ring in polygon.rings() {
            points.extend(ring.iter().map(|p| grid.point(turn.point(*p))));
            ends.push(points.len() as u32);
        }
        Self {
            turn,
            grid,
            points,
            ends,
        }
    }

    pub fn turn(&self) -> Turn {
        self.turn
    }

    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The vertices of all rings, one ring after another.
    pub fn points(&self) -> &[Point2] {
        &self.points
    }

    /// The rings, solid on the left.
    pub fn rings(&self) -> impl Iterator<Item = &[Point2]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts
            .zip(&self.ends)
            .map(|(start, end)| &self.points[start as usize..*end as usize])
    }
}
