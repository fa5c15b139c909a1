//! Implements the published method, and the two that it is compared with: separating axes and GJK with EPA, both over convex
//! pieces.
//!
//! None of them is exact. Each reports whether two contours overlap and how to move A out of B; see [`published()`] for
//! where the published one is wrong. Separating axes and GJK are right about the overlap, to rounding, but a move out of one
//! piece may lead into another. So users of such libraries repeat the query ([`resolve`]).

mod gjk;
mod merge;
mod pieces;
mod published;
mod resolve;
mod sat;
mod step;

pub use gjk::gjk;
pub use pieces::{Pieces, convex_pieces};
pub use published::published;
pub use resolve::{SeparationResult, resolve};
pub use sat::sat;
pub use step::{AxisDecision, EdgeTest, SmallestOverlap, Step};

use nearpoint_geometry::planar::Vector2;

/// The answer of a method: whether two contours overlap, and the move that separates them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct OverlapResult {
    /// True if they have inner points in common, according to the method.
    pub overlaps: bool,
    /// The proposed move of A; zero where they do not overlap.
    pub separation: Vector2,
}

impl OverlapResult {
    /// The answer for contours that do not overlap.
    pub const DISJOINT: Self = Self {
        overlaps: false,
        separation: Vector2::new(0.0, 0.0),
    };

    /// Returns the answer for contours that overlap, with the move of A that separates them.
    pub(crate) fn overlapping(separation: Vector2) -> Self {
        Self {
            overlaps: true,
            separation,
        }
    }

    fn depth(&self) -> f64 {
        self.separation.norm_squared()
    }

    /// Returns the deeper of two answers; the first if they are equally deep.
    pub(crate) fn deeper(self, other: Self) -> Self {
        match (self.overlaps, other.overlaps) {
            (_, false) => self,
            (false, true) => other,
            (true, true) if other.depth() > self.depth() => other,
            (true, true) => self,
        }
    }
}
