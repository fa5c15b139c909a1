//! Work that goes on where it was stopped, piece by piece.

use std::sync::atomic::{AtomicU64, Ordering};

use nearpoint_geometry::work::{Lent, Stopped, Work};

use crate::pool::Pool;

/// For how many polls the next piece of work does not listen to the wish to stop.
pub(crate) type Budget = u64;

/// Work in pieces, each of which comes to its end or is stopped and asked for again. A piece that was stopped is deaf
/// to the wish to stop for twice as long the next time, so that it ends some day however short the slices are.
pub(crate) trait Resumable<C: Send>: Send {
    /// Whether there is a piece of work to do.
    fn is_pending(&self) -> bool;

    /// Of the next piece of work.
    fn budget(&mut self) -> &mut Budget;

    /// Does the next piece of work.
    fn go_on(&mut self, context: &mut C, work: &impl Work) -> Result<(), Stopped>;

    /// Goes on until nothing is pending or `stop` says true. Whether a piece of work came to its end.
    fn resume(&mut self, mut context: C, pool: &Pool, stop: &(dyn Fn() -> bool + Sync)) -> bool {
        let mut is_changed = false;
        while self.is_pending() {
            let budget = *self.budget();
            if budget == 0 && stop() {
                break;
            }
            let work = Watched {
                pool,
                stop,
                budget,
                polls: AtomicU64::new(0),
            };
            let Ok(()) = pool.enter(|| self.go_on(&mut context, &work)) else {
                *self.budget() = work.polls.into_inner().saturating_mul(2);
                break;
            };
            *self.budget() = 0;
            is_changed = true;
        }
        is_changed
    }
}

/// A pool whose work may be asked to stop.
struct Watched<'a> {
    pool: &'a Pool,
    stop: &'a (dyn Fn() -> bool + Sync),
    budget: Budget,
    polls: AtomicU64,
}

impl Lent for Watched<'_> {
    type Lender = Pool;

    fn lender(&self) -> &Pool {
        self.pool
    }

    fn is_unwanted(&self) -> bool {
        self.polls.fetch_add(1, Ordering::Relaxed) >= self.budget && (self.stop)()
    }
}
