//! Runs a worker thread, which takes tasks from the queue until there are none.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;

use super::{LOW, MANY, Shared, State, Task, span};
use crate::clock::Clock;
use crate::thread_pool::ThreadPool;
use crate::trace::{Span, SpanKind};

/// The largest total cost of several tasks that a worker takes at once: taking each separately would cost more than it
/// saves.
const GRAIN: usize = 2048;

impl<T: Task> Shared<T> {
    /// Runs tasks until there are no more. `called` is the time at which the worker was woken.
    ///
    /// The pool may start another worker on a thread that waits for parts of its task. That worker ends at once: the task
    /// would wait until the worker finds no more.
    pub(super) fn work(&self, worker: usize, pool: &ThreadPool, clock: Clock, called: f64) {
        let thread = pool.index();
        if let Some(thread) = thread {
            let mut state = self.state();
            if state.threads.contains(&thread) {
                state.awake[worker] = false;
                return;
            }
            state.threads.push(thread);
        }
        let lane = pool.lane();
        let woken = Span {
            worker: lane,
            from: called,
            to: clock(),
            kind: SpanKind::Wake,
        };
        let mut spans = vec![woken];
        let (mut tasks, mut done) = (Vec::new(), Vec::new());
        while self.exchange(worker, &mut done, &mut tasks, &mut spans) {
            for mut task in tasks.drain(..) {
                let from = clock();
                let ran = catch_unwind(AssertUnwindSafe(|| self.run_to_the_end(&mut *task, pool)));
                if let Err(panic) = ran {
                    self.state().panic = Some(panic);
                }
                spans.push(span(&*task, lane, from, clock()));
                done.push(task);
            }
        }
        if let Some(thread) = thread {
            self.state().threads.retain(|other| *other != thread);
        }
    }

    /// Runs a task until it ends or is cancelled. A cancellation does not increase its budget. The task may be split
    /// although others wait: its parts run on this thread, too, except for those that an idle one takes over. So the
    /// longest task, which starts first, does not run alone at the end.
    fn run_to_the_end(&self, task: &mut T, pool: &ThreadPool) {
        let (cancelled, budget) = (task.cancelled().clone(), *task.budget());
        let stop = || cancelled.load(Ordering::Relaxed) || self.is_dropped.load(Ordering::Relaxed);
        task.resume((), pool, &stop);
        *task.budget() = budget;
    }

    /// Returns finished tasks to the queue and takes the next ones. Returns whether there are any; without tasks the
    /// worker may sleep.
    fn exchange(
        &self,
        worker: usize,
        done: &mut Vec<Box<T>>,
        tasks: &mut Vec<Box<T>>,
        spans: &mut Vec<Span>,
    ) -> bool {
        let mut state = self.state();
        state.count_copied(done.len());
        state.running -= done.len();
        state.busy -= usize::from(!done.is_empty());
        state.finished.append(done);
        spans.drain(..).for_each(|span| state.trace.add(span));
        state.take_batch(tasks);
        state.busy += usize::from(!tasks.is_empty());
        self.count(&state);
        if tasks.is_empty() {
            state.awake[worker] = false;
        }
        let is_worth_it = state.waiting.len() < LOW || state.finished.len() >= MANY;
        let wakes_engine = is_worth_it && std::mem::take(&mut state.is_awaited);
        drop(state);
        if wakes_engine {
            self.finished.notify_one();
        }
        !tasks.is_empty()
    }
}

impl<T: Task> State<T> {
    /// Takes the next tasks: one, or several small ones. The last tasks are taken one by one, so that all workers end at
    /// the same time.
    fn take_batch(&mut self, tasks: &mut Vec<Box<T>>) {
        let most = (self.waiting.len() / (2 * self.awake.len())).max(1);
        let mut cost = 0;
        while let Some(task) = self.waiting.front()
            && tasks.len() < most
            && (tasks.is_empty() || cost + task.cost() <= GRAIN)
        {
            cost += task.cost();
            tasks.extend(self.waiting.pop_front());
        }
        self.running += tasks.len();
        self.count_copied(tasks.len());
    }
}

impl<T> State<T> {
    /// Counts the bytes of tasks that went to another thread or came back from one.
    fn count_copied(&mut self, tasks: usize) {
        self.trace.totals.bytes_copied += (tasks * size_of::<T>()) as u64;
    }
}
