//! Asks what is pending about pairs, no more at once than is worth a while's work, until all is known or it is to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::interference::contact_tolerance;
use nearpoint_geometry::work::{Stopped, Work};

use crate::crew::Errand;
use crate::document::Document;
use crate::evaluate::evaluate;
use crate::frame::PairResult;
use crate::pairs::{Apart, Found, Key, Pairs, Stage};
use crate::part::Part;
use crate::pool::Pool;
use crate::resume::{Budget, Resumable};
use crate::scene::Clock;
use crate::trace::{Span, Trace};
use crate::warmth::{Room, size};

/// How far answering came.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Answered {
    /// Anything was answered.
    pub some: bool,
    /// Nothing of these kinds is pending any more.
    pub all: bool,
}

/// So many questions wait at most for those who answer: what is sent and called off again costs no more than that,
/// however many pairs are pending.
const MOST_SENT: usize = 1024;

/// Surfaces that may meet are no farther apart than so many times what they may be off: the room that an arc is given
/// over its chord is twice as high as the arc.
const NEAR_ENOUGH: f64 = 4.0;

/// More than any number of refreshes.
const MEETING_FIRST: u64 = 1 << 63;

impl Pairs {
    /// Answers what is pending of these kinds, the pairs that moved last first, then the nearest, until all is known or
    /// `stop` says true. What is of a later kind is begun when nothing of an earlier one waits. Where there are hands,
    /// they go on when this has returned.
    pub fn answer(
        &mut self,
        stages: &[Stage],
        document: &Document,
        pool: &Pool,
        clock: Clock,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Answered {
        let mut some = false;
        let mut is_stale = true;
        loop {
            let room = MOST_SENT.saturating_sub(self.crew.waiting());
            if is_stale || room > MOST_SENT / 2 {
                let each = stages.iter();
                let mut jobs = each.map(|&stage| self.jobs(stage, document, room.max(1), clock));
                let jobs = jobs.find(|jobs| !jobs.is_empty());
                self.crew.send(jobs.unwrap_or_default(), pool);
            }
            if self.crew.is_idle() {
                break;
            }
            is_stale = false;
            for job in self.crew.go_on(pool, clock, stop) {
                let is_answered = self.take_back(job);
                some |= is_answered;
                is_stale |= !is_answered;
            }
            if stop() {
                break;
            }
        }
        Answered {
            some,
            all: stages.iter().all(|&stage| self.is_answered(stage)),
        }
    }

    /// Answers the first so many of one kind.
    pub fn answer_batch(
        &mut self,
        stage: Stage,
        most: usize,
        (document, pool, clock): (&Document, &Pool, Clock),
    ) {
        let jobs = self.jobs(stage, document, most, clock);
        self.crew.send(jobs, pool);
        while !self.crew.is_idle() {
            for job in self.crew.go_on(pool, clock, &|| false) {
                self.take_back(job);
            }
        }
    }

    /// What is pending of one kind, and not yet sent.
    fn jobs(&mut self, stage: Stage, document: &Document, most: usize, clock: Clock) -> Vec<Job> {
        let (within, room) = (self.within, Arc::new(self.warmth.room()));
        let mut jobs = Vec::new();
        for (key, pair) in self.next(stage, most) {
            if let (Ok(a), Ok(b)) = (document.part(key.0), document.part(key.1)) {
                jobs.push(Job {
                    key,
                    a: a.clone(),
                    b: b.clone(),
                    stage,
                    b_in_a: pair.b_in_a,
                    found: pair.found.clone(),
                    within,
                    urgency: pair.moved(),
                    is_in_focus: pair.is_in_focus,
                    warm: None,
                    room: room.clone(),
                    budget: pair.budget,
                    unwanted: Arc::default(),
                    clock,
                    answer: None,
                });
            }
        }
        for job in &mut jobs {
            self.sent.insert(job.key, job.unwanted.clone());
            // It is lent until it is taken back.
            if stage == Stage::Clearance {
                job.warm = self.warmth.take(job.key);
            }
        }
        jobs
    }

    /// Takes in what has become of a question. Whether it is answered.
    #[inline(never)]
    fn take_back(&mut self, job: Job) -> bool {
        let key = job.key;
        self.sent.remove(&key);
        if self.get(key).is_none() {
            return false;
        }
        self.warmth.give(key, job.warm);
        let within = self.within;
        // Of what has moved or has another shape meanwhile the answer is of no use.
        let is_wanted = !job.unwanted.load(Ordering::Relaxed);
        match job.answer.filter(|_| is_wanted) {
            Some(Answer::Meeting(result)) => self.change(key, |pair| {
                pair.budget = 0;
                pair.meets(result, within);
            }),
            Some(Answer::Clearance(result)) => self.change(key, |pair| {
                pair.budget = 0;
                pair.measures(result, job.within);
            }),
            // It waits as before.
            None => {
                self.set_budget(key, job.budget);
                return false;
            }
        }
        true
    }

    /// Nobody wants what is asked about these pairs any more, and what nobody goes on yet is sent anew, in its order.
    pub fn call_off<'a>(&mut self, unwanted: impl Iterator<Item = &'a Key>) {
        for unwanted in unwanted.filter_map(|key| self.sent.get(key)) {
            unwanted.store(true, Ordering::Relaxed);
        }
        for job in self.crew.call_off() {
            self.take_back(job);
        }
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

/// A pair that is asked something, with all that it takes to answer.
#[derive(Debug)]
pub(crate) struct Job {
    key: Key,
    a: Arc<Part>,
    b: Arc<Part>,
    stage: Stage,
    b_in_a: Pose,
    found: Found,
    /// How far a clearance is looked for.
    within: f64,
    urgency: u64,
    is_in_focus: bool,
    warm: Option<Box<Warm>>,
    room: Arc<Room>,
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
        match self.stage {
            Stage::Meeting => MEETING_FIRST | self.urgency,
            Stage::Clearance => self.urgency,
        }
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
        let mut answer = match self.stage {
            Stage::Meeting => Answer::Meeting(evaluate(&self.a, &self.b, &self.b_in_a, work)?),
            Stage::Clearance => Answer::Clearance(self.measure(work)?),
        };
        let (Answer::Meeting(result) | Answer::Clearance(result)) = &mut answer;
        result.millis += (self.clock)() - begin;
        self.answer = Some(answer);
        Ok(())
    }
}

impl Job {
    /// The clearance of two parts that are apart.
    fn measure(&mut self, work: &impl Work) -> Result<PairResult, Stopped> {
        let clear = match &self.found {
            Found::Apart(Apart::Notable(result), _) => (**result).clone(),
            Found::Apart(Apart::Clear(clear), _) => {
                PairResult::clear(self.key, self.b_in_a, *clear)
            }
            Found::Nothing | Found::All => unreachable!("only parts that are apart wait for it"),
        };
        // Of a pair that is no farther apart than its surfaces may be off, the clearance is wanted in any case.
        let tolerance = contact_tolerance(&self.a.solid(), &self.b.solid());
        let near = match &self.found {
            Found::Apart(Apart::Notable(_), _) => {
                (self.within).max(NEAR_ENOUGH * (clear.deviation + tolerance))
            }
            _ => self.within,
        };
        let (a, b) = (&self.a.shape, &self.b.shape);
        let warm = self.warm.get_or_insert_default();
        let before = size(warm);
        let found = clearance(a, b, &self.b_in_a, near, warm, work);
        if found.is_ok() && !self.room.has(before, size(warm), self.is_in_focus) {
            self.warm = None;
        }
        Ok(PairResult {
            clearance: found?,
            ..clear
        })
    }
}
