//! Queues tasks that a pool's workers run beside the engine. The engine must return often, so it only runs short tasks
//! itself, and none if its thread is not one of the pool's. A worker stays with its task until the task ends or is
//! cancelled. A task owns all that it needs, so no thread waits for another.

mod worker;

use core::time::Duration;
use std::any::Any;
use std::cmp::Reverse;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, TryLockError};
use crate::clock::Clock;
use crate::resume::Resumable;
use crate::thread_pool::ThreadPool;
use crate::trace::{Span, SpanKind, Trace};

/// A query with all data that it needs.
pub(crate) trait Task: Resumable<()> + 'static {
    /// Returns the priority; tasks of a higher priority run first.
    fn priority(&self) -> u64;

    /// Estimates the run time, in triangles.
    fn cost(&self) -> usize;

    /// Returns the ids of its two parts, for the trace.
    fn pair(&self) -> [u32; 2];

    /// Returns the flag that cancels the task.
    fn cancelled(&self) -> &Arc<AtomicBool>;

    /// Returns whether the task was stopped before.
    fn is_begun(&self) -> bool;
}

/// A queue of tasks that wait, that run, and that are finished.
#[derive(Debug)]
pub(crate) struct TaskQueue<T>(Arc<Shared<T>>);

#[derive(Debug)]
struct Shared<T> {
    state: Mutex<State<T>>,
    /// The signal that a worker has finished tasks.
    finished: Condvar,
    /// The number of waiting tasks, readable without the lock.
    waiting: AtomicUsize,
    /// True once the queue was dropped, so that running tasks end.
    is_dropped: AtomicBool,
}

#[derive(Debug)]
struct State<T> {
    /// The waiting tasks, in the order in which they run.
    waiting: VecDeque<Box<T>>,
    finished: Vec<Box<T>>,
    running: usize,
    /// The flags of the workers that are awake.
    awake: Vec<bool>,
    /// The number of workers that have tasks.
    busy: usize,
    /// The threads of the pool on which a worker runs.
    threads: Vec<usize>,
    /// True while the engine waits for a finished task.
    is_awaited: bool,
    /// The payload of a task's panic.
    panic: Option<Box<dyn Any + Send>>,
    trace: Trace,
}

/// The number of waiting tasks below which the engine should send more. So no worker finds the queue empty while the
/// engine makes tasks.
pub(crate) const LOW: usize = 512;

/// The number of finished tasks for which it pays to wake the engine while more than [`LOW`] are waiting.
const MANY: usize = 64;

/// The time that the engine waits before it polls `stop` again. The queue reads no clock for this: `stop` has one.
const WAIT: Duration = Duration::from_millis(1);

impl<T> Default for TaskQueue<T> {
    fn default() -> Self {
        let state = State {
            waiting: VecDeque::new(),
            finished: Vec::new(),
            running: 0,
            awake: Vec::new(),
            busy: 0,
            threads: Vec::new(),
            is_awaited: false,
            panic: None,
            trace: Trace::default(),
        };
        Self(Arc::new(Shared {
            state: Mutex::new(state),
            finished: Condvar::new(),
            waiting: AtomicUsize::new(0),
            is_dropped: AtomicBool::new(false),
        }))
    }
}

/// Running tasks notice the drop at their next poll.
impl<T> Drop for TaskQueue<T> {
    fn drop(&mut self) {
        self.0.is_dropped.store(true, Ordering::Relaxed);
        self.0.state().waiting.clear();
    }
}

impl<T: Task> TaskQueue<T> {
    /// Adds tasks to the queue. They run in order of priority; if workers share them, the longest of equal priority
    /// runs first.
    pub fn send(&self, tasks: Vec<T>, pool: &ThreadPool) {
        if tasks.is_empty() {
            return;
        }
        let is_shared = pool.worker_count() > 0;
        let rank = |task: &T| (task.priority(), if is_shared { task.cost() } else { 0 });
        let mut tasks: Vec<Box<T>> = tasks.into_iter().map(Box::new).collect();
        tasks.sort_by_key(|task| Reverse(rank(task)));
        let mut state = self.0.state();
        state.waiting.extend(tasks);
        // Merges two sorted runs, which takes linear time.
        let waiting = state.waiting.make_contiguous();
        waiting.sort_by_key(|task| Reverse(rank(task)));
        self.0.count(&state);
    }

    /// Takes back the tasks that do not run yet.
    pub fn cancel_pending(&self) -> Vec<T> {
        let mut state = self.0.state();
        let waiting = std::mem::take(&mut state.waiting);
        self.0.count(&state);
        waiting.into_iter().map(|task| *task).collect()
    }

    /// Returns the number of tasks that do not run yet.
    pub fn waiting(&self) -> usize {
        self.0.waiting.load(Ordering::Relaxed)
    }

    /// Returns whether every task that was sent has been taken out.
    pub fn is_idle(&self) -> bool {
        let state = self.0.state();
        state.running + state.waiting.len() + state.finished.len() == 0
    }

