//! What is known about each pair of parts, and what has to be asked again.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nearpoint_geometry::Pose;
use nearpoint_geometry::interference::Class;

use crate::answer::Job;
use crate::crew::Crew;
use crate::document::Document;
use crate::frame::{Clear, PairKind, PairResult};
use crate::part::PartId;
use crate::pose::{relative, same_bits};
use crate::resume::Budget;
use crate::warmth::Warmth;
use crate::world::{Change, Near};

/// Two parts, the smaller id first.
pub(crate) type Key = (PartId, PartId);

/// One pair of interest.
#[derive(Debug)]
pub(crate) struct Pair {
    /// Where B is in A's frame.
    pub(crate) b_in_a: Pose,
    /// What there is to tell: for this pose or, while the pair is pending, for an earlier one. None of parts that are
    /// clear, and farther apart than anybody asked.
    told: Option<Arc<PairResult>>,
    pub(crate) found: Found,
    /// When it became of interest, and when its pose changed last, in refreshes.
    pub(crate) since: u64,
    pub(crate) moved: u64,
    /// How far apart the boxes are: the parts are no nearer.
    gap: f32,
    /// What it waits for.
    asked: Option<Stage>,
    /// It has moved since it was of interest.
    pub(crate) is_in_focus: bool,
    pub(crate) budget: Budget,
}

/// How far the answer for a pair's pose has come.
#[derive(Debug, Clone)]
pub(crate) enum Found {
    Nothing,
    /// They are apart, but for the clearance, which was looked for as far as that.
    Apart(Apart, f64),
    All,
}

/// Two parts that share no point.
#[derive(Debug, Clone)]
pub(crate) enum Apart {
    Clear(Clear),
    /// For certain or not, they do not count as clear.
    Notable(Arc<PairResult>),
}

/// What is asked about a pending pair. All pairs are asked how they meet before any is asked for its clearance:
/// collisions matter more and are found sooner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    Meeting,
    Clearance,
}

/// When a pair is asked: what moved last comes first, then what is nearest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Turn {
    moved: Reverse<u64>,
    /// The bits of the gap, which are in order as the gaps are.
    gap: u32,
    key: Key,
}

/// The pairs of interest, in order of their keys.
#[derive(Debug, Default)]
pub(crate) struct Pairs {
    pairs: BTreeMap<Key, Pair>,
    pub(crate) within: f64,
    refreshes: u64,
    /// Those that wait to be asked how they meet, and those that wait for their clearance.
    waiting: [BTreeSet<Turn>; 2],
    /// Those who answer, and those of the pairs that they were sent for, with what tells them that it is in vain.
    pub(crate) crew: Crew<Job>,
    pub(crate) sent: BTreeMap<Key, Arc<AtomicBool>>,
    pub(crate) warmth: Warmth,
    /// Those of which something else is known, or asked, since that was looked at.
    changed: Vec<Key>,
}

impl Pair {
    fn at(b_in_a: Pose, now: u64) -> Self {
        Self {
            b_in_a,
            told: None,
            found: Found::Nothing,
            since: now,
            moved: now,
            gap: 0.0,
            asked: None,
            is_in_focus: false,
            budget: 0,
        }
    }

    /// What is known stays known where the pair is as it was.
    fn move_to(&mut self, b_in_a: Pose, now: u64) {
        if !same_bits(&self.b_in_a, &b_in_a) {
            self.is_in_focus = true;
            (self.b_in_a, self.found, self.moved) = (b_in_a, Found::Nothing, now);
        }
    }

    /// The answer now, if there is any to tell, however old.
    pub fn result(&self) -> Option<&Arc<PairResult>> {
        self.told.as_ref()
    }

    /// Whether there is more to find out.
    pub fn is_pending(&self, within: f64) -> bool {
        match self.found {
            Found::Nothing => true,
            Found::Apart(_, looked) => looked < within,
            Found::All => false,
        }
    }

    fn turn(&self, key: Key) -> Turn {
        Turn {
            moved: Reverse(self.moved),
            gap: self.gap.to_bits(),
            key,
        }
    }

    /// Takes in how the two meet. While a clearance is being found the earlier one stays.
    pub(crate) fn meets(&mut self, result: PairResult, within: f64) {
        if result.kind != PairKind::Clear {
            self.found = Found::All;
            self.told = Some(Arc::new(result));
            return;
        }
        let clear = Clear::of(&result);
        // What shares no point is not at distance 0.
        self.found = match result.class {
            Class::Clear => Found::Apart(Apart::Clear(clear), 0.0),
            _ => Found::Apart(Apart::Notable(Arc::new(result)), f64::NEG_INFINITY),
        };
        let earlier = self
            .told
            .as_ref()
            .is_some_and(|told| told.clearance.is_some());
        if !earlier || !self.is_pending(within) {
            self.told = match &self.found {
                Found::Apart(Apart::Notable(result), _) => Some(result.clone()),
                _ => None,
            };
        }
    }

    /// Takes in the clearance, if there is any within so much; none: they are farther apart.
    pub(crate) fn measures(&mut self, result: PairResult, within: f64) {
        if let Found::Apart(apart, looked) = &mut self.found {
            *looked = within;
            let is_told = result.clearance.is_some() || matches!(apart, Apart::Notable(_));
            let is_all = result.clearance.is_some();
            self.told = is_told.then(|| Arc::new(result));
            if is_all {
                self.found = Found::All;
            }
        }
    }
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
        let fresh = change.fresh.iter().map(|near| &near.key);
        for unwanted in change.gone.iter().chain(fresh) {
            if let Some(unwanted) = self.sent.get(unwanted) {
                unwanted.store(true, Ordering::Relaxed);
            }
        }
        for job in self.crew.call_off() {
            self.take_back(job);
        }
        for key in change.gone {
            if let Some(pair) = self.pairs.remove(&key) {
                if let Some(stage) = pair.asked {
                    self.waiting[stage as usize].remove(&pair.turn(key));
                }
                self.warmth.forget(key);
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

    /// Changes a pair, and keeps down what it is to be asked then.
    pub(crate) fn change(&mut self, key: Key, change: impl FnOnce(&mut Pair)) {
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
    pub(crate) fn set_budget(&mut self, key: Key, budget: Budget) {
        if let Some(pair) = self.pairs.get_mut(&key) {
            pair.budget = budget;
        }
    }

    /// The pairs that are asked next and were not sent, in their order, no more than so many.
    pub(crate) fn next(&self, stage: Stage, most: usize) -> Vec<Key> {
        let keys = self.waiting[stage as usize].iter().map(|turn| turn.key);
        let unsent = keys.filter(|key| !self.sent.contains_key(key));
        unsent.take(most).collect()
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
