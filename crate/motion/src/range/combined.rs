//! Combines the cells of all pairs.

use super::cell::{Cell, Section};
use super::search::{RangeSearch, SearchedPair};
use super::settings::ValueRange;
use super::tree::{CellClass, Lookup};

/// A cell of joint values, and its class.
#[derive(Debug, Clone, PartialEq)]
pub struct RangeCell {
    /// The values of each chosen joint.
    pub ranges: Vec<ValueRange>,
    /// The class.
    pub class: RangeCellClass,
}

/// The class of a cell for all bodies of a work cell. A pair is an index into
/// [`WorkCell::pairs`](crate::check::WorkCell::pairs).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RangeCellClass {
    /// No two bodies collide at any values in it.
    Clear,
    /// This pair collides at all values in it.
    Colliding(usize),
    /// This pair collides at some values in it.
    CollidingPose(usize),
    /// It is not known whether this pair collides.
    Undecided(usize),
}

impl RangeSearch {
    /// Divides all values into cells. At most `max` cells are divided further; the rest are undecided. Pairs that collide at
    /// all values would hide all others; `is_considered` is given the index of a pair, and may leave them out.
    pub fn cells(&self, max: usize, is_considered: &dyn Fn(usize) -> bool) -> Vec<RangeCell> {
        let pairs = self.pairs.iter().enumerate();
        let pairs: Vec<_> = pairs.filter(|(i, _)| is_considered(*i)).collect();
        let mut waiting: Vec<Cell> = vec![vec![Section::WHOLE; self.settings().joints.len()]];
        let mut found = Vec::new();
        while let Some(cell) = waiting.pop() {
            match class_of(&pairs, &cell) {
                Ok(class) => found.push(RangeCell {
                    ranges: self.ranges_of(&cell),
                    class,
                }),
                Err((pair, _)) if found.len() + waiting.len() >= max => found.push(RangeCell {
                    ranges: self.ranges_of(&cell),
                    class: RangeCellClass::Undecided(pair),
                }),
                Err((_, joint)) => {
                    // The lower half comes first.
                    for upper in [1, 0] {
                        let mut half = cell.clone();
                        half[joint] = half[joint].half(upper);
                        waiting.push(half);
                    }
                }
            }
        }
        found
    }
}

/// Returns the class of a cell, or a pair and the joint along which the cell is to be halved.
fn class_of(
    pairs: &[(usize, &SearchedPair)],
    cell: &Cell,
) -> Result<RangeCellClass, (usize, usize)> {
    let looked = || {
        pairs
            .iter()
            .map(|&(i, pair)| (i, pair.tree.lookup(cell, &pair.joints)))
    };
    let first = |wanted: Lookup| looked().find(|&(_, found)| found == wanted).map(|(i, _)| i);
    if let Some(pair) = first(Lookup::Leaf(CellClass::Colliding)) {
        return Ok(RangeCellClass::Colliding(pair));
    }
    let several = looked().find_map(|(i, found)| match found {
        Lookup::Several(joint) => Some((i, joint)),
        _ => None,
    });
    if let Some(several) = several {
        return Err(several);
    }
    let undecided =
        || first(Lookup::Leaf(CellClass::Undecided)).or_else(|| first(Lookup::Elsewhere));
    Ok(match first(Lookup::Leaf(CellClass::CollidingPose)) {
        Some(pair) => RangeCellClass::CollidingPose(pair),
        None => undecided().map_or(RangeCellClass::Clear, RangeCellClass::Undecided),
    })
}
