//! Tests that each task is returned once, also if it is stopped, fails or is cancelled.

mod model;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use nearpoint_geometry::executor::{Executor, Interrupted};

use crate::resume::{Budget, Resumable};
use crate::task_queue::{Task, TaskQueue};
use crate::thread_pool::ThreadPool;
use crate::trace::SpanKind;

/// A task that polls `polls` times, then returns its number.
#[derive(Debug, Default)]
struct Count {
    number: u32,
    priority: u64,
    polls: usize,
    fails: bool,
    budget: Budget,
    cancelled: Arc<AtomicBool>,
    result: Option<u32>,
}

impl Task for Count {
    fn priority(&self) -> u64 {
        self.priority
    }

    fn cost(&self) -> usize {
        self.polls
    }

    fn pair(&self) -> [u32; 2] {
        [self.number, 0]
    }

    fn cancelled(&self) -> &Arc<AtomicBool> {
        &self.cancelled
    }

    fn is_begun(&self) -> bool {
        self.budget > 0
    }
}

impl Resumable<()> for Count {
    fn is_pending(&self) -> bool {
        self.result.is_none()
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn advance(&mut self, (): &mut (), executor: &impl Executor) -> Result<(), Interrupted> {
        for _ in 0..self.polls {
            if executor.is_interrupted() {
                return Err(Interrupted);
            }
        }
        assert!(!self.fails, "it fails");
        self.result = Some(self.number);
        Ok(())
    }
}

/// Returns the finished tasks until none is left, in their order.
fn all(
    queue: &TaskQueue<Count>,
    pool: &ThreadPool,
    stop: &(dyn Fn() -> bool + Sync),
) -> Vec<Count> {
    let mut back = Vec::new();
    while !queue.is_idle() {
        back.extend(queue.resume(pool, || 0.0, stop));
    }
    back
}

fn pools() -> [ThreadPool; 3] {
    [1, 2, 4].map(|threads| ThreadPool::with_threads(threads).unwrap())
}

fn count(number: u32, polls: usize) -> Count {
    Count {
        number,
        polls,
        ..Count::default()
    }
}

#[test]
fn tasks_run_by_any_pool_come_back_once_with_their_answers() {
    for pool in pools() {
        let queue = TaskQueue::default();
        for round in 0..20 {
            let tasks = (0..200).map(|number| count(number, (number * round) as usize));
            queue.send(tasks.collect(), &pool);
            let mut answers: Vec<_> = all(&queue, &pool, &|| false)
                .iter()
                .map(|task| task.result.unwrap())
                .collect();
            answers.sort_unstable();
            assert!(answers.into_iter().eq(0..200));
        }
        let trace = queue.trace();
        assert_eq!(trace.totals.queries, 20 * 200);
        // The lanes are the calling thread and each thread of the pool.
        let lanes = pool.worker_count() as u32;
        assert!(trace.spans.iter().all(|span| span.worker <= lanes));
    }
}

#[test]
fn one_thread_runs_tasks_by_priority_and_then_in_order() {
    let queue = TaskQueue::default();
    let urgent = |number| {
        let mut task = count(number, 10 - number as usize);
        task.priority = u64::from(number % 3);
        task
    };
    queue.send((0..6).map(urgent).collect(), &ThreadPool::Sequential);
    let back = all(&queue, &ThreadPool::Sequential, &|| false);
    let numbers: Vec<u32> = back.iter().map(|task| task.number).collect();
    assert_eq!(numbers, [2, 5, 1, 4, 0, 3]);
}

#[test]
fn tasks_stopped_by_the_engine_are_answered_all_the_same() {
    for pool in pools() {
        let queue = TaskQueue::default();
        queue.send((0..5).map(|number| count(number, 1 << 16)).collect(), &pool);
        let asked = AtomicUsize::new(0);
        let hasty = || asked.fetch_add(1, Ordering::Relaxed) % 3 > 1;
        let back = all(&queue, &pool, &hasty);
        assert!(back.iter().all(|task| task.result.is_some()));
        assert_eq!(back.len(), 5);
    }
}

#[test]
fn cancelled_tasks_come_back_without_an_answer() {
    let pool = ThreadPool::with_threads(2).unwrap();
    let queue = TaskQueue::default();
    let endless = [count(0, usize::MAX), count(1, usize::MAX)];
    let cancelled = endless.each_ref().map(|task| task.cancelled.clone());
    queue.send(endless.into(), &pool);
    // The engine leaves its own task to a worker at its next poll.
    let asked = AtomicUsize::new(0);
    queue.resume(&pool, || 0.0, &|| asked.fetch_add(1, Ordering::Relaxed) > 2);
    for cancelled in cancelled {
        cancelled.store(true, Ordering::Relaxed);
    }
    let back = all(&queue, &pool, &|| false);
    assert_eq!(back.len(), 2);
    assert!(back.iter().all(|task| task.result.is_none()));
    let spans = queue.trace().spans;
    assert!(
        spans
            .iter()
            .any(|span| matches!(span.kind, SpanKind::Interrupted(_)))
    );
}

#[test]
fn cancelled_pending_tasks_do_not_run() {
    let queue = TaskQueue::default();
    queue.send(
        (0..4).map(|number| count(number, 1)).collect(),
        &ThreadPool::Sequential,
    );
    let first = queue.resume(&ThreadPool::Sequential, || 0.0, &|| false);
    let rest: Vec<u32> = queue
        .cancel_pending()
        .iter()
        .map(|task| task.number)
        .collect();
    assert_eq!((first[0].result, rest), (Some(0), vec![1, 2, 3]));
    assert!(queue.is_idle());
}

#[test]
fn panic_of_a_worker_reaches_the_engine() {
    let pool = ThreadPool::with_threads(2).unwrap();
    let queue = TaskQueue::default();
    let mut fail = count(0, 1 << 20);
    fail.fails = true;
    let tasks = [fail, count(1, 1)];
    queue.send(tasks.into(), &pool);
    let gone = catch_unwind(AssertUnwindSafe(|| all(&queue, &pool, &|| false)));
    let panic = gone.unwrap_err();
    assert!(
        panic
            .downcast_ref::<&str>()
            .is_some_and(|stated| stated.contains("it fails"))
    );
}
