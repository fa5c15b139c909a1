//! What is known about each pair of parts, and what has to be asked again.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nearpoint_geometry::Pose;

use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::interference::{Class, contact_tolerance};
use nearpoint_geometry::work::{Stopped, Work};

use crate::crew::{Crew, Errand};
use crate::document::Document;
use crate::evaluate::evaluate;
use crate::frame::{PairKind, PairResult};
use crate::part::{Part, PartId};
use crate::pool::Pool;
use crate::pose::{relative, same_bits};
use crate::resume::{Budget, Resumable};
use crate::scene::Clock;
use crate::trace::{Span, Trace};
use crate::warmth::Warmth;
use crate::world::Change;

/// Two parts, the smaller id first.
pub(crate) type Key = (PartId, PartId);

/// One pair of interest.
#[derive(Debug)]
pub(crate) struct Pair {
    /// Where B is in A's frame.
    b_in_a: Pose,
    /// The answer for this pose or, while the pair is pending, an earlier one.
    known: Option<Known>,
    /// The answer for this pose but for its clearance, which is still to be found.
    apart: Option<Arc<PairResult>>,
    /// When its pose changed last, in refreshes: what moved last is asked first.
    moved: u64,
    warm: Warm,
    budget: Budget,
}

/// What is asked about a pending pair. All pairs are asked how they meet before any is asked for its clearance:
/// collisions matter more and are found sooner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    Meeting,
    Clearance,
}

#[derive(Debug)]
struct Known {
    result: Arc<PairResult>,
    /// How far the clearance was looked for.
    within: f64,
}

/// How far answering came.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Answered {
    /// Anything was answered.
    pub some: bool,
    /// Nothing of that kind is pending any more.
    pub all: bool,
}

/// The pairs of interest, in order of their keys.
#[derive(Debug, Default)]
pub(crate) struct Pairs {
    pairs: BTreeMap<Key, Pair>,
    within: f64,
    refreshes: u64,
    /// Those that wait for an answer, and what they are to be asked next.
    pending: BTreeMap<Key, Stage>,
    /// Those who answer, and those of the pairs that they were sent for, with what tells them that it is in vain.
    crew: Crew<Job>,
    sent: BTreeMap<Key, Arc<AtomicBool>>,
    warmth: Warmth,
    changes: u64,
}

impl Pair {
    fn at(b_in_a: Pose, now: u64) -> Self {
        Self {
            b_in_a,
            known: None,
            apart: None,
            moved: now,
            warm: Warm::default(),
            budget: 0,
        }
    }

    /// What is known stays known where the pair is as it was.
    fn move_to(&mut self, b_in_a: Pose, now: u64) {
        if !same_bits(&self.b_in_a, &b_in_a) {
            (self.b_in_a, self.apart, self.moved) = (b_in_a, None, now);
        }
    }

    /// The answer now, if there is any, however old.
    pub fn result(&self) -> Option<&Arc<PairResult>> {
        self.known.as_ref().map(|known| &known.result)
    }

    /// Whether the answer, if any, is not the one that is wanted.
    pub fn is_pending(&self, within: f64) -> bool {
        self.known.as_ref().is_none_or(|known| {
            let far = known.result.kind == PairKind::Clear && known.result.clearance.is_none();
            !same_bits(&known.result.b_in_a, &self.b_in_a) || (far && known.within < within)
        })
    }

    /// What a pending pair is to be asked next.
    fn stage(&self) -> Stage {
        match (&self.apart, &self.known) {
            (Some(_), _) => Stage::Clearance,
            (None, Some(known)) if same_bits(&known.result.b_in_a, &self.b_in_a) => {
                Stage::Clearance
            }
            _ => Stage::Meeting,
        }
    }

    /// Takes in how the two meet. While a clearance is being found the earlier one stays.
    fn meets(&mut self, result: PairResult) {
        let result = Arc::new(result);
        let earlier = self.result().is_some_and(|known| known.clearance.is_some());
        if result.kind == PairKind::Clear {
            self.apart = Some(result.clone());
        }
        if result.kind != PairKind::Clear || !earlier {
            self.known = Some(Known {
                result,
                within: f64::NEG_INFINITY,
            });
        }
    }
}

impl Pair {
    /// Takes in the clearance, which was looked for so far.
    fn measures(&mut self, result: PairResult, within: f64) {
        let result = Arc::new(result);
        (self.apart, self.known) = (None, Some(Known { result, within }));
    }
}

impl Pairs {
    /// How often anything here has changed.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// How many pairs wait for an answer.
    pub fn pending(&self) -> usize {
        self.pending.len()
    }

