//! What a caller lends to a call, and how it is split.

use nearpoint_geometry::work::Work;
use std::sync::atomic::{AtomicBool, Ordering};

/// Work that is not stopped before something was found out. So a check comes to its end however often it is stopped.
pub(super) struct Persistent<'a, W> {
    work: &'a W,
    has_found: AtomicBool,
}

impl<'a, W: Work> Persistent<'a, W> {
    pub fn new(work: &'a W) -> Self {
        Self {
            work,
            has_found: AtomicBool::new(false),
        }
    }

    /// Takes note that something was found out, which stays.
    pub fn note(&self) {
        self.has_found.store(true, Ordering::Relaxed);
    }
}

impl<W: Work> Work for Persistent<'_, W> {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        self.work.join(a, b)
    }

    fn width(&self) -> usize {
        self.work.width()
    }

    fn stopped(&self) -> bool {
        self.has_found.load(Ordering::Relaxed) && self.work.stopped()
    }
}
