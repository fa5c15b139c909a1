//! The recorded steps of the published method.

use nearpoint_geometry::planar::{Point2, Vector2};

/// A step of the published separating-axis test, all in A's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// An edge was tested (steps 4 to 12).
    Edge(EdgeTest),
    /// No edge separates A from a piece of B, so A is moved (steps 13 to 15).
    Move {
        /// The number of the piece of B that A is moved out of.
        piece: usize,
        /// The move that separates them: along the axis of the smallest overlap.
        shift: Vector2,
        /// True if the selected axis was reversed, because it led towards B's centre.
        is_reversed: bool,
    },
}

/// The test of two contours along the normal of an edge.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct EdgeTest {
    /// The number of the tested piece of B.
    pub piece: usize,
    /// The move of A out of earlier pieces.
    pub moved: Vector2,
    /// The ends of the edge, as they lie on the sheet.
    pub edge: [Point2; 2],
    /// The unit normal of the edge, to its left.
    pub axis: Vector2,
    /// The projected intervals of A and of the piece on the axis, lowest and highest.
    pub projected_intervals: [[f64; 2]; 2],
    /// The position of the edge itself on the axis, if step 9 used it.
    pub line: Option<f64>,
    /// I: the gap, or the overlap if it is negative; that of the edge's line if step 9 used it.
    pub interval: f64,
    /// The decision from the interval.
    pub decision: AxisDecision,
    /// The smallest overlap so far.
    pub smallest_overlap: Option<SmallestOverlap>,
}

/// The decision of a separating-axis test along one axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AxisDecision {
    /// There is a gap between both projected intervals: they are apart (step 8).
    Separated,
    /// The piece is on one side of the edge's line, so the edge is left out (step 9).
    EdgeSkipped,
    /// The piece is on one side of the lines of all of A's edges: they are apart (step 10).
    OutsideAllEdges,
    /// This is the smallest overlap so far (step 11).
    NewSmallest,
    /// This overlap is no smaller than the smallest so far.
    NotSmaller,
}

/// The smallest overlap so far along any axis: the published D and V.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SmallestOverlap {
    /// The length of the projected intervals' overlap.
    pub depth: f64,
    /// The unit direction to move A in.
    pub axis: Vector2,
}
