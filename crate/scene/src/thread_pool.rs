//! Runs the queries, on the calling thread or on threads that the caller provides.

#[cfg(feature = "threads")]
mod rayon;

use std::fmt::Debug;
use std::sync::Arc;

use nearpoint_geometry::executor::{DynExecutor, Executor};

/// A set of threads that run queries. A host implements it, so that a scene does not depend on how threads are created.
pub trait Workers: DynExecutor + Debug {
    /// Returns the index of the calling thread among the threads, if it is one of them.
    fn index(&self) -> Option<usize>;

    /// Returns whether the thread that calls the scene is never one of them.
    fn excludes_caller(&self) -> bool;

    /// Runs `task` on one of the threads, at a later time.
    fn spawn(&self, task: Box<dyn FnOnce() + Send>);

    /// Runs `task` once, to its end, in a context in which its joins use the threads.
    fn enter(&self, task: &mut (dyn FnMut() + Send));
}

/// The threads on which queries run. Results never depend on it.
#[derive(Debug, Clone, Default)]
pub enum ThreadPool {
    /// The calling thread.
    #[default]
    Sequential,
    /// The threads that a host provides.
    Threads(Arc<dyn Workers>),
}

impl ThreadPool {
    /// Returns the index of the calling thread in the pool, if it is one of its threads.
    pub(crate) fn index(&self) -> Option<usize> {
        match self {
            ThreadPool::Sequential => None,
            ThreadPool::Threads(workers) => workers.index(),
        }
    }

    /// Returns the lane of this thread in a trace. It is 0 for the thread that calls the scene. In the page, that
    /// thread is also registered in the pool.
    pub(crate) fn lane(&self) -> u32 {
        let is_apart = usize::from(self.excludes_caller());
        let index = self.index().map(|index| index + is_apart);
        index.unwrap_or(0) as u32
    }

    /// Returns whether the thread that calls the scene is never one of the pool's threads.
    pub(crate) fn excludes_caller(&self) -> bool {
        match self {
            ThreadPool::Sequential => false,
            ThreadPool::Threads(workers) => workers.excludes_caller(),
        }
    }

    /// Returns the number of threads that can work besides the calling one.
    pub(crate) fn worker_count(&self) -> usize {
        self.parallelism() - usize::from(!self.excludes_caller())
    }

    /// Runs `task` on another thread, at a later time. Its argument is true if it runs on this thread after all, which
    /// happens if this thread belongs to the pool and waits for the others.
    pub(crate) fn spawn(&self, task: impl FnOnce(bool) + Send + 'static) {
        match self {
            ThreadPool::Sequential => task(true),
            ThreadPool::Threads(workers) => {
                let (asker, pool) = (self.index(), self.clone());
                workers.spawn(Box::new(move || {
                    task(asker.is_some() && pool.index() == asker);
                }));
            }
        }
    }

    /// Runs `task` in a context in which its joins use the pool's threads.
    pub(crate) fn enter<R: Send>(&self, task: impl FnOnce() -> R + Send) -> R {
        match self {
            ThreadPool::Sequential => task(),
            ThreadPool::Threads(workers) => once(task, |run| workers.enter(run)),
        }
    }
}

impl Executor for ThreadPool {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        match self {
            ThreadPool::Sequential => (a(), b()),
            ThreadPool::Threads(workers) => {
                let workers: &dyn DynExecutor = &**workers;
                workers.join(a, b)
            }
        }
    }

    fn parallelism(&self) -> usize {
        match self {
            ThreadPool::Sequential => 1,
            ThreadPool::Threads(workers) => workers.parallelism_dyn(),
        }
    }
}

/// Passes `task` as a closure that can be called through a trait object, and returns its result.
fn once<R: Send>(
    task: impl FnOnce() -> R + Send,
    run: impl FnOnce(&mut (dyn FnMut() + Send)),
) -> R {
    let (mut task, mut result) = (Some(task), None);
    run(&mut || {
        if let Some(task) = task.take() {
            result = Some(task());
        }
    });
    result.expect("whoever lends threads runs each task")
}
