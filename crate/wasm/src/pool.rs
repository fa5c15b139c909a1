//! Provides the pool that all sessions of a worker share: rayon's global one, where the package has threads.

use nearpoint_scene::ThreadPool;

/// Returns the pool of threads that all sessions of the worker share.
#[cfg(feature = "threads")]
pub fn global() -> ThreadPool {
    ThreadPool::Threads(std::sync::Arc::new(rayon_pool::Global))
}

/// Returns the pool that runs everything on the calling thread, because the package has no others.
#[cfg(not(feature = "threads"))]
pub fn global() -> ThreadPool {
    ThreadPool::Sequential
}

#[cfg(feature = "threads")]
mod rayon_pool {
    use nearpoint_geometry::executor::Executor;
    use nearpoint_scene::Workers;

    /// Rayon's global pool, to which the engine's thread belongs.
    #[derive(Debug)]
    pub struct Global;

    impl Executor for Global {
        fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
        where
            A: FnOnce() -> RA + Send,
            B: FnOnce() -> RB + Send,
            RA: Send,
            RB: Send,
        {
            rayon::join(a, b)
        }

        fn parallelism(&self) -> usize {
            rayon::current_num_threads()
        }
    }

    impl Workers for Global {
        fn index(&self) -> Option<usize> {
            rayon::current_thread_index()
        }

        fn excludes_caller(&self) -> bool {
            false
        }

        fn spawn(&self, task: Box<dyn FnOnce() + Send>) {
            rayon::spawn(task);
        }

        fn enter(&self, task: &mut (dyn FnMut() + Send)) {
            task();
        }
    }
}
