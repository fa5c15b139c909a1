//! A part, with how well its mesh tells where its surface is.

use crate::shape::Shape;

/// A part whose surface is to be where its mesh is, or near it.
#[derive(Debug, Clone, Copy)]
pub struct Solid<'a> {
    /// Its mesh, in its own frame.
    pub shape: &'a Shape,
    /// The mesh is the part itself, as one that is printed: its facets stand for nothing else.
    pub is_model: bool,
}

/// From where it is known how far a surface may be from its facets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Basis {
    /// It is not off: the faces are planar, or the mesh is the model.
    Exact,
    /// Estimated from how the facets bend.
    Estimated,
}

impl Basis {
    /// The basis of a deviation of some of these.
    pub(super) fn of(solids: [&Solid; 2], deviation: f64) -> Self {
        if deviation == 0.0 || solids.iter().all(|solid| solid.is_model) {
            Self::Exact
        } else {
            Self::Estimated
        }
    }
}

impl Solid<'_> {
    /// How far the surface may be from a triangle.
    pub fn deviation(&self, triangle: u32) -> f64 {
        if self.is_model {
            0.0
        } else {
            self.shape.deviations().of(triangle)
        }
    }

    /// By how much it may bulge at the middle of each edge of a triangle.
    pub(super) fn bulges(&self, triangle: u32) -> [f64; 3] {
        if self.is_model {
            [0.0; 3]
        } else {
            self.shape.deviations().bulges(triangle)
        }
    }

    /// How far it may be from the triangle where that is most.
    pub(super) fn largest_deviation(&self) -> f64 {
        if self.is_model {
            0.0
        } else {
            self.shape.deviations().largest()
        }
    }
}
