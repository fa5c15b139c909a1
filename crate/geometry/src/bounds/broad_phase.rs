//! Which boxes are near each other, kept up to date as they move. Candidates only, and never too few.

use super::{Aabb, DynamicBvh};
use std::collections::BTreeSet;

/// Boxes by number, and all pairs of them that are at most so far apart. A change costs what it changes: the pairs of
/// the boxes that move, each found through a tree.
#[derive(Debug, Default)]
pub struct BroadPhase {
    tree: DynamicBvh,
    within: f64,
    /// Each pair twice, so that the partners of either are side by side.
    near: BTreeSet<[u32; 2]>,
}

/// Pairs that came near each other, and pairs that no longer are; the smaller number first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Changed {
    /// In order of the boxes that moved.
    pub near: Vec<[u32; 2]>,
    /// In order of the boxes that moved.
    pub apart: Vec<[u32; 2]>,
}

/// More pairs are near each other than may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooManyPairs;

impl BroadPhase {
    /// The boxes.
    pub fn tree(&self) -> &DynamicBvh {
        &self.tree
    }

    /// How many pairs are near each other.
    pub fn pairs(&self) -> usize {
        self.near.len() / 2
    }

    /// The boxes that are near this one, in order.
    pub fn partners(&self, number: u32) -> impl Iterator<Item = u32> + '_ {
        let own = self.near.range([number, 0]..=[number, u32::MAX]);
        own.map(|pair| pair[1])
    }

    /// Puts in, moves and, where there is no box any more, takes out; `within` is how far apart near boxes may be from
    /// now on.
    ///
    /// # Errors
    /// [`TooManyPairs`] if more than `most` pairs would be near each other; then nothing has changed.
    pub fn update(
        &mut self,
        moved: &[(u32, Option<Aabb>)],
        within: f64,
        most: usize,
    ) -> Result<Changed, TooManyPairs> {
        let before = moved.iter().map(|(n, _)| (*n, self.tree.get(*n).copied()));
        let before = Vec::from_iter(before);
        let within_before = self.within;
        let changed = self.take_in(moved, within, most);
        if changed.is_err() {
            // All of these were near each other before.
            let _ = self.take_in(&before, within_before, usize::MAX);
        }
        changed
    }

    fn take_in(
        &mut self,
        moved: &[(u32, Option<Aabb>)],
        within: f64,
        most: usize,
    ) -> Result<Changed, TooManyPairs> {
        for (number, bounds) in moved {
            match bounds {
                Some(bounds) => self.tree.insert(*number, *bounds),
                None => drop(self.tree.remove(*number)),
            }
        }
        let mut asked: Vec<u32> = moved.iter().map(|(number, _)| *number).collect();
        if within != self.within {
            asked.extend(self.tree.numbers());
        }
        self.within = within;
        let mut changed = Changed::default();
        // What parts goes first, so that there are never more pairs than before or after.
        for &one in &asked {
            let gone = self
                .partners(one)
                .filter(|&other| !self.are_near(one, other));
            for other in Vec::from_iter(gone) {
                self.near.remove(&[one, other]);
                self.near.remove(&[other, one]);
                changed.apart.push([one.min(other), one.max(other)]);
            }
        }
        for &one in &asked {
            if self.pairs() > most {
                break;
            }
            let Some(bounds) = self.tree.get(one) else {
                continue;
            };
            for other in self.tree.near(bounds, within) {
                if other != one && self.near.insert([one, other]) {
                    self.near.insert([other, one]);
                    changed.near.push([one.min(other), one.max(other)]);
                }
            }
        }
        if self.pairs() > most {
            return Err(TooManyPairs);
        }
        Ok(changed)
    }

    /// Whether two boxes are there and near each other.
    pub fn are_near(&self, one: u32, other: u32) -> bool {
        match (self.tree.get(one), self.tree.get(other)) {
            (Some(one), Some(other)) => one.distance_squared(other).sqrt() <= self.within,
            _ => false,
        }
    }
}
