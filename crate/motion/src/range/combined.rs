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
        let mut around = Cell::new();
        while let Some(cell) = waiting.pop() {
            match class_of(&pairs, &cell, &mut around) {
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

/// Returns the class of a cell, or a pair and the joint along which the cell is to be halved. The first pair of each kind
/// counts. `around` is memory for the lookups.
fn class_of(
    pairs: &[(usize, &SearchedPair)],
    cell: &Cell,
    around: &mut Cell,
) -> Result<RangeCellClass, (usize, usize)> {
    let (mut several, mut colliding_pose) = (None, None);
    let (mut undecided, mut elsewhere) = (None, None);
    for &(pair, searched) in pairs {
        match searched.tree.lookup(cell, &searched.joints, around) {
            Lookup::Leaf(CellClass::Colliding) => return Ok(RangeCellClass::Colliding(pair)),
            Lookup::Leaf(CellClass::Clear) => {}
            Lookup::Several(joint) => {
                several.get_or_insert((pair, joint));
            }
            Lookup::Leaf(CellClass::CollidingPose) => {
                colliding_pose.get_or_insert(pair);
            }
            Lookup::Leaf(CellClass::Undecided) => {
                undecided.get_or_insert(pair);
            }
            Lookup::Elsewhere => {
                elsewhere.get_or_insert(pair);
            }
        }
    }
    if let Some(several) = several {
        return Err(several);
    }
    Ok(match (colliding_pose, undecided.or(elsewhere)) {
        (Some(pair), _) => RangeCellClass::CollidingPose(pair),
        (None, Some(pair)) => RangeCellClass::Undecided(pair),
        (None, None) => RangeCellClass::Clear,
    })
}
