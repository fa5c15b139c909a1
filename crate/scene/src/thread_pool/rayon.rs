//! Implements a pool of rayon's threads, for programs that create their own.

use std::sync::Arc;

use nearpoint_geometry::executor::Executor;
use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};

use super::{ThreadPool, Workers};

impl ThreadPool {
    /// Makes a pool with this many threads; with 1, the calling thread runs everything.
    pub fn with_threads(threads: usize) -> Result<ThreadPool, ThreadPoolBuildError> {
        if threads <= 1 {
            return Ok(ThreadPool::Sequential);
        }
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        Ok(ThreadPool::Threads(Arc::new(OwnThreads(pool))))
    }
}

/// A rayon pool that belongs to one scene.
#[derive(Debug)]
struct OwnThreads(rayon::ThreadPool);

impl Executor for OwnThreads {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        match self.0.current_thread_index() {
            Some(_) => rayon::join(a, b),
            None => self.0.join(a, b),
        }
    }

    fn parallelism(&self) -> usize {
        self.0.current_num_threads()
    }
}

impl Workers for OwnThreads {
    fn index(&self) -> Option<usize> {
        self.0.current_thread_index()
    }

    fn excludes_caller(&self) -> bool {
        true
    }

    fn spawn(&self, task: Box<dyn FnOnce() + Send>) {
        self.0.spawn(task);
    }

    fn enter(&self, task: &mut (dyn FnMut() + Send)) {
        self.0.install(task);
    }
}
