//! Asks what is pending about pairs, some at a time, until all is known or it is to stop.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::Warm;
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::work::{Stopped, Work};

use crate::crew::Errand;
use crate::document::Document;
use crate::evaluate::evaluate;
use crate::frame::PairResult;
use crate::pairs::{Apart, Found, Key, Pair, Pairs, Stage};
use crate::part::Part;
use crate::pool::Pool;
use crate::pose::same_bits;
use crate::question::{Side, measure};
use crate::resume::{Budget, Resumable};
use crate::scene::Clock;
use crate::trace::{Span, Trace};

/// How far answering came.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Answered {
    /// Anything was answered.
    pub some: bool,
    /// Nothing of that kind is pending any more.
    pub all: bool,
}

/// So many questions are sent at once: what is begun costs no more than that, however many wait.
const AT_ONCE: usize = 1024;

impl Pairs {
    /// Answers what is pending of these kinds, the pairs that moved last first, then the nearest, until all is known or
    /// `stop` says true. What is of a later kind is begun when nothing of an earlier one waits. Where there are hands,
    /// they go on when this has returned.
    pub fn answer(
        &mut self,
        stages: &[Stage],
        (document, pool, clock): (&Document, &Pool, Clock),
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Answered {
        let (mut some, mut is_stale) = (false, true);
        loop {
            if is_stale || !self.crew.has_waiting() {
                let each = stages.iter();
                let mut jobs = each.map(|&stage| self.jobs(stage, AT_ONCE, document, clock));
                let jobs = jobs.find(|jobs| !jobs.is_empty());
                self.crew.send(jobs.unwrap_or_default(), pool);
            }
            if self.crew.is_idle() {
                break;
            }
            is_stale = false;
            for job in self.crew.go_on(pool, clock, stop) {
                is_stale |= job.answer.is_none();
                some |= self.take_back(job);
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

    /// Asks no more than so many, each to its end.
    pub fn answer_some(
        &mut self,
        stage: Stage,
        most: usize,
        (document, pool, clock): (&Document, &Pool, Clock),
    ) {
        let jobs = self.jobs(stage, most, document, clock);
        self.crew.send(jobs, pool);
        while !self.crew.is_idle() {
            for job in self.crew.go_on(pool, clock, &|| false) {
                self.take_back(job);
            }
        }
    }

    /// What is pending of one kind, and not yet sent, as far as it comes first.
    fn jobs(&mut self, stage: Stage, most: usize, document: &Document, clock: Clock) -> Vec<Job> {
        let mut jobs = Vec::new();
        for key in self.next(stage, most) {
            let parts = (document.part(key.0), document.part(key.1));
            if let (Ok(a), Ok(b), Some(pair)) = (parts.0, parts.1, self.get(key)) {
                let job = Job::new([a, b], document.unit, pair, stage, (self.within, clock));
                self.sent.insert(key, job.unwanted.clone());
                jobs.push(job);
            }
        }
        if stage == Stage::Clearance {
            for job in &mut jobs {
                job.warm = self.warmth.take(job.key());
            }
        }
        jobs
    }

    /// Takes in what has become of a question. Whether anything is known that was not.
    #[inline(never)]
    pub(crate) fn take_back(&mut self, job: Job) -> bool {
        let key = job.key();
        self.sent.remove(&key);
        let asked = self.get(key);
        // A pair that came to be of interest since is another one: its parts may have other shapes.
        let Some(pair) = asked.filter(|pair| pair.since == job.since) else {
            return false;
        };
        let is_there = same_bits(&pair.b_in_a, &job.b_in_a);
        self.warmth.give(key, job.warm, pair.is_in_focus);
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

    /// Who answered what lately.
    pub fn trace(&self) -> Trace {
        self.crew.trace()
    }

    /// Takes in what was done beside the pairs.
    pub fn add_to_trace(&self, spans: Vec<Span>) {
        self.crew.add_to_trace(spans);
    }
}

/// More than any number of refreshes.
const MEETING_FIRST: u64 = 1 << 63;

/// A pair that is asked something, with all that it takes to answer.
#[derive(Debug)]
pub(crate) struct Job {
    a: Arc<Part>,
    b: Arc<Part>,
    unit: Unit,
    b_in_a: Pose,
    stage: Stage,
    found: Found,
    /// How far a clearance is looked for.
    within: f64,
    /// When the pair became of interest.
    since: u64,
    urgency: u64,
    warm: Option<Box<Warm>>,
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
        let mut answer = match self.stage {
            Stage::Meeting => Answer::Meeting(evaluate(
                self.sides()[0],
                self.sides()[1],
                &self.b_in_a,
                work,
            )?),
            Stage::Clearance => Answer::Clearance(self.measure(work)?),
        };
        let (Answer::Meeting(result) | Answer::Clearance(result)) = &mut answer;
        result.millis += (self.clock)() - begin;
        self.answer = Some(answer);
        Ok(())
    }
}

impl Job {
    fn new(
        [a, b]: [&Arc<Part>; 2],
        unit: Unit,
        pair: &Pair,
        stage: Stage,
        (within, clock): (f64, Clock),
    ) -> Self {
        Self {
            a: a.clone(),
            b: b.clone(),
            unit,
            b_in_a: pair.b_in_a,
            stage,
            found: pair.found.clone(),
            within,
            since: pair.since,
            urgency: match stage {
                Stage::Meeting => MEETING_FIRST | pair.moved,
                Stage::Clearance => pair.moved,
            },
            warm: None,
            budget: pair.budget,
            unwanted: Arc::default(),
            clock,
            answer: None,
        }
    }

    fn key(&self) -> Key {
        (self.a.id, self.b.id)
    }

    fn sides(&self) -> [Side<'_>; 2] {
        [&self.a, &self.b].map(|part| Side::of(part, self.unit))
    }

    /// The clearance of two parts that are apart.
    fn measure(&mut self, work: &impl Work) -> Result<PairResult, Stopped> {
        let apart = match &self.found {
            Found::Apart(Apart::Notable(result), _) => (**result).clone(),
            Found::Apart(Apart::Clear(clear), _) => {
                PairResult::clear(self.key(), self.b_in_a, *clear)
            }
            Found::Nothing | Found::All => unreachable!("only parts that are apart wait for it"),
        };
        let sides = [&self.a, &self.b].map(|part| Side::of(part, self.unit));
        let warm = self.warm.get_or_insert_default();
        measure(apart, sides, self.within, warm, work)
    }
}
