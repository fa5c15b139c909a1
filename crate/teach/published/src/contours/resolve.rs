//! Moves repeated until a method finds nothing more.

use super::Answer;
use nearpoint_geometry::planar::Vector2;

/// Where repeated moves led.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Resolved {
    /// All that A was moved by.
    pub by: Vector2,
    /// How many moves that took.
    pub moves: usize,
    /// Whether the method then said that they are clear; else it gave up.
    pub clear: bool,
}

/// Moves A as a method says and asks again, until it says that they are clear or `most` moves are made: what users of
/// such libraries do once a frame. `ask` is given where B is from A. A move of no length ends it, too, as nothing would
/// change.
pub fn resolve(b_from_a: Vector2, most: usize, mut ask: impl FnMut(Vector2) -> Answer) -> Resolved {
    let mut by = Vector2::zeros();
    let mut moves = 0;
    loop {
        let answer = ask(b_from_a - by);
        let clear = !answer.overlaps;
        if clear || moves == most || answer.by == Vector2::zeros() {
            return Resolved { by, moves, clear };
        }
        by += answer.by;
        moves += 1;
    }
}
