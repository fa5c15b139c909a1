//! Keeps the data of a pair of bodies between cycles.

use super::Part;
use nearpoint_geometry::closest::convex::ConvexWarmStart;

/// The warm start state that two bodies keep between cycles. For each pair of hulls compared in the last cycle, it
/// holds where the search ended (the original's `contflg` marks these pairs). It changes the cost of a cycle, and the
/// answer only by rounding. A new value is empty; the state of other bodies is harmless.
#[derive(Debug, Clone, Default)]
pub struct CompoundPairState {
    /// The pairs, ascending.
    pairs: Vec<([Part; 2], ConvexWarmStart)>,
    /// The elements that were nearest.
    pub(super) nearest: Option<[u32; 2]>,
}

impl CompoundPairState {
    /// Returns the number of active pairs, whose hulls were compared in the last cycle.
    pub fn active(&self) -> usize {
        self.pairs.len()
    }

    /// Returns where the search of these parts ended; an empty state if there was none in the last cycle.
    pub(super) fn get(&self, parts: [Part; 2]) -> ConvexWarmStart {
        let at = self.pairs.binary_search_by_key(&parts, |pair| pair.0);
        at.map_or(ConvexWarmStart::default(), |i| self.pairs[i].1.clone())
    }

    /// Replaces all pairs by these.
    pub(super) fn replace(&mut self, mut pairs: Vec<([Part; 2], ConvexWarmStart)>) {
        pairs.sort_by_key(|pair| pair.0);
        pairs.dedup_by_key(|pair| pair.0);
        self.pairs = pairs;
    }
}
