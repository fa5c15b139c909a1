//! Defines a question about a pair, with all that it takes to answer it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::Warm;
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::work::{Stopped, Work};

use crate::clearance::measure;
use crate::clock::Clock;
use crate::evaluate::evaluate;
use crate::pair::{Apart, Found, Pair, Stage};
use crate::pair_result::PairResult;
use crate::part::{Key, Part};
use crate::resume::{Budget, Resumable};
use crate::side::Side;
use crate::task_queue::Task;

/// An offset that is larger than any number of refreshes.
const MEETING_FIRST: u64 = 1 << 63;

/// A question about a pair, with all that it takes to answer it.
#[derive(Debug)]
pub(crate) struct Job {
    a: Arc<Part>,
    b: Arc<Part>,
    unit: Unit,
    pub(crate) b_in_a: Pose,
    stage: Stage,
    found: Found,
    /// The distance up to which a clearance is looked for.
    pub(crate) within: f64,
    /// The refresh at which the pair became of interest.
    pub(crate) since: u64,
    priority: u64,
    pub(crate) warm: Option<Box<Warm>>,
    pub(crate) budget: Budget,
    pub(crate) cancelled: Arc<AtomicBool>,
    clock: Clock,
    pub(crate) answer: Option<Answer>,
}

/// The answer to a question about a pair.
#[derive(Debug)]
pub(crate) enum Answer {
    Meeting(PairResult),
    Clearance(PairResult),
}

impl Task for Job {
    fn priority(&self) -> u64 {
        self.priority
    }

    fn cost(&self) -> usize {
        self.a.triangle_count() + self.b.triangle_count()
    }

    fn about(&self) -> [u32; 2] {
        [self.a.id.0, self.b.id.0]
    }

    fn cancelled(&self) -> &Arc<AtomicBool> {
        &self.cancelled
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
    pub(crate) fn new(
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
            priority: match stage {
                Stage::Meeting => MEETING_FIRST | pair.moved,
                Stage::Clearance => pair.moved,
            },
            warm: None,
            budget: pair.budget,
            cancelled: Arc::default(),
            clock,
            answer: None,
        }
    }

    pub(crate) fn key(&self) -> Key {
        (self.a.id, self.b.id)
    }

    fn sides(&self) -> [Side<'_>; 2] {
        [&self.a, &self.b].map(|part| Side::of(part, self.unit))
    }

    /// Measures the clearance of two parts that are apart.
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
