//! What the published method tells about its steps.

use nearpoint_geometry::planar::{Point2, Vector2};

/// A step, all in A's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// An edge was looked at (steps 4 to 12).
    Edge(EdgeTest),
    /// No edge parts A from a piece of B: A is moved (steps 13 to 15).
    Move {
        /// The piece of B that it is moved out of.
        piece: usize,
        /// The way out: along the axis of the smallest overlap.
        by: Vector2,
        /// Whether the kept axis was turned round, as it led towards B's centre.
        turned_round: bool,
    },
}

/// What was found along the normal of an edge.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct EdgeTest {
    /// Which piece of B is tested.
    pub piece: usize,
    /// How far A was moved out of earlier pieces.
    pub moved: Vector2,
    /// Its ends, as they lie on the sheet.
    pub edge: [Point2; 2],
    /// Across the edge, to its left, of length one.
    pub axis: Vector2,
    /// Of A and of the piece on the axis, lowest and highest.
    pub shadows: [[f64; 2]; 2],
    /// Where the edge itself is on the axis, if that was looked at (step 9).
    pub line: Option<f64>,
    /// I: the gap, or the overlap if it is negative; of the edge's line if that was looked at.
    pub interval: f64,
    /// What the interval says.
    pub decided: Decided,
    /// The smallest overlap so far.
    pub kept: Option<Kept>,
}

/// What a test along one axis decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decided {
    /// A gap between both shadows: apart (step 8).
    Apart,
    /// The piece is on one side of the edge's line, which is left out (step 9).
    Aside,
    /// The piece is on one side of the lines of all of A's edges: apart (step 10).
    AsideOfAll,
    /// The smallest overlap so far (step 11).
    Kept,
    /// An overlap that is no smaller than the kept one.
    Dropped,
}

/// The smallest overlap so far: D and V.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Kept {
    /// How far the shadows overlap.
    pub depth: f64,
    /// The direction to move A in, of length one.
    pub axis: Vector2,
}
