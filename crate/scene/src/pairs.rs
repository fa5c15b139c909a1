//! Stores the results of all pairs of interest, and their pending queries.

use std::collections::{BTreeMap, BTreeSet};

use crate::document::Document;
use crate::pair::{Pair, QueryOrder, QueryStage};
use crate::pair_result::PairResult;
use crate::pair_task::{PairTask, PairTaskResult};
use crate::part::PairKey;
use crate::pose::{relative_pose, same_bits};
use crate::resume::Budget;
use crate::warm_starts::WarmStartCache;
use crate::world::{NearPair, PairChanges};

/// The pairs of interest, in order of their keys.
#[derive(Debug, Default)]
pub(crate) struct Pairs {
    pairs: BTreeMap<PairKey, Pair>,
    pub(crate) max_distance: f64,
    refreshes: u64,
    /// The pairs that wait for each stage.
    waiting: [BTreeSet<QueryOrder>; 3],
    pub(crate) warm_starts: WarmStartCache,
    /// The pairs whose state changed since [`Pairs::take_changed`].
    changed: Vec<PairKey>,
}

impl Pairs {
    /// Returns the number of pairs with a pending query.
    pub fn pending(&self) -> usize {
        self.waiting.iter().map(BTreeSet::len).sum()
    }

    /// Returns the number of pairs still to be classified.
    pub fn unclassified(&self) -> usize {
        self.pending_in(QueryStage::Analysis)
    }

    /// Returns the number of pairs that wait for this stage.
    pub fn pending_in(&self, stage: QueryStage) -> usize {
        self.waiting[stage as usize].len()
    }

    /// Returns whether no pair waits for this stage.
    pub fn is_done(&self, stage: QueryStage) -> bool {
        self.pending_in(stage) == 0
    }

    /// Returns the first waiting pair, in order of the keys.
    pub fn first_pending(&self) -> Option<PairKey> {
        let turns = self.waiting.iter().flatten();
        turns.map(|turn| turn.key).min()
    }

    /// Returns the pairs in order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = (PairKey, &Pair)> {
        self.pairs.iter().map(|(&key, pair)| (key, pair))
    }

    /// Returns a pair, if it is of interest.
    pub fn get(&self, key: PairKey) -> Option<&Pair> {
        self.pairs.get(&key)
    }

    /// Returns the pairs whose shown state changed since the last call.
    pub fn take_changed(&mut self) -> Vec<PairKey> {
        std::mem::take(&mut self.changed)
    }

    /// Makes the frame show a pair anew.
    pub fn mark_changed(&mut self, key: PairKey) {
        self.changed.push(key);
    }

    /// Drops the results of all pairs.
    pub fn clear(&mut self) {
        let known = std::mem::take(self);
        self.changed = known.pairs.into_keys().collect();
    }

    /// Updates the pairs of interest; results of pairs that did not move stay valid.
    pub fn refresh(&mut self, document: &Document, change: PairChanges, max_distance: f64) {
        self.refreshes += 1;
        let now = self.refreshes;
        for key in change.removed {
            if let Some(pair) = self.pairs.remove(&key) {
                if let Some(stage) = pair.pending_stage {
                    self.waiting[stage as usize].remove(&pair.query_order(key));
                }
                self.warm_starts.remove(key);
                self.changed.push(key);
            }
        }
        for NearPair { key, box_distance } in change.added {
            if let (Ok(a), Ok(b)) = (document.part(key.0), document.part(key.1)) {
                let b_in_a = relative_pose(&a.pose, &b.pose);
                let pair = self.pairs.entry(key);
                pair.or_insert_with(|| Pair::new(b_in_a, now));
                self.update_pair(key, |pair| {
                    pair.move_to(b_in_a, now);
                    pair.box_distance = box_distance as f32;
                });
            }
        }
        if self.max_distance != max_distance {
            self.max_distance = max_distance;
            for key in Vec::from_iter(self.pairs.keys().copied()) {
                self.update_pair(key, |_| {});
            }
        }
    }

    /// Applies the outcome of a query. Returns whether it changes anything.
    #[inline(never)]
    pub fn apply_result(&mut self, task: PairTask) -> bool {
        let key = task.key();
        let asked = self.get(key);
        // A pair that became of interest since the query was sent is another one: its parts may have other shapes.
        let Some(pair) = asked.filter(|pair| pair.added_at == task.added_at) else {
            return false;
        };
        let waits_for = pair.pending_stage;
        let is_there = same_bits(&pair.b_in_a, &task.b_in_a);
        self.warm_starts
            .insert(key, task.warm_start, pair.has_moved);
        // A coarser result that came since is to be refined again.
        let is_expected = |result: &PairTaskResult| match result {
            PairTaskResult::Refinement(_) => waits_for == Some(QueryStage::Refinement),
            _ => true,
        };
        match task.result.filter(|result| is_there && is_expected(result)) {
            None => {
                // The pair waits as before.
                self.set_budget(key, task.budget);
                false
            }
            Some(answer) => {
                let within = self.max_distance;
                self.update_pair(key, |pair| {
                    pair.budget = 0;
                    match answer {
                        PairTaskResult::Analysis(result) => pair.store_analysis(result, within),
                        PairTaskResult::Clearance(result) => {
                            pair.store_clearance(result, task.max_distance)
                        }
                        PairTaskResult::Refinement(result) => pair.store_refined(result),
                    }
                });
                true
            }
        }
    }

    /// Changes a pair, and updates its pending query.
    fn update_pair(&mut self, key: PairKey, change: impl FnOnce(&mut Pair)) {
        let Some(pair) = self.pairs.get_mut(&key) else {
            return;
        };
        if let Some(stage) = pair.pending_stage.take() {
            self.waiting[stage as usize].remove(&pair.query_order(key));
        }
        change(pair);
        if let Some(stage) = pair.next_stage(self.max_distance) {
            pair.pending_stage = Some(stage);
            self.waiting[stage as usize].insert(pair.query_order(key));
        }
        self.changed.push(key);
    }

    /// Sets the budget of a query that did not complete: the next time, it may run longer.
    fn set_budget(&mut self, key: PairKey, budget: Budget) {
        if let Some(pair) = self.pairs.get_mut(&key) {
            pair.budget = budget;
        }
    }

    /// Returns the pairs that wait for a stage, in query order.
    pub fn pending_of(&self, stage: QueryStage) -> impl Iterator<Item = PairKey> {
        self.waiting[stage as usize].iter().map(|turn| turn.key)
    }

    /// Returns the pairs that wait for their analysis and whose boxes share a point.
    pub fn pending_contacts(&self) -> impl Iterator<Item = PairKey> {
        let keys = self.pending_of(QueryStage::Analysis);
        keys.filter(|key| (self.pairs.get(key)).is_some_and(|pair| pair.box_distance <= 0.0))
    }

    /// Stores the results of pairs whose poses have not changed since.
    pub fn apply_results(&mut self, results: Vec<PairResult>) {
        let within = self.max_distance;
        for result in results {
            let key = (result.a, result.b);
            let asked = self.pairs.get(&key);
            if asked.is_some_and(|pair| same_bits(&pair.b_in_a, &result.b_in_a)) {
                self.update_pair(key, |pair| pair.store_analysis(result, within));
            }
        }
    }

    /// Returns whether two parts interfere, as far as is known.
    pub fn interferes(&self, key: PairKey) -> bool {
        let known = self.pairs.get(&key).and_then(Pair::result);
        known.is_some_and(|result| result.interferes())
    }
}
