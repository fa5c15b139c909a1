//! What a pair of bodies keeps from one cycle to the next.

use super::Part;
use nearpoint_geometry::closest::convex::PairState;

/// The continuous state of two bodies: for each pair of hulls that was compared in the last cycle, where its search
/// ended (the original's `contflg` is whether there is one). It changes what a cycle costs, its answer only by
/// rounding. A new value knows nothing; one of other bodies does no harm.
#[derive(Debug, Clone, Default)]
pub struct CompoundPairState {
    /// Ascending.
    pairs: Vec<([Part; 2], PairState)>,
    /// The elements that were nearest.
    pub(super) nearest: Option<[u32; 2]>,
}

impl CompoundPairState {
    /// How many pairs are followed.
    pub fn active(&self) -> usize {
        self.pairs.len()
    }

    /// Where the search of these parts ended; nothing if it was not made in the last cycle.
    pub(super) fn of(&self, parts: [Part; 2]) -> PairState {
        let at = self.pairs.binary_search_by_key(&parts, |pair| pair.0);
        at.map_or(PairState::default(), |i| self.pairs[i].1.clone())
    }

    /// Forgets all pairs but these.
    pub(super) fn renew(&mut self, mut pairs: Vec<([Part; 2], PairState)>) {
        pairs.sort_by_key(|pair| pair.0);
        pairs.dedup_by_key(|pair| pair.0);
        self.pairs = pairs;
    }
}
