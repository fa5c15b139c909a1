//! Keeps a check from being stopped before it found something out, or inside a piece of work. A piece that is cut short
//! begins again. Where threads have pieces of their own, a long piece would be cut short for as long as other threads
//! find something out.

use nearpoint_geometry::work::{Lent, Work};
use std::sync::atomic::{AtomicBool, Ordering};

/// Work that is not stopped before something was found out. So a check completes however often it is stopped.
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

    /// Notes that something was found out, which is kept.
    pub fn note(&self) {
        self.has_found.store(true, Ordering::Relaxed);
    }

    /// Returns work for a piece that was begun, which always completes.
    pub fn piece(&self) -> Piece<'_, W> {
        Piece(self.work)
    }
}

/// Work that is not stopped.
pub(super) struct Piece<'a, W>(&'a W);

impl<W: Work> Lent for Piece<'_, W> {
    type Lender = W;

    fn lender(&self) -> &W {
        self.0
    }

    fn is_unwanted(&self) -> bool {
        false
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
