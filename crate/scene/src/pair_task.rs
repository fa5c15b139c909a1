//! Defines the task of a query about a pair, with all data that it needs.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::WarmStart;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::unit::Unit;

use crate::clearance::measure;
use crate::clock::Clock;
use crate::evaluate::evaluate;
use crate::pair::{Pair, PairProgress, QueryStage, SeparatedResult};
use crate::pair_operand::PairOperand;
use crate::pair_result::PairResult;
use crate::part::{PairKey, Part};
use crate::resume::{Budget, Resumable};
use crate::task_queue::Task;

/// A priority offset for analyses that is larger than any number of refreshes.
const ANALYSIS_FIRST: u64 = 1 << 63;

/// A query about a pair, with all data that it needs.
#[derive(Debug)]
pub(crate) struct PairTask {
    a: Arc<Part>,
    b: Arc<Part>,
    unit: Unit,
    pub(crate) b_in_a: Pose,
    stage: QueryStage,
    progress: PairProgress,
    /// The result to be refined.
    coarse: Option<Arc<PairResult>>,
    /// The distance up to which a clearance is searched.
    pub(crate) max_distance: f64,
    /// The refresh at which the pair became of interest.
    pub(crate) added_at: u64,
    priority: u64,
    pub(crate) warm_start: Option<Box<WarmStart>>,
    pub(crate) budget: Budget,
    pub(crate) cancelled: Arc<AtomicBool>,
    clock: Clock,
    pub(crate) result: Option<PairTaskResult>,
}

/// The result of a query about a pair.
#[derive(Debug)]
pub(crate) enum PairTaskResult {
    Analysis(PairResult),
    Clearance(PairResult),
    Refinement(PairResult),
}

impl Task for PairTask {
    fn priority(&self) -> u64 {
        self.priority
    }

    fn cost(&self) -> usize {
        self.a.triangle_count() + self.b.triangle_count()
    }

    fn pair(&self) -> [u32; 2] {
        [self.a.id.0, self.b.id.0]
    }

    fn cancelled(&self) -> &Arc<AtomicBool> {
        &self.cancelled
    }

    fn is_begun(&self) -> bool {
        self.budget > 0
    }
}

impl Resumable<()> for PairTask {
    fn is_pending(&self) -> bool {
        self.result.is_none()
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn advance(&mut self, (): &mut (), executor: &impl Executor) -> Result<(), Interrupted> {
        let begin = (self.clock)();
        let mut answer = match self.stage {
            QueryStage::Analysis => PairTaskResult::Analysis(evaluate(
                self.sides()[0],
                self.sides()[1],
                &self.b_in_a,
                executor,
            )?),
            QueryStage::Clearance => PairTaskResult::Clearance(self.measure(executor)?),
            QueryStage::Refinement => {
                let coarse = self
                    .coarse
                    .as_ref()
                    .expect("only a known result is refined");
                let coarse = PairResult::clone(coarse);
                let found = coarse.refined(self.sides(), executor)?;
                PairTaskResult::Refinement(found)
            }
        };
        let (PairTaskResult::Analysis(result)
        | PairTaskResult::Clearance(result)
        | PairTaskResult::Refinement(result)) = &mut answer;
        result.duration_ms += (self.clock)() - begin;
        self.result = Some(answer);
        Ok(())
    }
}

impl PairTask {
    pub(crate) fn new(
        [a, b]: [&Arc<Part>; 2],
        unit: Unit,
        pair: &Pair,
        stage: QueryStage,
        (max_distance, clock): (f64, Clock),
    ) -> Self {
        Self {
            a: a.clone(),
            b: b.clone(),
            unit,
            b_in_a: pair.b_in_a,
            stage,
            progress: pair.progress.clone(),
            coarse: pair
                .result()
                .filter(|_| stage == QueryStage::Refinement)
                .cloned(),
            max_distance,
            added_at: pair.added_at,
            priority: match stage {
                QueryStage::Analysis => ANALYSIS_FIRST | pair.moved_at,
                QueryStage::Clearance | QueryStage::Refinement => pair.moved_at,
            },
            warm_start: None,
            budget: pair.budget,
            cancelled: Arc::default(),
            clock,
            result: None,
        }
    }

    pub(crate) fn key(&self) -> PairKey {
        (self.a.id, self.b.id)
    }

    fn sides(&self) -> [PairOperand<'_>; 2] {
        [&self.a, &self.b].map(|part| PairOperand::from_part(part, self.unit))
    }

    /// Measures the clearance of two parts that are apart.
    fn measure(&mut self, executor: &impl Executor) -> Result<PairResult, Interrupted> {
        let apart = match &self.progress {
            PairProgress::Separated(SeparatedResult::Notable(result), _) => (**result).clone(),
            PairProgress::Separated(SeparatedResult::Clear(clear), _) => {
                PairResult::clear(self.key(), self.b_in_a, *clear)
            }
            PairProgress::Nothing | PairProgress::Complete => {
                unreachable!("only parts that are apart wait for it")
            }
        };
        let sides = [&self.a, &self.b].map(|part| PairOperand::from_part(part, self.unit));
        let warm = self.warm_start.get_or_insert_default();
        measure(apart, sides, self.max_distance, warm, executor)
    }
}
