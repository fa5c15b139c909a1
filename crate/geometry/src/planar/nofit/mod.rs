//! Computes the no-fit polygon of two turned contours: the places of B, as shifts, at which it collides with A. It is
//! computed once for a pair of shapes and turns and answers queries for every place: the true minimum translation, the
//! first contact on a straight path.
//!
//! Its boundary is found among the places where a vertex of one is on an edge of the other (`touch`). The parts proven to
//! be inside by circles and crossing edges are removed (`cover`). Along the rest an exact test decides whether B collides
//! just beside (`walk`). Where B just fits, a boundary has both its sides inside: a slot is a segment of it, a place that
//! fits a point (`fits`). After Behar and Lien 2011 ("Fast and robust 2D Minkowski sum using reduced convolution"), whose
//! filter by orientation is kept; their arrangement of all crossings and their loops are not needed.
//!
//! The corners of the boundary are rounded. Every returned place is tested exactly once more, so that a move returned as
//! clear is clear.

mod beside;
mod cover;
mod fits;
mod inset;
mod query;
mod touch;
mod walk;

use super::overlap::overlaps;
use super::{Point2, Turned, Vector2};
use walk::Walk;

pub use beside::{sides_at, way_out, ways_out};
pub use inset::inset;
pub use query::{Separation, Side};

/// The offset beside a boundary, in steps of the grid: more than rounding moves a place.
const BESIDE: f64 = 16.0;
/// The least length of a part of a touch, in steps; shorter parts are omitted, and their neighbours end there.
const SHORTEST: f64 = 64.0;

/// The no-fit polygon of B about A. Places are shifts of B against A.
#[derive(Debug, Clone)]
pub struct NoFit {
    a: Turned,
    b: Turned,
    sides: Vec<Side>,
    points: Vec<Point2>,
}

impl NoFit {
    /// Computes the polygon, exactly for the given contours. A contour that is [`inset`] slightly has room where it just
    /// fits.
    pub fn new(a: &Turned, b: &Turned) -> Self {
        let touches = touch::touches(a, b);
        let mut walk = Walk::new(a, b);
        for (number, touch) in touches.iter().enumerate() {
            walk.along(number as u32, touch);
        }
        let Walk {
            mut sides, between, ..
        } = walk;
        sides.extend(fits::slots(a, b, &touches));
        let points = fits::points(a, b, &touches, &between, &sides);
        Self {
            a: a.clone(),
            b: b.clone(),
            sides,
            points,
        }
    }

    /// Returns the two contours.
    pub fn pair(&self) -> [&Turned; 2] {
        [&self.a, &self.b]
    }

    /// Returns the boundary, side by side, in no order. Where B just fits through a slot it collides on both sides.
    pub fn sides(&self) -> impl Iterator<Item = Side> {
        self.sides.iter().copied()
    }

    /// Returns the single places at which B just fits, surrounded by places where it collides.
    pub fn points(&self) -> &[Point2] {
        &self.points
    }

    /// Returns whether B collides at this shift (rounded to the grid).
    pub fn collides(&self, b_from_a: Vector2) -> bool {
        overlaps(&self.a, &self.b, b_from_a)
    }
}
