//! Runs queries without the interpreter's lock, and ends them when the user presses Ctrl-C.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use nearpoint_geometry::executor::{ExecutorAdapter, Interrupted, SequentialExecutor};
use nearpoint_scene::ThreadPool;
use pyo3::prelude::*;

use crate::error::Error;

/// The longest delay of Ctrl-C.
const SIGNAL_INTERVAL: Duration = Duration::from_millis(100);

/// The longest delay where an unfinished query starts again with twice the time.
const SLICE: Duration = Duration::from_millis(500);

/// An executor on this thread that regularly asks Python whether to continue.
#[derive(Debug)]
pub struct InterruptibleExecutor {
    begun: Instant,
    /// The time of the next check, in microseconds after the start.
    next: AtomicU64,
    /// The exception that Python raised.
    raised: Mutex<Option<PyErr>>,
}

impl ExecutorAdapter for InterruptibleExecutor {
    type Inner = SequentialExecutor;

    fn inner(&self) -> &SequentialExecutor {
        &SequentialExecutor
    }

    fn should_stop(&self) -> bool {
        let now = self.begun.elapsed().as_micros() as u64;
        if now < self.next.load(Ordering::Relaxed) {
            return false;
        }
        self.next
            .store(now + SIGNAL_INTERVAL.as_micros() as u64, Ordering::Relaxed);
        let Err(raised) = Python::attach(|py| py.check_signals()) else {
            return false;
        };
        if let Ok(mut kept) = self.raised.lock() {
            *kept = Some(raised);
        }
        true
    }
}

/// Runs a query while other Python threads continue.
pub fn run<R: Send>(
    py: Python<'_>,
    query: impl FnOnce(&InterruptibleExecutor) -> Result<R, Interrupted> + Send,
) -> Result<R, Error> {
    let patience = InterruptibleExecutor {
        begun: Instant::now(),
        next: AtomicU64::new(SIGNAL_INTERVAL.as_micros() as u64),
        raised: Mutex::new(None),
    };
    let answer = py.detach(|| query(&patience));
    answer.map_err(|stopped| match patience.raised.into_inner() {
        Ok(Some(raised)) => Error::Python(raised),
        _ => Error::Interrupted(stopped),
    })
}

/// A scene's threads, which a slice may use until its time is over.
#[derive(Clone, Copy)]
pub struct SliceExecutor<'a> {
    /// The threads.
    pub pool: &'a ThreadPool,
    /// Returns whether the time is over.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl ExecutorAdapter for SliceExecutor<'_> {
    type Inner = ThreadPool;

    fn inner(&self) -> &ThreadPool {
        self.pool
    }

    fn should_stop(&self) -> bool {
        (self.stop)()
    }
}

/// Runs slices without the interpreter's lock until `slice` returns that it is done. Between slices Python may end it;
/// each slice receives the time to stop.
pub fn run_slices(
    py: Python<'_>,
    mut slice: impl FnMut(&(dyn Fn() -> bool + Sync)) -> bool + Send,
) -> Result<(), Error> {
    loop {
        let end = Instant::now() + SLICE;
        if py.detach(|| slice(&|| Instant::now() >= end)) {
            return Ok(());
        }
        py.check_signals()?;
    }
}
