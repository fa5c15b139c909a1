//! Holds the answer of each pair of parts, and the questions to be asked again.

use std::collections::{BTreeMap, BTreeSet};

use crate::document::Document;
use crate::job::{Answer, Job};
use crate::pair::{Found, Pair, Stage, Turn};
use crate::pair_result::PairResult;
use crate::part::Key;
use crate::pose::{relative, same_bits};
use crate::resume::Budget;
use crate::warm_starts::WarmStartCache;
use crate::world::{Change, Near};

/// The pairs of interest, in order of their keys.
#[derive(Debug, Default)]
pub(crate) struct Pairs {
    pairs: BTreeMap<Key, Pair>,
    pub(crate) within: f64,
    refreshes: u64,
    /// The pairs that wait to be asked how they meet, and those that wait for their clearance.
    waiting: [BTreeSet<Turn>; 2],
    pub(crate) warm_starts: WarmStartCache,
    /// The pairs whose state changed since [`Pairs::take_changed`].
    changed: Vec<Key>,
}

impl Pairs {
    /// Returns the number of pairs that wait for an answer.
    pub fn pending(&self) -> usize {
        self.waiting.iter().map(BTreeSet::len).sum()
    }

    /// Returns the number of pairs still to be classified.
    pub fn open(&self) -> usize {
        self.waiting[Stage::Meeting as usize].len()
    }

    /// Returns whether no pair waits for this stage.
    pub fn is_answered(&self, stage: Stage) -> bool {
        self.waiting[stage as usize].is_empty()
    }

    /// Returns the first waiting pair, in order of the keys.
    pub fn first_pending(&self) -> Option<Key> {
        let turns = self.waiting.iter().flatten();
        turns.map(|turn| turn.key).min()
    }

    /// Returns the pairs in order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = (Key, &Pair)> {
        self.pairs.iter().map(|(&key, pair)| (key, pair))
    }

    /// Returns a pair, if it is of interest.
    pub fn get(&self, key: Key) -> Option<&Pair> {
        self.pairs.get(&key)
    }

    /// Returns the pairs whose shown state changed since the last call.
    pub fn take_changed(&mut self) -> Vec<Key> {
        std::mem::take(&mut self.changed)
    }

    /// Forgets all answers.
    pub fn forget(&mut self) {
        let known = std::mem::take(self);
        self.changed = known.pairs.into_keys().collect();
    }

    /// Updates the pairs of interest; answers of pairs that did not move are kept.
    pub fn refresh(&mut self, document: &Document, change: Change, within: f64) {
        self.refreshes += 1;
        let now = self.refreshes;
        for key in change.gone {
            if let Some(pair) = self.pairs.remove(&key) {
                if let Some(stage) = pair.asked {
                    self.waiting[stage as usize].remove(&pair.turn(key));
                }
                self.warm_starts.forget(key);
                self.changed.push(key);
            }
        }
        for Near { key, gap } in change.fresh {
            if let (Ok(a), Ok(b)) = (document.part(key.0), document.part(key.1)) {
                let b_in_a = relative(&a.pose, &b.pose);
                let pair = self.pairs.entry(key);
                pair.or_insert_with(|| Pair::at(b_in_a, now));
                self.change(key, |pair| {
                    pair.move_to(b_in_a, now);
                    pair.gap = gap as f32;
                });
            }
        }
        if self.within != within {
            self.within = within;
            for key in Vec::from_iter(self.pairs.keys().copied()) {
                self.change(key, |_| {});
            }
        }
    }

    /// Applies the outcome of a question. Returns whether it brings anything new.
    #[inline(never)]
    pub fn take_back(&mut self, job: Job) -> bool {
        let key = job.key();
        let asked = self.get(key);
        // A pair that became of interest since is another one: its parts may have other shapes.
        let Some(pair) = asked.filter(|pair| pair.since == job.since) else {
            return false;
        };
        let is_there = same_bits(&pair.b_in_a, &job.b_in_a);
        self.warm_starts.give(key, job.warm, pair.is_in_focus);
        match job.answer.filter(|_| is_there) {
            None => {
                // The pair waits as before.
                self.set_budget(key, job.budget);
                false
            }
            Some(answer) => {
                let within = self.within;
                self.change(key, |pair| {
                    pair.budget = 0;
                    match answer {
                        Answer::Meeting(result) => pair.meets(result, within),
                        Answer::Clearance(result) => pair.measures(result, job.within),
                    }
                });
                true
            }
        }
    }

    /// Changes a pair, and records the question that it then waits for.
    fn change(&mut self, key: Key, change: impl FnOnce(&mut Pair)) {
        let Some(pair) = self.pairs.get_mut(&key) else {
            return;
        };
        if let Some(stage) = pair.asked.take() {
            self.waiting[stage as usize].remove(&pair.turn(key));
        }
        change(pair);
        if pair.is_pending(self.within) {
            let stage = match pair.found {
                Found::Nothing => Stage::Meeting,
                _ => Stage::Clearance,
            };
            pair.asked = Some(stage);
            self.waiting[stage as usize].insert(pair.turn(key));
        }
        self.changed.push(key);
    }

    /// Sets the budget of a question that did not complete: the next time, it may take that much longer.
    fn set_budget(&mut self, key: Key, budget: Budget) {
        if let Some(pair) = self.pairs.get_mut(&key) {
            pair.budget = budget;
        }
    }

    /// Returns the pairs that wait for a stage, in the order in which they are asked.
    pub fn pending_of(&self, stage: Stage) -> impl Iterator<Item = Key> {
        self.waiting[stage as usize].iter().map(|turn| turn.key)
    }

    /// Stores how pairs meet, where their poses are still those of the results.
    pub fn learn(&mut self, results: Vec<PairResult>) {
        let within = self.within;
        for result in results {
            let key = (result.a, result.b);
            let asked = self.pairs.get(&key);
            if asked.is_some_and(|pair| same_bits(&pair.b_in_a, &result.b_in_a)) {
                self.change(key, |pair| pair.meets(result, within));
            }
        }
    }

    /// Returns whether two parts interfere, as far as is known.
    pub fn interferes(&self, key: Key) -> bool {
        let known = self.pairs.get(&key).and_then(Pair::result);
        known.is_some_and(|result| result.interferes())
    }
}
