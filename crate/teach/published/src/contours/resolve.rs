//! Repeats moves until a method finds no overlap.

use super::OverlapResult;
use nearpoint_geometry::planar::Vector2;

/// The result of moving a contour repeatedly until it no longer overlaps.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SeparationResult {
    /// The sum of the moves of A.
    pub shift: Vector2,
    /// The number of moves.
    pub moves: usize,
    /// True if the method then found no overlap; false if it gave up.
    pub is_clear: bool,
}

/// Moves A as a method proposes and repeats the query, until it finds no overlap or `max` moves are made. Users of such
/// libraries do so once a frame. `ask` gets the position of B relative to A. A move of no length also ends the loop, because
/// nothing would change.
pub fn resolve(
    b_from_a: Vector2,
    max: usize,
    mut ask: impl FnMut(Vector2) -> OverlapResult,
) -> SeparationResult {
    let mut shift = Vector2::zeros();
    let mut moves = 0;
    loop {
        let answer = ask(b_from_a - shift);
        let is_clear = !answer.overlaps;
        if is_clear || moves == max || answer.separation == Vector2::zeros() {
            return SeparationResult {
                shift,
                moves,
                is_clear,
            };
        }
        shift += answer.separation;
        moves += 1;
    }
}
