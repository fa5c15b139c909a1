//! Asks what is pending about pairs, a batch at a time, until all is known or it is to stop.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::interference::contact_tolerance;
use nearpoint_geometry::work::{Stopped, Work, for_each};

use crate::document::Document;
use crate::evaluate::evaluate;
use crate::frame::PairResult;
use crate::pairs::{Apart, Found, Key, Pair, Pairs, Stage};
use crate::part::Part;
use crate::pool::Pool;
use crate::resume::{Budget, Resumable};
use crate::scene::Clock;
use crate::warmth::{Room, size};

/// How far answering came.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Answered {
    /// Anything was answered.
    pub some: bool,
    /// Nothing of that kind is pending any more.
    pub all: bool,
}

/// So many pairs are asked together at first for each of those who can answer, then twice as many, and again: what is
/// begun and not answered is no more than what was answered.
const FIRST: usize = 16;

/// Surfaces that may meet are no farther apart than so many times what they may be off: the room that an arc is given
/// over its chord is twice as high as the arc.
const NEAR_ENOUGH: f64 = 4.0;

impl Pairs {
    /// Answers what is pending of one kind, the pairs that moved last first, then the nearest, until all is known or
    /// `stop` says true.
    pub fn answer(
        &mut self,
        stage: Stage,
        document: &Document,
        pool: &Pool,
        clock: Clock,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Answered {
        let mut answered = Answered {
            some: false,
            all: true,
        };
        let mut most = FIRST * pool.width();
        while answered.all && !self.is_answered(stage) {
            let batch = self.answer_batch(stage, most, (document, pool, clock), stop);
            answered.some |= batch.some;
            answered.all = batch.all && batch.some;
            most *= 2;
        }
        answered
    }

    /// Asks no more than so many; `all` of these may be answered.
    pub fn answer_batch(
        &mut self,
        stage: Stage,
        most: usize,
        (document, pool, clock): (&Document, &Pool, Clock),
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Answered {
        let mut jobs = self.jobs(stage, document, most);
        let question = Question {
            stage,
            within: self.within,
            room: self.warmth.room(),
            clock,
        };
        pool.enter(|| {
            for_each(pool, &mut jobs, &|job| {
                job.resume(&question, pool, stop);
            })
        });
        let is_answered = |job: &Job| job.answer.is_some();
        let answered = Answered {
            some: jobs.iter().any(is_answered),
            all: jobs.iter().all(is_answered),
        };
        jobs.into_iter().for_each(|job| self.take_back(job));
        answered
    }

    fn jobs<'a>(&mut self, stage: Stage, document: &'a Document, most: usize) -> Vec<Job<'a>> {
        let mut jobs = Vec::new();
        for (key, pair) in self.next(stage, most) {
            if let (Ok(a), Ok(b)) = (document.part(key.0), document.part(key.1)) {
                jobs.push(Job::new(key, [a, b], pair));
            }
        }
        if stage == Stage::Clearance {
            for job in &mut jobs {
                job.warm = self.warmth.take(job.key);
            }
        }
        jobs
    }

    /// Takes in what has become of a question.
    fn take_back(&mut self, job: Job<'_>) {
        let within = self.within;
        self.warmth.give(job.key, job.warm);
        match job.answer {
            Some(Answer::Meeting(result)) => {
                self.change(job.key, |pair| {
                    pair.budget = 0;
                    pair.meets(result, within);
                });
            }
            Some(Answer::Clearance(result)) => {
                self.change(job.key, |pair| {
                    pair.budget = 0;
                    pair.measures(result, within);
                });
            }
            // It waits as before.
            None if job.budget > 0 => self.set_budget(job.key, job.budget),
            None => {}
        }
    }
}

/// What is asked about pending pairs.
struct Question {
    stage: Stage,
    within: f64,
    room: Room,
    clock: Clock,
}

/// A pair that is asked.
struct Job<'a> {
    key: Key,
    a: &'a Part,
    b: &'a Part,
    b_in_a: Pose,
    found: Found,
    is_in_focus: bool,
    warm: Option<Box<Warm>>,
    budget: Budget,
    answer: Option<Answer>,
}

enum Answer {
    Meeting(PairResult),
    Clearance(PairResult),
}

impl Resumable<&Question> for Job<'_> {
    fn is_pending(&self) -> bool {
        self.answer.is_none()
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn go_on(&mut self, question: &mut &Question, work: &impl Work) -> Result<(), Stopped> {
        self.answer = Some(match question.stage {
            Stage::Meeting => self.ask_meeting(question, work)?,
            Stage::Clearance => self.ask_clearance(question, work)?,
        });
        Ok(())
    }
}

impl<'a> Job<'a> {
    fn new(key: Key, [a, b]: [&'a Arc<Part>; 2], pair: &Pair) -> Self {
        Self {
            key,
            a,
            b,
            b_in_a: pair.b_in_a,
            found: pair.found.clone(),
            is_in_focus: pair.is_in_focus,
            warm: None,
            budget: pair.budget,
            answer: None,
        }
    }

    fn ask_meeting(&self, question: &Question, work: &impl Work) -> Result<Answer, Stopped> {
        let begin = (question.clock)();
        let result = evaluate(self.a, self.b, &self.b_in_a, work)?;
        Ok(Answer::Meeting(PairResult {
            millis: (question.clock)() - begin,
            ..result
        }))
    }

    fn ask_clearance(&mut self, question: &Question, work: &impl Work) -> Result<Answer, Stopped> {
        let begin = (question.clock)();
        let clear = match &self.found {
            Found::Apart(Apart::Notable(result), _) => (**result).clone(),
            Found::Apart(Apart::Clear(clear), _) => {
                PairResult::clear(self.key, self.b_in_a, *clear)
            }
            Found::Nothing | Found::All => unreachable!("only parts that are apart wait for it"),
        };
        // Of a pair that is no farther apart than its surfaces may be off, the clearance is wanted in any case.
        let tolerance = contact_tolerance(&self.a.solid(), &self.b.solid());
        let within = question.within;
        let near = match &self.found {
            Found::Apart(Apart::Notable(_), _) => {
                within.max(NEAR_ENOUGH * (clear.deviation + tolerance))
            }
            _ => within,
        };
        let (a, b) = (&self.a.shape, &self.b.shape);
        let warm = self.warm.get_or_insert_default();
        let before = size(warm);
        let found = clearance(a, b, &self.b_in_a, near, warm, work);
        if found.is_ok() && !question.room.has(before, size(warm), self.is_in_focus) {
            self.warm = None;
        }
        Ok(Answer::Clearance(PairResult {
            clearance: found?,
            millis: clear.millis + (question.clock)() - begin,
            ..clear
        }))
    }
}
