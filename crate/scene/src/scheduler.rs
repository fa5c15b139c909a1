//! Sends queries about pairs to the task queue, some at a time, and applies their results.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::clock::Clock;
use crate::document::Document;
use crate::pair::QueryStage;
use crate::pair_task::PairTask;
use crate::pairs::Pairs;
use crate::part::PairKey;
use crate::task_queue::{LOW, TaskQueue};
use crate::thread_pool::ThreadPool;
use crate::trace::{Span, Trace};
use crate::world::PairChanges;

/// The thread pool of a scene and its task queue.
#[derive(Debug)]
pub(crate) struct Scheduler {
    pub pool: ThreadPool,
    pub clock: Clock,
    queue: TaskQueue<PairTask>,
    /// The pairs in the queue, with the flag that cancels each.
    in_flight: BTreeMap<PairKey, Arc<AtomicBool>>,
    /// The time spent on making tasks, applying their results and updating the frame, in milliseconds.
    pub serial_ms: f64,
}

/// The progress of a step.
#[derive(Debug, Clone, Copy)]
pub(crate) struct StepProgress {
    /// True if anything changed.
    pub changed: bool,
    /// True if nothing is pending on which later steps depend.
    pub done: bool,
}

impl StepProgress {
    pub const NONE: Self = Self::new(false);

    /// Returns the progress of a step on which no later step depends.
    pub const fn new(changed: bool) -> Self {
        let done = true;
        Self { changed, done }
    }
}

impl Scheduler {
    /// Creates a scheduler without queries; `clock` measures run times.
    pub fn new(pool: ThreadPool, clock: Clock) -> Self {
        Self {
            pool,
            clock,
            queue: TaskQueue::default(),
            in_flight: BTreeMap::new(),
            serial_ms: 0.0,
        }
    }

    /// Runs the pending queries of these stages until none is left or `stop` returns true: the last moved pairs first,
    /// then the nearest. A later stage begins when no query of an earlier one is waiting. Workers continue after this
    /// returns.
    pub fn evaluate(
        &mut self,
        pairs: &mut Pairs,
        stages: &[QueryStage],
        document: &Document,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> StepProgress {
        let changed = self.run(pairs, stages, document, usize::MAX, stop);
        StepProgress {
            changed,
            done: stages.iter().all(|&stage| pairs.is_done(stage)),
        }
    }

    /// Evaluates as [`Self::evaluate`] does, until `limit` results are applied. Returns whether anything changed.
    pub fn run(
        &mut self,
        pairs: &mut Pairs,
        stages: &[QueryStage],
        document: &Document,
        limit: usize,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> bool {
        let (mut changed, mut is_stale, mut applied) = (false, true, 0);
        loop {
            let from = (self.clock)();
            if is_stale || self.is_low(pairs, stages) {
                let mut jobs = stages
                    .iter()
                    .map(|&stage| self.tasks(pairs, stage, document));
                let jobs = jobs.find(|jobs| !jobs.is_empty());
                self.queue.send(jobs.unwrap_or_default(), &self.pool);
            }
            self.serial_ms += (self.clock)() - from;
            if self.queue.is_idle() {
                break;
            }
            is_stale = false;
            let finished = self.queue.resume(&self.pool, self.clock, stop);
            let from = (self.clock)();
            applied += finished.len();
            for job in finished {
                let has_changed = self.apply_result(pairs, job);
                changed |= has_changed;
                // A pair that was cancelled, or moved since, waits for another task.
                is_stale |= !has_changed;
            }
            self.serial_ms += (self.clock)() - from;
            if applied >= limit || stop() {
                break;
            }
        }
        changed
    }

    /// Returns whether few tasks are waiting although there are more queries to send. For a few queries it does not pay
    /// to search for them among those in flight while many tasks are waiting.
    fn is_low(&self, pairs: &Pairs, stages: &[QueryStage]) -> bool {
        let pending: usize = stages.iter().map(|&stage| pairs.pending_in(stage)).sum();
        let unsent = pending.saturating_sub(self.in_flight.len());
        self.queue.waiting() < LOW.min(8 * unsent)
    }

    /// Returns whether no task was sent whose result is not applied yet.
    pub fn is_idle(&self) -> bool {
        self.in_flight.is_empty()
    }

    /// Cancels the queries that a change makes obsolete, and takes back all that do not run yet.
    pub fn cancel(&mut self, pairs: &mut Pairs, change: &PairChanges) {
        let fresh = change.added.iter().map(|near| &near.key);
        for key in change.removed.iter().chain(fresh) {
            if let Some(cancelled) = self.in_flight.get(key) {
                cancelled.store(true, Ordering::Relaxed);
            }
        }
        for job in self.queue.cancel_pending() {
            self.apply_result(pairs, job);
        }
    }

    /// Cancels all queries.
    pub fn cancel_all(&mut self) {
        self.queue = TaskQueue::default();
        self.in_flight.clear();
        self.serial_ms = 0.0;
    }

    /// Applies a finished query to its pair. Returns whether it changes anything.
    fn apply_result(&mut self, pairs: &mut Pairs, task: PairTask) -> bool {
        self.in_flight.remove(&task.key());
        pairs.apply_result(task)
    }

    /// Makes tasks of the first queries of a stage that were not sent yet, as many as bound the cost of a call.
    fn tasks(
        &mut self,
        pairs: &mut Pairs,
        stage: QueryStage,
        document: &Document,
    ) -> Vec<PairTask> {
        let keys = pairs.pending_of(stage);
        let unsent = keys.filter(|key| !self.in_flight.contains_key(key));
        let mut jobs = Vec::new();
        for key in unsent.take(LOW) {
            let parts = (document.part(key.0), document.part(key.1));
            if let (Ok(a), Ok(b), Some(pair)) = (parts.0, parts.1, pairs.get(key)) {
                let options = (pairs.max_distance, self.clock);
                jobs.push(PairTask::new([a, b], document.unit, pair, stage, options));
            }
        }
        for job in &mut jobs {
            self.in_flight.insert(job.key(), job.cancelled.clone());
            if stage == QueryStage::Clearance {
                job.warm_start = pairs.warm_starts.take(job.key());
            }
        }
        jobs
    }

    /// Returns the recent spans of each thread.
    pub fn trace(&self) -> Trace {
        let mut trace = self.queue.trace();
        trace.totals.serial_ms = self.serial_ms;
        trace
    }

    /// Adds spans that were recorded outside of the queue to the trace.
    pub fn add_to_trace(&self, spans: Vec<Span>) {
        self.queue.add_to_trace(spans);
    }
}
