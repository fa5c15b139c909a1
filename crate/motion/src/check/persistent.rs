//! Keeps a check from being stopped before it found something out, or inside a piece of work. A piece that is cut short
//! begins again. Where threads have pieces of their own, a long piece would be cut short for as long as other threads
//! find something out.

use nearpoint_geometry::executor::{Executor, ExecutorAdapter};
use std::sync::atomic::{AtomicBool, Ordering};

/// Work that is not stopped before something was found out. So a check completes however often it is stopped.
pub(super) struct PersistentExecutor<'a, W> {
    executor: &'a W,
    has_result: AtomicBool,
}

impl<'a, W: Executor> PersistentExecutor<'a, W> {
    pub fn new(executor: &'a W) -> Self {
        Self {
            executor,
            has_result: AtomicBool::new(false),
        }
    }

    /// Notes that something was found out, which is kept.
    pub fn record_result(&self) {
        self.has_result.store(true, Ordering::Relaxed);
    }

    /// Returns work for a piece that was begun, which always completes.
    pub fn uninterruptible(&self) -> UninterruptibleExecutor<'_, W> {
        UninterruptibleExecutor(self.executor)
    }
}

/// Work that is not stopped.
pub(super) struct UninterruptibleExecutor<'a, W>(&'a W);

impl<W: Executor> ExecutorAdapter for UninterruptibleExecutor<'_, W> {
    type Inner = W;

    fn inner(&self) -> &W {
        self.0
    }

    fn should_stop(&self) -> bool {
        false
    }
}

impl<W: Executor> ExecutorAdapter for PersistentExecutor<'_, W> {
    type Inner = W;

    fn inner(&self) -> &W {
        self.executor
    }

    fn should_stop(&self) -> bool {
        self.has_result.load(Ordering::Relaxed) && self.executor.is_interrupted()
    }
}
