//! Runs a worker thread, which takes tasks from the queue until there are none.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;

use super::{Shared, State, Task, span};
use crate::clock::Clock;
use crate::thread_pool::ThreadPool;
use crate::trace::{Span, SpanKind};

/// The largest total cost of several tasks that a worker takes at once: taking each separately would cost more than it
/// saves.
const GRAIN: usize = 2048;

impl<T: Task> Shared<T> {
    /// Runs tasks until there are no more. `called` is the time at which the worker was woken.
    pub(super) fn work(&self, worker: usize, pool: &ThreadPool, clock: Clock, called: f64) {
        let lane = pool.lane();
        let woken = Span {
            worker: lane,
            from: called,
            to: clock(),
            kind: SpanKind::Wake,
        };
        let mut spans = vec![woken];
        let mut done = Vec::new();
        while let Some(tasks) = self.next(worker, &mut done, &mut spans) {
            for mut task in tasks {
                let from = clock();
                let ran = catch_unwind(AssertUnwindSafe(|| self.run_to_the_end(&mut task, pool)));
                if let Err(panic) = ran {
                    self.state().panic = Some(panic);
                }
                spans.push(span(&task, lane, from, clock()));
                done.push(task);
            }
        }
    }

    /// Runs a task until it ends or is cancelled. A cancellation does not increase its budget.
    fn run_to_the_end(&self, task: &mut T, pool: &ThreadPool) {
        let (cancelled, budget) = (task.cancelled().clone(), *task.budget());
        let stop = || cancelled.load(Ordering::Relaxed) || self.is_dropped.load(Ordering::Relaxed);
        task.resume_with_waiting(&self.waiting, (), pool, &stop);
        *task.budget() = budget;
    }

    /// Returns finished tasks to the queue and takes the next ones. Without tasks the worker may sleep.
    fn next(&self, worker: usize, done: &mut Vec<T>, spans: &mut Vec<Span>) -> Option<Vec<T>> {
        let mut state = self.state();
        state.count_copied(done.len());
        state.running -= done.len();
        state.finished.append(done);
        spans.drain(..).for_each(|span| state.trace.add(span));
        if std::mem::take(&mut state.is_awaited) {
            self.finished.notify_one();
        }
        let (mut cost, mut taken) = (0, Vec::new());
        while let Some(task) = state.waiting.front()
            && (taken.is_empty() || cost + task.cost() <= GRAIN)
        {
            cost += task.cost();
            taken.extend(state.waiting.pop_front());
        }
        state.count_copied(taken.len());
        state.running += taken.len();
        self.count(&state);
        if taken.is_empty() {
            state.awake[worker] = false;
            return None;
        }
        Some(taken)
    }
}

impl<T> State<T> {
    /// Counts the bytes of tasks that went to another thread or came back from one.
    fn count_copied(&mut self, tasks: usize) {
        self.trace.totals.bytes_copied += (tasks * size_of::<T>()) as u64;
    }
}
