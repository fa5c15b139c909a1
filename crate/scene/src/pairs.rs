//! What is known about each pair of parts, and what has to be asked again.

use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_geometry::Pose;

use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::interference::{Class, contact_tolerance};
use nearpoint_geometry::work::{Stopped, Work, for_each};

use crate::document::Document;
use crate::evaluate::evaluate;
use crate::frame::{PairKind, PairResult};
use crate::part::{Part, PartId};
use crate::pool::Pool;
use crate::pose::{relative, same_bits};
use crate::resume::{Budget, Resumable};
use crate::scene::Clock;
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

    /// Answers what is pending of one kind, the pairs that moved last first, until all is known or `stop` says true.
    pub fn answer(
        &mut self,
        stage: Stage,
        document: &Document,
        pool: &Pool,
        clock: Clock,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Answered {
        let (within, pending) = (self.within, self.pending.iter());
        let asked = pending.filter(|(_, asked)| **asked == stage);
        let mut jobs: Vec<Job> = Vec::new();
        for key in Vec::from_iter(asked.map(|(key, _)| *key)) {
            if let (Ok(a), Ok(b)) = (document.part(key.0), document.part(key.1)) {
                let pair = self.pairs.remove(&key);
                jobs.extend(pair.map(|pair| Job {
                    a,
                    b,
                    pair,
                    is_answered: false,
                }));
            }
        }
        jobs.sort_by_key(|job| std::cmp::Reverse(job.pair.moved)); // stable: in order of the keys
        let question = Question {
            stage,
            within,
            warmth: &self.warmth,
            clock,
        };
        pool.enter(|| {
            for_each(pool, &mut jobs, &|job| {
                job.resume(question, pool, stop);
            })
        });
        let answered = Answered {
            some: jobs.iter().any(|job| job.is_answered),
            all: jobs.iter().all(|job| job.is_answered),
        };
        self.changes += u64::from(answered.some);
        for Job { a, b, pair, .. } in jobs {
            self.pairs.insert((a.id, b.id), pair);
            self.note((a.id, b.id));
        }
        let pairs = self.pairs.values_mut();
        self.warmth
            .make_room(pairs.map(|pair| (pair.moved, &mut pair.warm)));
        answered
    }
}

/// Surfaces that may meet are no farther apart than so many times what they may be off: the room that an arc is given
/// over its chord is twice as high as the arc.
const NEAR_ENOUGH: f64 = 4.0;

/// What is asked about all pending pairs.
#[derive(Clone, Copy)]
struct Question<'a> {
    stage: Stage,
    within: f64,
    warmth: &'a Warmth,
    clock: Clock,
}

/// A pair that is pending.
struct Job<'a> {
    a: &'a Part,
    b: &'a Part,
    pair: Pair,
    is_answered: bool,
}

impl Resumable<Question<'_>> for Job<'_> {
    fn is_pending(&self) -> bool {
        !self.is_answered
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.pair.budget
    }

    fn go_on(&mut self, question: &mut Question<'_>, work: &impl Work) -> Result<(), Stopped> {
        match question.stage {
            Stage::Meeting => self.ask_meeting(question, work)?,
            Stage::Clearance => self.ask_clearance(question, work)?,
        }
        self.is_answered = true;
        Ok(())
    }
}

impl Job<'_> {
    fn ask_meeting(&mut self, question: &Question<'_>, work: &impl Work) -> Result<(), Stopped> {
        let begin = (question.clock)();
        let result = evaluate(self.a, self.b, &self.pair.b_in_a, work)?;
        self.pair.meets(PairResult {
            millis: (question.clock)() - begin,
            ..result
        });
        Ok(())
    }

    fn ask_clearance(&mut self, question: &Question<'_>, work: &impl Work) -> Result<(), Stopped> {
        let Some(clear) = self.pair.apart.as_ref().or(self.pair.result()).cloned() else {
            return Ok(());
        };
        let begin = (question.clock)();
        let (a, b) = (&self.a.shape, &self.b.shape);
        // Of a pair that is no farther apart than its surfaces may be off, the clearance is wanted in any case.
        let tolerance = contact_tolerance(&self.a.solid(), &self.b.solid());
        let within = question.within;
        let near = match clear.class {
            Class::Clear => within,
            _ => within.max(NEAR_ENOUGH * (clear.deviation + tolerance)),
        };
        let warm = &mut self.pair.warm;
        let before = warm.memory_bytes();
        let found = clearance(a, b, &clear.b_in_a, near, warm, work);
        question.warmth.keep(before, warm);
        let result = Arc::new(PairResult {
            clearance: found?,
            millis: clear.millis + (question.clock)() - begin,
            ..(*clear).clone()
        });
        self.pair.apart = None;
        self.pair.known = Some(Known { result, within });
        Ok(())
    }
}
