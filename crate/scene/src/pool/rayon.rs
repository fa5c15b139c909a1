//! Provides rayon's threads, for programs that make their own.

use std::sync::Arc;

use nearpoint_geometry::work::Work;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

use super::{Pool, Workers};

impl Pool {
    /// Makes a pool with this many threads; one is the calling thread alone.
    pub fn with_threads(threads: usize) -> Result<Pool, ThreadPoolBuildError> {
        if threads <= 1 {
            return Ok(Pool::Serial);
        }
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        Ok(Pool::Threads(Arc::new(Own(pool))))
    }
}

/// A pool for this scene alone.
#[derive(Debug)]
struct Own(ThreadPool);

impl Work for Own {
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

    fn width(&self) -> usize {
        self.0.current_num_threads()
    }
}

impl Workers for Own {
    fn index(&self) -> Option<usize> {
        self.0.current_thread_index()
    }

    fn is_apart(&self) -> bool {
        true
    }

    fn spawn(&self, task: Box<dyn FnOnce() + Send>) {
        self.0.spawn(task);
    }

    fn enter(&self, task: &mut (dyn FnMut() + Send)) {
        self.0.install(task);
    }
}
