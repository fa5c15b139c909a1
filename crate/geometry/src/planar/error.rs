//! Defines the error for rings that are no polygon.

use nearpoint_message::{Arg, Message, ToArg, message};
use std::fmt::{self, Display, Formatter};

use super::Point2;
use crate::tolerance::{MAX_EXACT, MIN_EXACT};

/// An edge by its numbers, from 0: it goes from the vertex of its number to the next one of the ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RingEdge {
    /// The ring's index in the list.
    pub ring: usize,
    /// The edge's index in the ring.
    pub edge: usize,
}

/// The reason why rings are no polygon, and the position. Points are in the contour's frame; rings, vertices and edges
/// count from 0, in messages from 1.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum PolygonError {
    NoRing,
    /// A ring has fewer than three different vertices.
    TooFewVertices {
        ring: usize,
        vertices: usize,
    },
    NotFinite {
        ring: usize,
        vertex: usize,
    },
    /// A coordinate is beyond [`MAX_EXACT`].
    TooLarge {
        ring: usize,
        vertex: usize,
        at: Point2,
    },
    /// A coordinate other than 0 is nearer to it than [`MIN_EXACT`]: products of it would underflow.
    TooSmall {
        ring: usize,
        vertex: usize,
        at: Point2,
    },
    /// A vertex has the same position as the one before it.
    RepeatedVertex {
        ring: usize,
        vertex: usize,
        at: Point2,
    },
    /// A ring encloses nothing: all its vertices are on a line.
    ZeroArea {
        ring: usize,
        at: Point2,
    },
    /// The ring goes straight back at this vertex along the edge it came by.
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
    OverlappingEdges {
        edges: [RingEdge; 2],
        at: Point2,
    },
}

nearpoint_message::error!(PolygonError);

impl PolygonError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::NoRing => message!("planar-contour-needs-least"),
            Self::TooFewVertices { ring, vertices } => {
                message!("planar-ring-vertices-closed", ring = ring + 1, vertices)
            }
            Self::NotFinite { ring, vertex } => message!(
                "planar-vertex-ring-not",
                vertex = vertex + 1,
                ring = ring + 1
            ),
            Self::TooLarge { ring, vertex, at } => message!(
                "planar-vertex-ring-beyond",
                vertex = vertex + 1,
                ring = ring + 1,
                at = DisplayPoint(at),
                largest_exact = format!("{MAX_EXACT:e}")
            ),
            Self::TooSmall { ring, vertex, at } => message!(
                "planar-vertex-ring-within",
                vertex = vertex + 1,
                ring = ring + 1,
                at = DisplayPoint(at),
                smallest_exact = format!("{MIN_EXACT:e}")
            ),
            Self::RepeatedVertex { ring, vertex, at } => message!(
                "planar-vertex-ring-repeats",
                vertex = vertex + 1,
                ring = ring + 1,
                at = DisplayPoint(at)
            ),
            Self::ZeroArea { ring, at } => {
                message!(
                    "planar-ring-encloses-nothing",
                    ring = ring + 1,
                    at = DisplayPoint(at)
                )
            }
            Self::Spike { ring, vertex, at } => message!(
                "planar-ring-spike-vertex",
                ring = ring + 1,
                vertex = vertex + 1,
                at = DisplayPoint(at)
            ),
            Self::Crossing { edges, at } => message!(
                "planar-crosses-part-drawing",
                first = edges[0],
                second = edges[1],
                at = DisplayPoint(at)
            ),
            Self::OverlappingEdges { edges, at } => message!(
                "planar-runs-along-part",
                first = edges[0],
                second = edges[1],
                at = DisplayPoint(at)
            ),
        }
    }
}

impl PolygonError {
    /// Returns the error with other numbers: `number` maps ring and vertex, or ring and edge, to the caller's numbers.
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
            Self::Crossing { edges, .. } | Self::OverlappingEdges { edges, .. } => {
                for edge in edges {
                    (edge.ring, edge.edge) = number(edge.ring, edge.edge);
                }
            }
        }
        self
    }
}

nearpoint_message::display!(RingEdge);

impl RingEdge {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        message!(
            "planar-edge-ring",
            edge = self.edge + 1,
            ring = self.ring + 1
        )
    }
}

impl ToArg for DisplayPoint<'_> {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

/// A point as written in a message: to six digits, which suffice to find it in any drawing.
#[derive(Debug, Clone, Copy)]
pub struct DisplayPoint<'a>(pub &'a Point2);

impl Display for DisplayPoint<'_> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        // Without the sign of zero.
        let short = |x: f64| format!("{x:.5e}").parse().unwrap_or(x) + 0.0;
        write!(f, "({}, {})", short(self.0.x), short(self.0.y))
    }
}
