//! Runs tasks in steps that can be stopped and resumed.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use nearpoint_geometry::executor::{DynExecutor, Executor, Interrupted};

use crate::thread_pool::ThreadPool;

/// The number of polls for which each thread ignores a request to stop the next step.
pub(crate) type Budget = u64;

/// A task in steps, each of which completes or is stopped and repeated. A step that was stopped ignores requests to
/// stop for twice as long the next time, so that it completes even in short slices.
pub(crate) trait Resumable<C: Send>: Send {
    /// Returns whether there is a step to do.
    fn is_pending(&self) -> bool;

    /// Returns the budget of the next step.
    fn budget(&mut self) -> &mut Budget;

    /// Does the next step.
    fn advance(&mut self, context: &mut C, executor: &impl Executor) -> Result<(), Interrupted>;

    /// Continues until nothing is pending or `stop` returns true. Returns whether a step completed.
    fn resume(&mut self, context: C, pool: &ThreadPool, stop: &(dyn Fn() -> bool + Sync)) -> bool {
        self.resume_with_waiting(&AtomicUsize::new(0), context, pool, stop)
    }

    /// Resumes beside other tasks: while any of these is waiting, this one is not split among threads.
    fn resume_with_waiting(
        &mut self,
        waiting: &AtomicUsize,
        mut context: C,
        pool: &ThreadPool,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> bool {
        let mut is_changed = false;
        while self.is_pending() {
            let budget = *self.budget();
            if budget == 0 && stop() {
                break;
            }
            let polls = Default::default();
            let work = InterruptibleExecutor {
                pool,
                waiting,
                stop,
                budget,
                polls,
            };
            // Not by its type, so that queries are compiled once.
            let executor = &(&work as &dyn DynExecutor);
            let Ok(()) = pool.enter(|| self.advance(&mut context, executor)) else {
                let most = work.polls.into_iter().map(|polls| polls.0.into_inner());
                *self.budget() = most.max().unwrap_or(0).saturating_mul(2);
                break;
            };
            *self.budget() = 0;
            is_changed = true;
        }
        is_changed
    }
}

/// An executor on a pool that can be interrupted, and that splits tasks only if no other task waits for the threads.
struct InterruptibleExecutor<'a> {
    pool: &'a ThreadPool,
    waiting: &'a AtomicUsize,
    stop: &'a (dyn Fn() -> bool + Sync),
    budget: Budget,
    /// The counts of polls. Each thread has its own; with more threads, some share a count and miss polls.
    polls: [PollCounter; 16],
}

/// A count with a cache line of its own, so that no thread's count slows another down.
#[derive(Debug, Default)]
#[repr(align(64))]
struct PollCounter(AtomicU64);

impl Executor for InterruptibleExecutor<'_> {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        self.pool.join(a, b)
    }

    fn parallelism(&self) -> usize {
        match self.waiting.load(Ordering::Relaxed) {
            0 => self.pool.parallelism(),
            _ => 1,
        }
    }

    fn is_interrupted(&self) -> bool {
        let polls = &self.polls[self.pool.index().unwrap_or(0) % self.polls.len()].0;
        let before = polls.load(Ordering::Relaxed);
        polls.store(before + 1, Ordering::Relaxed);
        before >= self.budget && (self.stop)()
    }
}
