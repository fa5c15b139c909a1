//! Tests that each task is returned once, also if it is stopped, fails or is cancelled.
//!
//! The tests run for many orders in which threads can take turns. The queue is compiled here with locks that decide which
//! thread continues. They never time out, so a wake-up that is lost is a deadlock, which fails the test.

/// The locks of the model.
mod sync {
    pub use shuttle::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, TryLockError};
}

#[path = "task_queue/mod.rs"]
#[allow(dead_code, clippy::duplicate_mod)]
mod task_queue;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use nearpoint_geometry::executor::{DynExecutor, Executor, Interrupted};
use shuttle::scheduler::{PctScheduler, RandomScheduler};
use shuttle::thread::{self, JoinHandle};
use shuttle::{Config, Runner};

use crate::resume::{Budget, Resumable};
use crate::thread_pool::{ThreadPool, Workers};
use crate::trace::SpanKind;
use task_queue::{Task, TaskQueue};

/// The number of orders that each test tries with each scheduler.
const ORDERS: usize = 500;

/// Runs `test` in many orders of its threads.
fn check(test: impl Fn() + Send + Sync + 'static) {
    let mut config = Config::new();
    config.stack_size = 1 << 18;
    let test = Arc::new(test);
    let (random, rare) = (test.clone(), test);
    let scheduler = RandomScheduler::new_from_seed(1, ORDERS);
    Runner::new(scheduler, config.clone()).run(move || random());
    // Few changes of the running thread, at any places.
    let scheduler = PctScheduler::new_from_seed(1, 3, ORDERS);
    Runner::new(scheduler, config).run(move || rare());
}

/// Threads of the model.
#[derive(Debug)]
struct ModelThreads {
    threads: usize,
    excludes_caller: bool,
    started: Mutex<Vec<JoinHandle<()>>>,
}

impl DynExecutor for ModelThreads {
    fn join_dyn(&self, a: &mut (dyn FnMut() + Send), b: &mut (dyn FnMut() + Send)) {
        a();
        b();
    }

    fn parallelism_dyn(&self) -> usize {
        self.threads
    }

    fn is_interrupted_dyn(&self) -> bool {
        false
    }
}

impl Workers for ModelThreads {
    fn index(&self) -> Option<usize> {
        None
    }

    fn excludes_caller(&self) -> bool {
        self.excludes_caller
    }

    fn spawn(&self, task: Box<dyn FnOnce() + Send>) {
        let started = thread::spawn(task);
        self.started.lock().unwrap().push(started);
    }

    fn enter(&self, task: &mut (dyn FnMut() + Send)) {
        task();
    }
}

/// A pool whose threads a test can join.
struct ModelPool(Arc<ModelThreads>);

impl ModelPool {
    /// Creates a pool of workers and, unless it excludes it, the caller.
    fn new(workers: usize, excludes_caller: bool) -> Self {
        Self(Arc::new(ModelThreads {
            threads: workers + usize::from(!excludes_caller),
            excludes_caller,
            started: Mutex::default(),
        }))
    }

    fn pool(&self) -> ThreadPool {
        ThreadPool::Threads(self.0.clone())
    }

    /// Waits until all threads have ended.
    fn join(&self) {
        let started = std::mem::take(&mut *self.0.started.lock().unwrap());
        for thread in started {
            thread.join().unwrap();
        }
    }
}

/// A task that lets the other threads run `polls` times.
#[derive(Debug)]
struct Step {
    number: usize,
    priority: u64,
    polls: usize,
    fails: bool,
    budget: Budget,
    cancelled: Arc<AtomicBool>,
    /// Counts the completed runs of each task.
    runs: Arc<[AtomicUsize; 4]>,
    is_done: bool,
}

impl Task for Step {
    fn priority(&self) -> u64 {
        self.priority
    }

    fn cost(&self) -> usize {
        self.polls
    }

    fn pair(&self) -> [u32; 2] {
        [self.number as u32, 0]
    }

    fn cancelled(&self) -> &Arc<AtomicBool> {
        &self.cancelled
    }

    fn is_begun(&self) -> bool {
        self.budget > 0
    }
}

