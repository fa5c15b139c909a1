//! Asks what is pending about pairs, some at a time, until all is known or it is to stop.

use crate::clock::Clock;
use crate::document::Document;
use crate::job::Job;
use crate::pair::Stage;
use crate::pairs::Pairs;
use crate::pool::Pool;
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

    /// Who answered what lately.
    pub fn trace(&self) -> Trace {
        self.crew.trace()
    }

    /// Takes in what was done beside the pairs.
    pub fn add_to_trace(&self, spans: Vec<Span>) {
        self.crew.add_to_trace(spans);
    }
}
