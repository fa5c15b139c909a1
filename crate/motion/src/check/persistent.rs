//! What a caller lends to a check, which is not stopped before it found something out, nor inside a piece of it: what is
//! cut short is begun again, and where threads have pieces of their own, a long one would be cut short for as long as the
//! other threads found out something in the meantime.

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

    /// For a piece that was begun: it comes to its end.
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