    /// Runs tasks on all threads until the engine has run one, or tasks that it waited for are finished, or `stop`
    /// returns true. Returns the finished tasks.
    pub fn resume(
        &self,
        pool: &ThreadPool,
        clock: Clock,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Vec<T> {
        let mut state = self.0.state();
        self.wake_workers(&mut state, pool, clock);
        let own = state
            .inline_index(pool)
            .and_then(|place| state.waiting.remove(place));
        state.running += usize::from(own.is_some());
        self.0.count(&state);
        drop(state);
        match own {
            Some(task) => self.run_inline(task, pool, clock, stop),
            None => self.wait(clock, stop),
        }
        let mut state = self.0.state();
        if let Some(panic) = state.panic.take() {
            drop(state);
            resume_unwind(panic);
        }
        let finished = std::mem::take(&mut state.finished);
        drop(state);
        finished.into_iter().map(|task| *task).collect()
    }

    /// Returns the recent spans of each thread.
    pub fn trace(&self) -> Trace {
        self.0.state().trace.clone()
    }

    /// Adds spans that were recorded outside of the queue to the trace.
    pub fn add_to_trace(&self, spans: Vec<Span>) {
        let mut state = self.0.state();
        spans.into_iter().for_each(|span| state.trace.add(span));
    }

    /// Wakes as many workers as there are tasks for them, beside those that will soon take one.
    fn wake_workers(&self, state: &mut State<T>, pool: &ThreadPool, clock: Clock) {
        let awake = state.awake.iter().filter(|awake| **awake).count();
        let for_engine = usize::from(state.inline_index(pool).is_some());
        let mut more = (state.waiting.len() - for_engine).saturating_sub(awake - state.busy);
        let all = pool.worker_count().max(state.awake.len());
        state.awake.resize(all, false);
        for worker in 0..pool.worker_count() {
            if more > 0 && !std::mem::replace(&mut state.awake[worker], true) {
                more -= 1;
                let (shared, called) = (self.0.clone(), clock());
                let lent = pool.clone();
                pool.spawn(move |is_engine| match is_engine {
                    true => shared.state().awake[worker] = false,
                    false => shared.work(worker, &lent, clock, called),
                });
            }
        }
    }

    /// Runs a task on the engine's thread until `stop` returns true. If it is not finished then, another thread resumes
    /// it, if there is one.
    fn run_inline(
        &self,
        mut task: Box<T>,
        pool: &ThreadPool,
        clock: Clock,
        stop: &(dyn Fn() -> bool + Sync),
    ) {
        let is_wanted = !task.cancelled().load(Ordering::Relaxed);
        let from = clock();
        let ran = catch_unwind(AssertUnwindSafe(|| {
            if is_wanted {
                task.resume_with_waiting(&self.0.waiting, (), pool, stop);
            }
        }));
        let to = clock();
        let mut state = self.0.state();
        let failed = ran.err();
        if is_wanted && (task.is_begun() || !task.is_pending()) {
            state.trace.add(span(&*task, ENGINE, from, to));
        }
        state.running -= 1;
        if task.is_pending() && is_wanted && failed.is_none() {
            state.waiting.push_front(task);
            self.0.count(&state);
        } else {
            state.finished.push(task);
        }
        state.panic = state.panic.take().or(failed);
    }

    /// Waits until a task is finished or `stop` returns true.
    fn wait(&self, clock: Clock, stop: &(dyn Fn() -> bool + Sync)) {
        let from = clock();
        let mut state = self.0.state();
        state.is_awaited = state.finished.is_empty();
        while state.is_awaited && !stop() {
            let waited = self.0.finished.wait_timeout(state, WAIT);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        state.is_awaited = false;
        state.trace.add(Span {
            worker: ENGINE,
            from,
            to: clock(),
            kind: SpanKind::Wait,
        });
    }
}

impl<T: Task> State<T> {
    /// Returns the index of the task that the engine should run: the smallest of the highest priority, which is most
    /// likely to end in time. A task that was stopped before takes too long for the engine if there are workers. An
    /// engine outside of the pool has a worker for each thread of the pool, and runs nothing itself.
    fn inline_index(&self, pool: &ThreadPool) -> Option<usize> {
        let first = self.waiting.front()?;
        if pool.worker_count() == 0 {
            return Some(0);
        }
        if pool.excludes_caller() {
            return None;
        }
        let priority = first.priority();
        let end = self
            .waiting
            .partition_point(|task| task.priority() >= priority);
        (0..end).rfind(|&place| !self.waiting[place].is_begun())
    }
}

impl<T> Shared<T> {
    /// Locks the state, which is consistent even after a panic in another thread. It is never inlined, since there are
    /// many callers.
    #[inline(never)]
    fn state(&self) -> MutexGuard<'_, State<T>> {
        let locked = self.state.try_lock();
        let is_contended = matches!(locked, Err(TryLockError::WouldBlock));
        let mut state = match locked {
            Ok(state) => state,
            Err(_) => self.state.lock().unwrap_or_else(PoisonError::into_inner),
        };
        let totals = &mut state.trace.totals;
        totals.locks += 1;
        totals.contended_locks += u32::from(is_contended);
        state
    }

    fn count(&self, state: &State<T>) {
        self.waiting.store(state.waiting.len(), Ordering::Relaxed);
    }
}

/// The engine's number in the trace.
const ENGINE: u32 = 0;

fn span<T: Task>(task: &T, worker: u32, from: f64, to: f64) -> Span {
    let kind = match task.is_pending() {
        true => SpanKind::Interrupted(task.pair()),
        false => SpanKind::Query(task.pair()),
    };
    Span {
        worker,
        from,
        to,
        kind,
    }
}
