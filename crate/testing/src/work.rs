//! Provides implementations of [`Work`] for tests.

use nearpoint_geometry::work::{Serial, Work};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Workers that spawn a thread for each join, up to a limit.
#[derive(Debug)]
pub struct Threads {
    width: usize,
    running: AtomicUsize,
}

impl Threads {
    /// Makes workers with at most `width` threads.
    pub fn new(width: usize) -> Self {
        Self {
            width,
            running: AtomicUsize::new(1),
        }
    }
}

impl Work for Threads {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        let taken = self.running.fetch_add(1, Ordering::Relaxed);
        let both = if taken < self.width {
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

    fn width(&self) -> usize {
        self.width
    }
}

/// A worker that stops a query after a limited number of polls.
#[derive(Debug)]
pub struct Limited {
    /// The number of polls that are left.
    pub polls: AtomicUsize,
    /// The number of threads that it claims to have.
    pub width: usize,
}

impl Limited {
    /// Returns work on one thread that stops after this number of polls.
    pub fn new(polls: usize) -> Self {
        Self {
            polls: AtomicUsize::new(polls),
            width: 1,
        }
    }
}

impl Work for Limited {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        Serial.join(a, b)
    }

    fn width(&self) -> usize {
        self.width
    }

    fn stopped(&self) -> bool {
        self.polls
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1))
            .is_err()
    }
}
