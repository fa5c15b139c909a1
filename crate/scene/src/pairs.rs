//! What is known about each pair of parts, and what has to be asked again.

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
    /// Those that wait to be asked how they meet, and those that wait for their clearance.
    waiting: [BTreeSet<Turn>; 2],
    pub(crate) warm_starts: WarmStartCache,
    /// The pairs whose state changed since [`Pairs::take_changed`].
    changed: Vec<Key>,
}

impl Pairs {
    /// How many pairs wait for an answer.
    pub fn pending(&self) -> usize {
        self.waiting.iter().map(BTreeSet::len).sum()
    }

    /// How many of them are still to be classified.
    pub fn open(&self) -> usize {
        self.waiting[Stage::Meeting as usize].len()
    }

    /// Whether nothing waits to be asked that.
    pub fn is_answered(&self, stage: Stage) -> bool {
        self.waiting[stage as usize].is_empty()
    }

    /// The first of those that wait, in order of the keys.
    pub fn first_pending(&self) -> Option<Key> {
        let turns = self.waiting.iter().flatten();
        turns.map(|turn| turn.key).min()
    }

    /// In order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = (Key, &Pair)> {
        self.pairs.iter().map(|(&key, pair)| (key, pair))
    }

    /// That pair, if it is of interest.
    pub fn get(&self, key: Key) -> Option<&Pair> {
        self.pairs.get(&key)
    }

    /// The pairs of which something else is to be shown than the last time that this was asked.
    pub fn take_changed(&mut self) -> Vec<Key> {
        std::mem::take(&mut self.changed)
    }

    /// Nothing is known any more.
    pub fn forget(&mut self) {
        let known = std::mem::take(self);
        self.changed = known.pairs.into_keys().collect();
    }

    /// Takes in which pairs are of interest; what is known of those that did not move is kept.
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

    /// Applies what has become of a question. Returns whether it brings anything new.
    #[inline(never)]
    pub fn take_back(&mut self, job: Job) -> bool {
        let key = job.key();
        let asked = self.get(key);
        // A pair that came to be of interest since is another one: its parts may have other shapes.
        let Some(pair) = asked.filter(|pair| pair.since == job.since) else {
            return false;
        };
        let is_there = same_bits(&pair.b_in_a, &job.b_in_a);
        self.warm_starts.give(key, job.warm, pair.is_in_focus);
        match job.answer.filter(|_| is_there) {
            None => {
                // It waits as before.
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

    /// Changes a pair, and keeps down what it is to be asked then.
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

    /// A question comes back: the next time it is asked it may take so much longer.
    fn set_budget(&mut self, key: Key, budget: Budget) {
        if let Some(pair) = self.pairs.get_mut(&key) {
            pair.budget = budget;
        }
    }

    /// The pairs that wait for a stage, in the order in which they are asked.
    pub fn pending_of(&self, stage: Stage) -> impl Iterator<Item = Key> {
        self.waiting[stage as usize].iter().map(|turn| turn.key)
    }

    /// Takes in how pairs meet, where they are still as the answers have them.
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

    /// Whether two parts interfere, as far as is known.
    pub fn interferes(&self, key: Key) -> bool {
        let known = self.pairs.get(&key).and_then(Pair::result);
        known.is_some_and(|result| result.interferes())
    }
}
