//! Provides implementations of [`Executor`] for tests.

use nearpoint_geometry::executor::{Executor, SequentialExecutor};
use std::sync::atomic::{AtomicUsize, Ordering};

/// An executor that spawns a thread for each join, up to a limit.
#[derive(Debug)]
pub struct ThreadExecutor {
    parallelism: usize,
    running: AtomicUsize,
}

impl ThreadExecutor {
    /// Creates an executor with at most `parallelism` threads.
    pub fn new(parallelism: usize) -> Self {
        Self {
            parallelism,
            running: AtomicUsize::new(1),
        }
    }
}

impl Executor for ThreadExecutor {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        let taken = self.running.fetch_add(1, Ordering::Relaxed);
        let both = if taken < self.parallelism {
            std::thread::scope(|s| {
                let b = s.spawn(b);
                (a(), b.join().unwrap())
            })
        } else {
            let b = b();
            (a(), b)
        };
        self.running.fetch_sub(1, Ordering::Relaxed);
        both
    }

    fn parallelism(&self) -> usize {
        self.parallelism
    }
}

/// An executor that stops a query after a limited number of polls.
#[derive(Debug)]
pub struct StopAfterPolls {
    /// The number of polls that are left.
    pub polls: AtomicUsize,
    /// The parallelism that it reports.
    pub parallelism: usize,
}

impl StopAfterPolls {
    /// Creates an executor on one thread that stops after this number of polls.
    pub fn new(polls: usize) -> Self {
        Self {
            polls: AtomicUsize::new(polls),
            parallelism: 1,
        }
    }
}

impl Executor for StopAfterPolls {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        SequentialExecutor.join(a, b)
    }

    fn parallelism(&self) -> usize {
        self.parallelism
    }

    fn is_interrupted(&self) -> bool {
        self.polls
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1))
            .is_err()
    }
}