impl Resumable<()> for Step {
    fn is_pending(&self) -> bool {
        !self.is_done
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn advance(&mut self, (): &mut (), executor: &impl Executor) -> Result<(), Interrupted> {
        for _ in 0..self.polls {
            thread::yield_now();
            executor.poll(true)?;
        }
        if self.fails {
            // It does not call the hook, which would print a report in each order.
            resume_unwind(Box::new("it fails"));
        }
        self.runs[self.number].fetch_add(1, Ordering::Relaxed);
        self.is_done = true;
        Ok(())
    }
}

/// Makes a task for each number of polls.
fn steps<const N: usize>(polls: [usize; N]) -> [Step; N] {
    let runs = Arc::new([const { AtomicUsize::new(0) }; 4]);
    let mut number = 0;
    polls.map(|polls| {
        number += 1;
        Step {
            number: number - 1,
            priority: 0,
            polls,
            fails: false,
            budget: 0,
            cancelled: Arc::default(),
            runs: runs.clone(),
            is_done: false,
        }
    })
}

/// Returns the finished tasks until none is left.
fn all(queue: &TaskQueue<Step>, pool: &ThreadPool, stop: &(dyn Fn() -> bool + Sync)) -> Vec<Step> {
    let mut back = Vec::new();
    while !queue.is_idle() {
        back.extend(queue.resume(pool, || 0.0, stop));
    }
    back
}

fn numbers(tasks: &[Step]) -> Vec<usize> {
    tasks.iter().map(|task| task.number).collect()
}

/// Checks both kinds of pools, with one and two workers.
fn check_pools(test: impl Fn(&ModelPool) + Copy + Send + Sync + 'static) {
    for (workers, excludes_caller) in [(1, false), (2, false), (1, true), (2, true)] {
        check(move || {
            let threads = ModelPool::new(workers, excludes_caller);
            test(&threads);
            threads.join();
        });
    }
}

#[test]
fn each_task_runs_once_and_comes_back_once_in_every_order() {
    check_pools(|threads| {
        let (queue, pool) = (TaskQueue::default(), threads.pool());
        let [a, b, c, d] = steps([2, 0, 1, 1]);
        let runs = a.runs.clone();
        queue.send(vec![a, b], &pool);
        let mut back = queue.resume(&pool, || 0.0, &|| false);
        queue.send(vec![c, d], &pool);
        back.extend(all(&queue, &pool, &|| false));
        back.sort_by_key(|task| task.number);
        assert_eq!(numbers(&back), [0, 1, 2, 3]);
        assert!(runs.iter().all(|runs| runs.load(Ordering::Relaxed) == 1));
        assert_eq!(queue.trace().totals.queries, 4);
    });
}

#[test]
fn one_thread_runs_tasks_by_priority_and_then_in_order() {
    let in_order = || {
        let queue = TaskQueue::default();
        let mut tasks = steps([4, 3, 2, 1]);
        (tasks[1].priority, tasks[3].priority) = (1, 1);
        queue.send(tasks.into(), &ThreadPool::Sequential);
        let first = queue.resume(&ThreadPool::Sequential, || 0.0, &|| false);
        assert_eq!(numbers(&first), [1]);
        let rest = all(&queue, &ThreadPool::Sequential, &|| false);
        assert_eq!(numbers(&rest), [3, 0, 2]);
    };
    shuttle::check_random(in_order, 1);
}

#[test]
fn tasks_stopped_by_the_engine_are_answered_all_the_same_in_every_order() {
    check_pools(|threads| {
        let (queue, pool) = (TaskQueue::default(), threads.pool());
        queue.send(steps([8, 8, 8]).into(), &pool);
        let asked = AtomicUsize::new(0);
        let hasty = || asked.fetch_add(1, Ordering::Relaxed) % 3 > 1;
        let back = all(&queue, &pool, &hasty);
        assert!(back.iter().all(|task| task.is_done));
        assert_eq!(back.len(), 3);
    });
}

#[test]
fn tasks_cancelled_while_they_run_come_back_in_every_order() {
    check_pools(|threads| {
        let (queue, pool) = (TaskQueue::default(), threads.pool());
        let tasks = steps([usize::MAX, 1, usize::MAX]);
        let [endless, _, other] = tasks.each_ref().map(|task| task.cancelled.clone());
        queue.send(tasks.into(), &pool);
        let mut back = queue.resume(&pool, || 0.0, &|| true);
        endless.store(true, Ordering::Relaxed);
        other.store(true, Ordering::Relaxed);
        back.extend(all(&queue, &pool, &|| false));
        back.sort_by_key(|task| task.number);
        let done: Vec<bool> = back.iter().map(|task| task.is_done).collect();
        assert_eq!(done, [false, true, false]);
        // The engine returns a cancelled task without a span.
        let mut spans = queue.trace().spans.into_iter();
        let has_span = spans.any(|span| matches!(span.kind, SpanKind::Interrupted(_)));
        assert!(has_span || !pool.excludes_caller());
    });
}

#[test]
fn pending_tasks_that_are_taken_back_do_not_run_in_any_order() {
    check_pools(|threads| {
        let (queue, pool) = (TaskQueue::default(), threads.pool());
        queue.send(steps([1, 1, 1, 1]).into(), &pool);
        let mut back = queue.resume(&pool, || 0.0, &|| true);
        let taken = queue.cancel_pending();
        back.extend(all(&queue, &pool, &|| false));
        assert!(back.iter().all(|task| task.is_done));
        assert!(taken.iter().all(|task| !task.is_done));
        back.extend(taken);
        let mut all = numbers(&back);
        all.sort_unstable();
        assert_eq!(all, [0, 1, 2, 3]);
    });
}

#[test]
fn dropping_the_queue_ends_running_tasks_in_every_order() {
    check_pools(|threads| {
        let (queue, pool) = (TaskQueue::default(), threads.pool());
        let tasks = steps([usize::MAX, usize::MAX, 1]);
        let runs = Arc::downgrade(&tasks[0].runs);
        queue.send(tasks.into(), &pool);
        drop(queue.resume(&pool, || 0.0, &|| true));
        drop(queue);
        threads.join();
        assert!(runs.upgrade().is_none(), "all tasks are dropped");
    });
}

#[test]
fn a_panic_reaches_the_engine_and_no_other_task_is_lost_in_any_order() {
    check_pools(|threads| {
        let (queue, pool) = (TaskQueue::default(), threads.pool());
        let mut tasks = steps([1, 1, 1]);
        tasks[0].fails = true;
        queue.send(tasks.into(), &pool);
        let mut back = Vec::new();
        let mut panics = Vec::new();
        while !queue.is_idle() {
            let resumed = catch_unwind(AssertUnwindSafe(|| queue.resume(&pool, || 0.0, &|| false)));
            match resumed {
                Ok(tasks) => back.extend(tasks),
                Err(panic) => panics.extend(panic.downcast_ref::<&str>().copied()),
            }
        }
        assert_eq!(panics, ["it fails"]);
        let done = back.iter().filter(|task| task.is_done);
        assert_eq!(done.count(), 2);
    });
}
