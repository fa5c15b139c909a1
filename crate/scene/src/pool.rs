//! What runs the queries: this thread, or rayon's.

#[cfg(feature = "threads")]
use std::sync::Arc;

use nearpoint_geometry::work::Work;

/// Where queries run. Answers never depend on it.
#[derive(Debug, Clone, Default)]
pub enum Pool {
    /// On the calling thread.
    #[default]
    Serial,
    /// On rayon's global pool, which a program has started, or on one's own.
    #[cfg(feature = "threads")]
    Rayon(Option<Arc<rayon::ThreadPool>>),
}

impl Pool {
    /// Rayon's global pool; this thread where there is none.
    pub fn global() -> Pool {
        #[cfg(feature = "threads")]
        return Pool::Rayon(None);
        #[cfg(not(feature = "threads"))]
        Pool::Serial
    }

    /// A pool of its own with that many threads; one thread: the calling one.
    #[cfg(feature = "threads")]
    pub fn with_threads(threads: usize) -> Result<Pool, rayon::ThreadPoolBuildError> {
        if threads <= 1 {
            return Ok(Pool::Serial);
        }
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()?;
        Ok(Pool::Rayon(Some(Arc::new(pool))))
    }

    /// Which of its threads this is, if it is one.
    pub(crate) fn index(&self) -> Option<usize> {
        match self {
            Pool::Serial => None,
            #[cfg(feature = "threads")]
            Pool::Rayon(None) => rayon::current_thread_index(),
            #[cfg(feature = "threads")]
            Pool::Rayon(Some(pool)) => pool.current_thread_index(),
        }
    }

    /// The lane of this thread in a trace: 0 for the one that asks, which is one of the pool's where it has called
    /// itself that, as in the page.
    pub(crate) fn lane(&self) -> u32 {
        let is_apart = match self {
            Pool::Serial => false,
            #[cfg(feature = "threads")]
            Pool::Rayon(own) => own.is_some(),
        };
        let index = self.index().map(|index| index + usize::from(is_apart));
        index.unwrap_or(0) as u32
    }

    /// How many threads can work beside the calling one.
    pub(crate) fn workers(&self) -> usize {
        self.width() - 1
    }

    /// Runs `task` on another thread, some time. It is told if it is on this one after all, as happens where this is one
    /// of the pool's and waits for the others.
    pub(crate) fn spawn(&self, task: impl FnOnce(bool) + Send + 'static) {
        match self {
            Pool::Serial => task(true),
            #[cfg(feature = "threads")]
            Pool::Rayon(own) => {
                let (asker, pool) = (self.index(), self.clone());
                let task = move || task(asker.is_some() && pool.index() == asker);
                match own {
                    Some(pool) => pool.spawn(task),
                    None => rayon::spawn(task),
                }
            }
        }
    }

    /// Runs `task` where its joins find the pool's threads.
    pub(crate) fn enter<R: Send>(&self, task: impl FnOnce() -> R + Send) -> R {
        match self {
            #[cfg(feature = "threads")]
            Pool::Rayon(Some(pool)) => pool.install(task),
            #[cfg(feature = "threads")]
            Pool::Rayon(None) => task(),
            Pool::Serial => task(),
        }
    }
}

impl Work for Pool {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        match self {
            Pool::Serial => (a(), b()),
            #[cfg(feature = "threads")]
            Pool::Rayon(None) => rayon::join(a, b),
            #[cfg(feature = "threads")]
            Pool::Rayon(Some(pool)) => match pool.current_thread_index() {
                Some(_) => rayon::join(a, b),
                None => pool.join(a, b),
            },
        }
    }

    fn width(&self) -> usize {
        match self {
            Pool::Serial => 1,
            #[cfg(feature = "threads")]
            Pool::Rayon(None) => rayon::current_num_threads(),
            #[cfg(feature = "threads")]
            Pool::Rayon(Some(pool)) => pool.current_num_threads(),
        }
    }
}