    /// How many of them are still to be classified.
    pub fn open(&self) -> usize {
        let asked = self.pending.values();
        asked.filter(|stage| **stage == Stage::Meeting).count()
    }

    /// In order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = (Key, &Pair)> {
        self.pairs.iter().map(|(&key, pair)| (key, pair))
    }

    /// Takes in which pairs are of interest; what is known of those that did not move is kept.
    pub fn refresh(&mut self, document: &Document, change: Change, within: f64) {
        self.refreshes += 1;
        self.changes += u64::from(!change.is_none() || self.within != within);
        let now = self.refreshes;
        let moved = change.gone.iter().chain(&change.fresh);
        for unwanted in moved.filter_map(|key| self.sent.get(key)) {
            unwanted.store(true, Ordering::Relaxed);
        }
        for job in self.crew.call_off() {
            self.take_back(job);
        }
        for key in change.gone {
            self.pending.remove(&key);
            if let Some(pair) = self.pairs.remove(&key) {
                self.warmth.forget(&pair.warm);
            }
        }
        for key in change.fresh {
            if let (Ok(a), Ok(b)) = (document.part(key.0), document.part(key.1)) {
                let b_in_a = relative(&a.pose, &b.pose);
                let pair = self
                    .pairs
                    .entry(key)
                    .or_insert_with(|| Pair::at(b_in_a, now));
                pair.move_to(b_in_a, now);
                self.note(key);
            }
        }
        if self.within != within {
            self.within = within;
            for key in Vec::from_iter(self.pairs.keys().copied()) {
                self.note(key);
            }
        }
    }

    /// Keeps down whether a pair is pending, and what it is to be asked.
    #[inline(never)]
    fn note(&mut self, key: Key) {
        let pair = self.pairs.get(&key);
        match pair.filter(|pair| pair.is_pending(self.within)) {
            Some(pair) => drop(self.pending.insert(key, pair.stage())),
            None => drop(self.pending.remove(&key)),
        }
    }

    /// Takes in how pairs meet, where they are still as the answers have them.
    pub fn learn(&mut self, results: Vec<PairResult>) {
        for result in results {
            let key = (result.a, result.b);
            let asked = self.pairs.get_mut(&key);
            if let Some(pair) = asked.filter(|pair| same_bits(&pair.b_in_a, &result.b_in_a)) {
                pair.meets(result);
                self.changes += 1;
                self.note(key);
            }
        }
    }

    /// Whether two parts interfere, as far as is known.
    pub fn interferes(&self, key: Key) -> bool {
        let known = self.pairs.get(&key).and_then(Pair::result);
        known.is_some_and(|result| result.interferes())
    }

    /// Answers what is pending of these kinds, the pairs that moved last first, until all is known or `stop` says true.
    /// What is of a later kind is begun when nothing of an earlier one waits. Where there are hands, they go on when this
    /// has returned.
    pub fn answer(
        &mut self,
        stages: &[Stage],
        document: &Document,
        pool: &Pool,
        clock: Clock,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Answered {
        let before = self.changes;
        let mut is_stale = true;
        loop {
            if is_stale || !self.crew.has_waiting() {
                let each = stages.iter();
                let mut jobs = each.map(|&stage| self.jobs(stage, document, clock));
                let jobs = jobs.find(|jobs| !jobs.is_empty());
                self.crew.send(jobs.unwrap_or_default(), pool);
            }
            if self.crew.is_idle() {
                break;
            }
            is_stale = false;
            for job in self.crew.go_on(pool, clock, stop) {
                is_stale |= job.answer.is_none();
                self.take_back(job);
            }
            if stop() {
                break;
            }
        }
        let pairs = self.pairs.values_mut();
        self.warmth
            .make_room(pairs.map(|pair| (pair.moved, &mut pair.warm)));
        Answered {
            some: self.changes > before,
            all: !self.pending.values().any(|asked| stages.contains(asked)),
        }
    }

    /// What is pending of one kind, and not yet sent.
    fn jobs(&mut self, stage: Stage, document: &Document, clock: Clock) -> Vec<Job> {
        let asked = self.pending.iter().filter(|(_, asked)| **asked == stage);
        let asked = asked.filter(|(key, _)| !self.sent.contains_key(key));
        let mut jobs = Vec::new();
        for &key in Vec::from_iter(asked.map(|(key, _)| key)) {
            if let (Ok(a), Ok(b), Some(pair)) = (
                document.part(key.0),
                document.part(key.1),
                self.pairs.get_mut(&key),
            ) {
                self.warmth.forget(&pair.warm);
                let job = Job::new([a, b], pair, stage, self.within, clock);
                self.sent.insert(key, job.unwanted.clone());
                jobs.push(job);
            }
        }
        jobs
    }

    /// Takes in what has become of a question.
    #[inline(never)]
    fn take_back(&mut self, mut job: Job) {
        let key = (job.a.id, job.b.id);
        self.sent.remove(&key);
        let Some(pair) = self.pairs.get_mut(&key) else {
            return;
        };
        self.warmth.keep(0, &mut job.warm);
        (pair.warm, pair.budget) = (job.warm, job.budget);
        if !same_bits(&pair.b_in_a, &job.b_in_a) {
            return;
        }
        if job.answer.is_some() {
            pair.budget = 0;
        }
        match job.answer {
            Some(Answer::Meeting(result)) => pair.meets(result),
            Some(Answer::Clearance(result)) => pair.measures(result, job.within),
            None => return,
        }
        self.changes += 1;
        self.note(key);
    }

    /// Who answered what lately.
    pub fn trace(&self) -> Trace {
        self.crew.trace()
    }

    /// Takes in what was done beside the pairs.
    pub fn add_to_trace(&self, spans: Vec<Span>) {
        self.crew.add_to_trace(spans);
    }
}

