//! What a caller lends to a check, which is not stopped before it found something out.

use nearpoint_geometry::work::{Lent, Work};
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

impl<W: Work> Lent for Persistent<'_, W> {
    type Lender = W;

    fn lender(&self) -> &W {
        self.work
    }

    fn is_unwanted(&self) -> bool {
        self.has_found.load(Ordering::Relaxed) && self.work.stopped()
    }
}
