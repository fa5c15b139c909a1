//! Why rings are no polygon.

use std::fmt::{self, Display, Formatter};

use super::Point2;
use crate::tolerance::{LARGEST_EXACT, SMALLEST_EXACT};

/// An edge by its numbers, from 0: it goes from the vertex of its number to the next one of the ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RingEdge {
    pub ring: usize,
    pub edge: usize,
}

/// Why rings are no polygon, and where. Points are in the contour's frame; rings, vertices and edges count from 0, in sentences from 1.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum PolygonError {
    NoRing,
    /// A ring needs three vertices that differ.
    TooFewVertices {
        ring: usize,
        vertices: usize,
    },
    NotFinite {
        ring: usize,
        vertex: usize,
    },
    /// A coordinate is beyond [`LARGEST_EXACT`].
    TooLarge {
        ring: usize,
        vertex: usize,
        at: Point2,
    },
    /// A coordinate other than 0 is nearer to it than [`SMALLEST_EXACT`]: products of it would underflow.
    TooSmall {
        ring: usize,
        vertex: usize,
        at: Point2,
    },
    /// A vertex at the same place as the one before it.
    RepeatedVertex {
        ring: usize,
        vertex: usize,
        at: Point2,
    },
    /// A ring that encloses nothing: all its vertices are on a line.
    ZeroArea {
        ring: usize,
        at: Point2,
    },
    /// At this vertex the ring goes straight back along the edge it came by.
    Spike {
        ring: usize,
        vertex: usize,
        at: Point2,
    },
    /// Two edges cross, or the rings that they belong to do so in a point where both have a vertex.
    Crossing {
        edges: [RingEdge; 2],
        at: Point2,
    },
    /// Two edges have more than a point in common.
    Along {
        edges: [RingEdge; 2],
        at: Point2,
    },
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

impl std::error::Error for PolygonError {}

impl Display for RingEdge {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "edge {} of ring {}", self.edge + 1, self.ring + 1)
    }
}

/// How a point is written in a sentence.
pub(super) struct At<'a>(pub &'a Point2);

impl Display for At<'_> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "({}, {})", self.0.x, self.0.y)
    }
}

impl Display for PolygonError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::NoRing => write!(f, "a contour needs at least one closed ring"),
            Self::TooFewVertices { ring, vertices } => {
                write!(f, "ring {} has {vertices} vertices", ring + 1)?;
                write!(f, "; a closed ring needs at least 3 that differ")
            }
            Self::NotFinite { ring, vertex } => {
                write!(f, "vertex {} of ring {}", vertex + 1, ring + 1)?;
                write!(f, " is not a finite number; export the contour again")
            }
            Self::TooLarge { ring, vertex, at } => {
                write!(
                    f,
                    "vertex {} of ring {} at {}",
                    vertex + 1,
                    ring + 1,
                    At(at)
                )?;
                write!(f, " is beyond {LARGEST_EXACT:e}; use a larger unit")
            }
            Self::TooSmall { ring, vertex, at } => {
                write!(
                    f,
                    "vertex {} of ring {} at {}",
                    vertex + 1,
                    ring + 1,
                    At(at)
                )?;
                write!(f, " is within {SMALLEST_EXACT:e} of 0")?;
                write!(f, "; use a smaller unit, or 0 itself")
            }
            Self::RepeatedVertex { ring, vertex, at } => {
                write!(f, "vertex {} of ring {}", vertex + 1, ring + 1)?;
                write!(f, " repeats the one before it, at {}; leave it out", At(at))
            }
            Self::ZeroArea { ring, at } => {
                write!(f, "ring {} at {} encloses nothing", ring + 1, At(at))?;
                write!(f, ": all its vertices are on a line; leave it out")
            }
            Self::Spike { ring, vertex, at } => {
                write!(f, "ring {} has a spike: at vertex {}", ring + 1, vertex + 1)?;
                write!(f, ", {}, it goes back the way it came; cut it off", At(at))
            }
            Self::Crossing { edges: [a, b], at } => {
                write!(f, "{a} crosses {b} at {}", At(at))?;
                write!(f, "; part them there in the drawing")
            }
            Self::Along { edges: [a, b], at } => {
                write!(f, "{a} runs along {b} from {}", At(at))?;
                write!(f, "; part them, or join the rings")
            }
        }
    }
}