/// Surfaces that may meet are no farther apart than so many times what they may be off: the room that an arc is given
/// over its chord is twice as high as the arc.
const NEAR_ENOUGH: f64 = 4.0;

/// More than any number of refreshes.
const MEETING_FIRST: u64 = 1 << 63;

/// A pair that is asked something, with all that it takes to answer.
#[derive(Debug)]
struct Job {
    a: Arc<Part>,
    b: Arc<Part>,
    b_in_a: Pose,
    /// How they meet, once that is known and their clearance is asked for.
    clear: Option<Arc<PairResult>>,
    /// How far a clearance is looked for.
    within: f64,
    urgency: u64,
    warm: Warm,
    budget: Budget,
    unwanted: Arc<AtomicBool>,
    clock: Clock,
    answer: Option<Answer>,
}

#[derive(Debug)]
enum Answer {
    Meeting(PairResult),
    Clearance(PairResult),
}

impl Errand for Job {
    fn urgency(&self) -> u64 {
        self.urgency
    }

    fn cost(&self) -> usize {
        self.a.triangle_count() + self.b.triangle_count()
    }

    fn about(&self) -> [u32; 2] {
        [self.a.id.0, self.b.id.0]
    }

    fn unwanted(&self) -> &Arc<AtomicBool> {
        &self.unwanted
    }

    fn is_begun(&self) -> bool {
        self.budget > 0
    }
}

impl Resumable<()> for Job {
    fn is_pending(&self) -> bool {
        self.answer.is_none()
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn go_on(&mut self, (): &mut (), work: &impl Work) -> Result<(), Stopped> {
        let begin = (self.clock)();
        let mut answer = match self.clear.clone() {
            None => Answer::Meeting(evaluate(&self.a, &self.b, &self.b_in_a, work)?),
            Some(clear) => Answer::Clearance(self.measure(&clear, work)?),
        };
        let (Answer::Meeting(result) | Answer::Clearance(result)) = &mut answer;
        result.millis += (self.clock)() - begin;
        self.answer = Some(answer);
        Ok(())
    }
}

impl Job {
    /// The warm start is lent until it is taken back.
    fn new(
        [a, b]: [&Arc<Part>; 2],
        pair: &mut Pair,
        stage: Stage,
        within: f64,
        clock: Clock,
    ) -> Self {
        let clear = || pair.apart.as_ref().or(pair.result()).cloned();
        Self {
            a: a.clone(),
            b: b.clone(),
            b_in_a: pair.b_in_a,
            clear: (stage == Stage::Clearance).then(clear).flatten(),
            within,
            urgency: match stage {
                Stage::Meeting => MEETING_FIRST | pair.moved,
                Stage::Clearance => pair.moved,
            },
            warm: std::mem::take(&mut pair.warm),
            budget: pair.budget,
            unwanted: Arc::default(),
            clock,
            answer: None,
        }
    }

    /// The clearance of two parts that are apart.
    fn measure(&mut self, clear: &PairResult, work: &impl Work) -> Result<PairResult, Stopped> {
        // Of a pair that is no farther apart than its surfaces may be off, the clearance is wanted in any case.
        let tolerance = contact_tolerance(&self.a.solid(), &self.b.solid());
        let near = match clear.class {
            Class::Clear => self.within,
            _ => (self.within).max(NEAR_ENOUGH * (clear.deviation + tolerance)),
        };
        let (a, b) = (&self.a.shape, &self.b.shape);
        let clearance = clearance(a, b, &clear.b_in_a, near, &mut self.warm, work)?;
        Ok(PairResult {
            clearance,
            ..clear.clone()
        })
    }
}
