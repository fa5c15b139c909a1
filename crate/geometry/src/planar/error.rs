//! Why rings are no polygon.

use std::fmt::{self, Display, Formatter};

use super::Point2;
use crate::tolerance::{LARGEST_EXACT, SMALLEST_EXACT};

/// An edge by its numbers, from 0: it goes from the vertex of its number to the next one of the ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RingEdge {
    /// The ring's place in the list.
    pub ring: usize,
    /// The edge's place in the ring.
    pub edge: usize,
}

/// Why rings are no polygon, and where. Points are in the contour's frame; rings, vertices and edges count from 0, in
/// sentences from 1.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum PolygonError {
    #[error("a contour needs at least one closed ring")]
    NoRing,
    /// A ring needs three vertices that differ.
    #[error("ring {} has {vertices} vertices; a closed ring needs at least 3 that differ", .ring + 1)]
    TooFewVertices { ring: usize, vertices: usize },
    #[error("vertex {} of ring {} is not a finite number; export the contour again", .vertex + 1, .ring + 1)]
    NotFinite { ring: usize, vertex: usize },
    /// A coordinate is beyond [`LARGEST_EXACT`].
    #[error("vertex {} of ring {} at {} is beyond {LARGEST_EXACT:e}; use a larger unit", .vertex + 1, .ring + 1, At(.at))]
    TooLarge {
        ring: usize,
        vertex: usize,
        at: Point2,
    },
    /// A coordinate other than 0 is nearer to it than [`SMALLEST_EXACT`]: products of it would underflow.
    #[error("vertex {} of ring {} at {} is within {SMALLEST_EXACT:e} of 0; use a smaller unit, or 0 itself", .vertex + 1, .ring + 1, At(.at))]
    TooSmall {
        ring: usize,
        vertex: usize,
        at: Point2,
    },
    /// A vertex at the same place as the one before it.
    #[error("vertex {} of ring {} repeats the one before it, at {}; leave it out", .vertex + 1, .ring + 1, At(.at))]
    RepeatedVertex {
        ring: usize,
        vertex: usize,
        at: Point2,
    },
    /// A ring that encloses nothing: all its vertices are on a line.
    #[error("ring {} at {} encloses nothing: all its vertices are on a line; leave it out", .ring + 1, At(.at))]
    ZeroArea { ring: usize, at: Point2 },
    /// At this vertex the ring goes straight back along the edge it came by.
    #[error("ring {} has a spike: at vertex {}, {}, it goes back the way it came; cut it off", .ring + 1, .vertex + 1, At(.at))]
    Spike {
        ring: usize,
        vertex: usize,
        at: Point2,
    },
    /// Two edges cross, or the rings that they belong to do so in a point where both have a vertex.
    #[error("{} crosses {} at {}; part them there in the drawing", .edges[0], .edges[1], At(.at))]
    Crossing { edges: [RingEdge; 2], at: Point2 },
    /// Two edges have more than a point in common.
    #[error("{} runs along {} from {}; part them, or join the rings", .edges[0], .edges[1], At(.at))]
    Along { edges: [RingEdge; 2], at: Point2 },
}

impl PolygonError {
    /// The error with other numbers: `number` takes ring and vertex, or ring and edge, to what they are called outside.
    pub(super) fn renumbered(mut self, number: impl Fn(usize, usize) -> (usize, usize)) -> Self {
        match &mut self {
            Self::NoRing => {}
            Self::TooFewVertices { ring, .. } | Self::ZeroArea { ring, .. } => {
                *ring = number(*ring, 0).0;
            }
            Self::NotFinite { ring, vertex }
            | Self::TooLarge { ring, vertex, .. }
            | Self::TooSmall { ring, vertex, .. }
            | Self::RepeatedVertex { ring, vertex, .. }
            | Self::Spike { ring, vertex, .. } => (*ring, *vertex) = number(*ring, *vertex),
            Self::Crossing { edges, .. } | Self::Along { edges, .. } => {
                for edge in edges {
                    (edge.ring, edge.edge) = number(edge.ring, edge.edge);
                }
            }
        }
        self
    }
}

impl Display for RingEdge {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "edge {} of ring {}", self.edge + 1, self.ring + 1)
    }
}

/// How a point is written in a sentence: to six digits, which finds it in any drawing.
#[derive(Debug, Clone, Copy)]
pub struct At<'a>(pub &'a Point2);

impl Display for At<'_> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        // Without the sign of zero.
        let short = |x: f64| format!("{x:.5e}").parse().unwrap_or(x) + 0.0;
        write!(f, "({}, {})", short(self.0.x), short(self.0.y))
    }
}
