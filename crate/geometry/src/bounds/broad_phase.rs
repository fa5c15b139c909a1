//! Finds boxes near each other and updates the pairs as boxes move. It returns candidates only, and never too few.

use super::{Aabb, DynamicBvh};
use std::collections::BTreeSet;

/// A set of numbered boxes that keeps all pairs of them within a distance. A change costs no more than finding the
/// pairs of the moved boxes in a tree.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Point;
/// use nearpoint_geometry::bounds::{Aabb, BroadPhase};
///
/// let cube = |x: f64| {
///     let corners = [Point::new(x, 0.0, 0.0), Point::new(x + 1.0, 1.0, 1.0)];
///     Some(Aabb::from_points(&corners))
/// };
/// let (max_distance, most) = (0.5, 1000);
/// let mut near = BroadPhase::default();
/// let boxes = [(0, cube(0.0)), (1, cube(1.25)), (2, cube(9.0))];
/// let changes = near.update(&boxes, max_distance, most)?;
/// assert_eq!(changes.added, [[0, 1]]);
///
/// // Box 1 moves from box 0 to box 2.
/// let changes = near.update(&[(1, cube(7.75))], max_distance, most)?;
/// assert_eq!((changes.removed, changes.added), (vec![[0, 1]], vec![[1, 2]]));
/// # Ok::<(), nearpoint_geometry::bounds::TooManyPairs>(())
/// ```
#[derive(Debug, Default)]
pub struct BroadPhase {
    tree: DynamicBvh,
    max_distance: f64,
    /// The pairs, each in both orders, so that the partners of either are adjacent.
    ordered_pairs: BTreeSet<[u32; 2]>,
}

/// The pairs that came near each other, and those that no longer are near; the smaller number first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BroadPhaseChanges {
    /// The pairs now near, in order of the boxes that moved.
    pub added: Vec<[u32; 2]>,
    /// The pairs no longer near, in order of the boxes that moved.
    pub removed: Vec<[u32; 2]>,
}

/// The error if more pairs are near each other than allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooManyPairs;

impl BroadPhase {
    /// Returns the bounding volume hierarchy over the boxes.
    pub fn tree(&self) -> &DynamicBvh {
        &self.tree
    }

    /// Returns the number of pairs of boxes near each other.
    pub fn pair_count(&self) -> usize {
        self.ordered_pairs.len() / 2
    }

    /// Returns the numbers of the boxes that are near the box of this number, in order.
    pub fn partners(&self, number: u32) -> impl Iterator<Item = u32> + '_ {
        let own = self.ordered_pairs.range([number, 0]..=[number, u32::MAX]);
        own.map(|pair| pair[1])
    }

    /// Inserts and moves boxes, and removes those without a new box; `max_distance` is the largest distance of near boxes
    /// from now on.
    ///
    /// # Errors
    /// [`TooManyPairs`] if more than `most` pairs would be near each other; then nothing has changed.
    pub fn update(
        &mut self,
        moved: &[(u32, Option<Aabb>)],
        max_distance: f64,
        most: usize,
    ) -> Result<BroadPhaseChanges, TooManyPairs> {
        let before = moved.iter().map(|(n, _)| (*n, self.tree.get(*n).copied()));
        let before = Vec::from_iter(before);
        let within_before = self.max_distance;
        let changed = self.apply(moved, max_distance, most);
        if changed.is_err() {
            // All of these were near each other before.
            let _ = self.apply(&before, within_before, usize::MAX);
        }
        changed
    }

    fn apply(
        &mut self,
        moved: &[(u32, Option<Aabb>)],
        max_distance: f64,
        most: usize,
    ) -> Result<BroadPhaseChanges, TooManyPairs> {
        for (number, bounds) in moved {
            match bounds {
                Some(bounds) => self.tree.insert(*number, *bounds),
                None => drop(self.tree.remove(*number)),
            }
        }
        let mut queried: Vec<u32> = moved.iter().map(|(number, _)| *number).collect();
        if max_distance != self.max_distance {
            queried.extend(self.tree.numbers());
        }
        self.max_distance = max_distance;
        let mut changed = BroadPhaseChanges::default();
        // Pairs that separate are removed first, so that there are never more pairs than before or after.
        for &one in &queried {
            let gone = self
                .partners(one)
                .filter(|&other| !self.is_candidate_pair(one, other));
            for other in Vec::from_iter(gone) {
                self.ordered_pairs.remove(&[one, other]);
                self.ordered_pairs.remove(&[other, one]);
                changed.removed.push([one.min(other), one.max(other)]);
            }
        }
        for &one in &queried {
            if self.pair_count() > most {
                break;
            }
            let Some(bounds) = self.tree.get(one) else {
                continue;
            };
            for other in self.tree.query(bounds, max_distance) {
                if other != one && self.ordered_pairs.insert([one, other]) {
                    self.ordered_pairs.insert([other, one]);
                    changed.added.push([one.min(other), one.max(other)]);
                }
            }
        }
        if self.pair_count() > most {
            return Err(TooManyPairs);
        }
        Ok(changed)
    }

    /// Returns whether two boxes exist and are near each other.
    pub fn is_candidate_pair(&self, one: u32, other: u32) -> bool {
        match (self.tree.get(one), self.tree.get(other)) {
            (Some(one), Some(other)) => one.distance_squared(other).sqrt() <= self.max_distance,
            _ => false,
        }
    }
}
