//! The no-fit polygon of two turned contours: the places of B, as shifts, at which it collides with A. Made once for a
//! pair of shapes and turns, it answers what is asked for every place: the true minimum translation, the first contact
//! on a straight way.
//!
//! Its boundary is found among the places where a vertex of one is on an edge of the other (`touch`). What circles and
//! crossing edges prove to be inside is taken off them (`cover`); along the rest it is asked, exactly, whether B
//! collides just beside (`walk`). Where things just fit, a boundary has both its sides inside: a slot is a segment of
//! it, a place that fits a point (`fits`). After Behar and Lien 2011 ("Fast and robust 2D Minkowski sum using reduced
//! convolution"), whose filter by orientation is kept; their arrangement of all crossings and their loops are not
//! needed.
//!
//! The corners of the boundary are rounded; the exact test is asked once more about every place that is given away, so
//! that a move given as clear is clear.

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

/// Just beside a boundary, in steps of the grid: more than rounding takes a place.
const BESIDE: f64 = 16.0;
/// A part of a touch shorter than this many steps is left out; its neighbours end where it does.
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
    /// Exact for the contours as they are. Of one that is [`inset`] a little, what just fits has room.
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

    /// The contours that it was made of.
    pub fn pair(&self) -> [&Turned; 2] {
        [&self.a, &self.b]
    }

    /// The boundary, side by side, in no order. Where B just fits through a slot it collides on both sides.
    pub fn sides(&self) -> impl Iterator<Item = Side> {
        self.sides.iter().copied()
    }

    /// Places amid those where B collides at which it just fits.
    pub fn points(&self) -> &[Point2] {
        &self.points
    }

    /// Whether B collides when it is shifted so (rounded to the grid).
    pub fn collides(&self, b_from_a: Vector2) -> bool {
        overlaps(&self.a, &self.b, b_from_a)
    }
}
