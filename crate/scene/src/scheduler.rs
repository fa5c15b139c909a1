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
use crate::task_queue::TaskQueue;
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

/// The largest number of queries in the queue, which bounds the cost of a call, however many are pending.
const MAX_IN_FLIGHT: usize = 1024;

impl Scheduler {
    /// Creates a scheduler without queries; `clock` measures run times.
    pub fn new(pool: ThreadPool, clock: Clock) -> Self {
        Self {
            pool,
            clock,
            queue: TaskQueue::default(),
            in_flight: BTreeMap::new(),
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
        let (mut changed, mut is_stale) = (false, true);
        loop {
            if is_stale || !self.queue.has_waiting() {
                let each = stages.iter();
                let mut jobs = each.map(|&stage| self.tasks(pairs, stage, MAX_IN_FLIGHT, document));
                let jobs = jobs.find(|jobs| !jobs.is_empty());
                self.queue.send(jobs.unwrap_or_default(), &self.pool);
            }
            if self.queue.is_idle() {
                break;
            }
            is_stale = false;
            for job in self.queue.resume(&self.pool, self.clock, stop) {
                is_stale |= job.result.is_none();
                changed |= self.apply_result(pairs, job);
            }
            if stop() {
                break;
            }
        }
        StepProgress {
            changed,
            done: stages.iter().all(|&stage| pairs.is_done(stage)),
        }
    }

    /// Runs at most `limit` queries of a stage, each completely.
    pub fn evaluate_some(
        &mut self,
        pairs: &mut Pairs,
        stage: QueryStage,
        limit: usize,
        document: &Document,
    ) {
        let jobs = self.tasks(pairs, stage, limit, document);
        self.queue.send(jobs, &self.pool);
        while !self.queue.is_idle() {
            for job in self.queue.resume(&self.pool, self.clock, &|| false) {
                self.apply_result(pairs, job);
            }
        }
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
    }

    /// Applies a finished query to its pair. Returns whether it changes anything.
    fn apply_result(&mut self, pairs: &mut Pairs, task: PairTask) -> bool {
        self.in_flight.remove(&task.key());
        pairs.apply_result(task)
    }

    /// Makes tasks of the first queries of a stage that were not sent yet.
    fn tasks(
        &mut self,
        pairs: &mut Pairs,
        stage: QueryStage,
        limit: usize,
        document: &Document,
    ) -> Vec<PairTask> {
        let keys = pairs.pending_of(stage);
        let unsent = keys.filter(|key| !self.in_flight.contains_key(key));
        let mut jobs = Vec::new();
        for key in unsent.take(limit) {
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
        self.queue.trace()
    }

    /// Adds spans that were recorded outside of the queue to the trace.
    pub fn add_to_trace(&self, spans: Vec<Span>) {
        self.queue.add_to_trace(spans);
    }
}
