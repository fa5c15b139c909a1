//! Computes the no-fit polygon of two turned contours: the positions of B, as shifts, at which it collides with A. It is
//! computed once for a pair of shapes and turns and answers queries for every position: the true minimum translation, the
//! first contact on a straight path.
//!
//! Its boundary is found among the positions where a vertex of one is on an edge of the other (`touch_segment`). The parts
//! proven to be inside by circles and crossing edges are removed (`collision_cover`). Along the rest an exact test decides
//! whether B collides just beside (`traversal`). Where B just fits, a boundary has both its sides inside: a slot is a
//! segment of it, a position that fits a point (`single_fits`). After Behar and Lien 2011 ("Fast and robust 2D Minkowski
//! sum using reduced convolution"). Their filter by orientation is used; their arrangement of all crossings and their loops
//! are not needed.
//!
//! The corners of the boundary are rounded. Every returned position is tested exactly once more, so that a move returned as
//! clear is clear.

mod collision_cover;
mod inset;
mod on_demand;
mod query;
mod single_fits;
mod touch_segment;
mod traversal;

use super::overlap::overlaps;
use super::{GridPolygon, Point2, Vector2};
use traversal::TouchTraversal;

pub use inset::inset;
pub use on_demand::{clear_positions, edges_at, separation_vector};
pub use query::{NoFitEdge, Separation};

/// The offset beside a boundary, in steps of the grid: more than rounding moves a position.
const BOUNDARY_OFFSET: f64 = 16.0;
/// The least length of a part of a touch segment, in steps; shorter parts are omitted, and their neighbours end there.
const MIN_TOUCH_LENGTH: f64 = 64.0;

/// The no-fit polygon of B about A: the boundary of the positions of B at which they overlap. Places are shifts of B
/// against A.
#[derive(Debug, Clone)]
pub struct NoFitPolygon {
    a: GridPolygon,
    b: GridPolygon,
    edges: Vec<NoFitEdge>,
    points: Vec<Point2>,
}

impl NoFitPolygon {
    /// Computes the no-fit polygon of two contours, exactly for the given contours. A contour that is [`inset`]
    /// slightly has play where it just fits.
    pub fn new(a: &GridPolygon, b: &GridPolygon) -> Self {
        let touches = touch_segment::touch_segments(a, b);
        let mut walk = TouchTraversal::new(a, b);
        for (number, touch) in touches.iter().enumerate() {
            walk.along(number as u32, touch);
        }
        let TouchTraversal {
            mut edges,
            candidate_fits,
            ..
        } = walk;
        edges.extend(single_fits::slots(a, b, &touches));
        let points = single_fits::points(a, b, &touches, &candidate_fits, &edges);
        Self {
            a: a.clone(),
            b: b.clone(),
            edges,
            points,
        }
    }

    /// Returns the contours A and B.
    pub fn pair(&self) -> [&GridPolygon; 2] {
        [&self.a, &self.b]
    }

    /// Returns the edges of the boundary, in no order. Where B just fits through a slot it collides on both sides.
    pub fn edges(&self) -> impl Iterator<Item = NoFitEdge> {
        self.edges.iter().copied()
    }

    /// Returns the single positions at which B just fits, surrounded by positions where it collides.
    pub fn points(&self) -> &[Point2] {
        &self.points
    }

    /// Returns whether B collides with A at this shift (rounded to the grid).
    pub fn collides(&self, b_from_a: Vector2) -> bool {
        overlaps(&self.a, &self.b, b_from_a)
    }
}
