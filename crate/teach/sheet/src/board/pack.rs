//! Packs contours: each one sinks, then goes left, along obstacles.
//!
//! Packing demonstrates sliding; it does not nest well: no contour is turned, none jumps, and their order stays.

use std::collections::VecDeque;

use nearpoint_geometry::planar::Vector2;

use super::{Board, MoveMode, Slot};

/// The number of rounds over contours that still moved.
const MAX_ROUNDS: usize = 6;
/// The number of moves down and left of a contour in a row.
const MAX_MOVES: usize = 8;

/// The packing of a board, in progress.
#[derive(Debug)]
pub struct Packing {
    waiting: VecDeque<Slot>,
    round: usize,
    moved: bool,
}

impl Board {
    /// Begins to pack the contours tightly, the lowest first. Fixed contours stay. A contour that overlaps goes to its
    /// nearest free position before it sinks.
    pub fn pack(&self) -> Packing {
        Packing {
            waiting: self.lowest_first(),
            round: 0,
            moved: false,
        }
    }

    fn lowest_first(&self) -> VecDeque<Slot> {
        let mut slots: Vec<(f64, f64, Slot)> = self
            .slots()
            .filter(|slot| !self.is_fixed(*slot))
            .filter_map(|slot| self.bounds(slot).map(|[low, _]| (low.y, low.x, slot)))
            .collect();
        slots.sort_by(|p, q| p.0.total_cmp(&q.0).then(p.1.total_cmp(&q.1)));
        slots.into_iter().map(|(_, _, slot)| slot).collect()
    }
}

impl Packing {
    /// Returns the number of contours that remain in this round, the number of the round, and the number of rounds.
    pub fn remaining(&self) -> (usize, usize, usize) {
        (self.waiting.len(), self.round, MAX_ROUNDS)
    }

    /// Moves one contour to its resting position. Returns None when all contours rest.
    pub fn step(&mut self, board: &mut Board) -> Option<(Slot, Vector2)> {
        if self.waiting.is_empty() && self.moved && self.round + 1 < MAX_ROUNDS {
            self.waiting = board.lowest_first();
            self.round += 1;
            self.moved = false;
        }
        let slot = self.waiting.pop_front()?;
        let (turn, before) = board.pose(slot)?;
        if let Some(free) = board
            .nearest_free_position(slot)
            .filter(|free| *free != before)
        {
            board.place(slot, turn, free);
        }
        sink(board, slot);
        let (_, after) = board.pose(slot)?;
        self.moved |= (after - before).norm() > board.contact_depth();
        Some((slot, after))
    }
}

/// Moves a contour down and left until neither helps. Without walls, the floor is as low as the lowest contour and the wall
/// as far left as the leftmost.
fn sink(board: &mut Board, slot: Slot) {
    let walls = board.walls();
    let around = walls.or_else(|| {
        let bounds = board.slots().filter_map(|slot| board.bounds(slot));
        bounds.reduce(|[low, high], [p, q]| [low.inf(&p), high.sup(&q)])
    });
    let Some([low, high]) = around else {
        return;
    };
    board.set_walls(Some([low, high]));
    let far = (high - low).norm();
    for _ in 0..MAX_MOVES {
        let Some((turn, before)) = board.pose(slot) else {
            break;
        };
        board.slide(slot, before - Vector2::y() * far, MoveMode::Slide);
        let Some((_, down)) = board.pose(slot) else {
            break;
        };
        board.slide(slot, down - Vector2::x() * far, MoveMode::Slide);
        let Some((_, left)) = board.pose(slot) else {
            break;
        };
        // Going left must not raise the contour.
        if left.y > down.y + board.contact_depth() {
            board.place(slot, turn, down);
        }
        let gone = board
            .pose(slot)
            .map_or(0.0, |(_, after)| (after - before).norm());
        if gone <= board.contact_depth() {
            break;
        }
    }
    board.set_walls(walls);
}
