//! Prevents that a check is interrupted before its first result, or inside a task. An interrupted task begins again.
//! Where each thread has its own task, a long one would be interrupted for as long as other threads produce results.

use nearpoint_geometry::executor::{Executor, ExecutorAdapter};
use std::sync::atomic::{AtomicBool, Ordering};

/// An executor that is not interrupted before the first result. So a check completes however often it is stopped.
pub(crate) struct PersistentExecutor<'a, W> {
    executor: &'a W,
    has_result: AtomicBool,
}

impl<'a, W: Executor> PersistentExecutor<'a, W> {
    /// Wraps an executor, which is not interrupted until a result is recorded.
    pub fn new(executor: &'a W) -> Self {
        Self {
            executor,
            has_result: AtomicBool::new(false),
        }
    }

    /// Records that there is a result, which is stored.
    pub fn record_result(&self) {
        self.has_result.store(true, Ordering::Relaxed);
    }

    /// Returns an executor for a task that has begun, which always completes.
    pub fn uninterruptible(&self) -> UninterruptibleExecutor<'_, W> {
        UninterruptibleExecutor(self.executor)
    }
}

/// An executor that is never interrupted.
pub(crate) struct UninterruptibleExecutor<'a, W>(&'a W);

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
