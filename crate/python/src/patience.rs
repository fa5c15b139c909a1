//! Queries without the interpreter's lock, which end when the user presses Ctrl-C.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use nearpoint_geometry::work::{Lent, Serial, Stopped};
use pyo3::prelude::*;

use crate::error::Error;

/// How long a user waits for Ctrl-C.
const PATIENCE: Duration = Duration::from_millis(100);

/// The same where a question that was not answered in time is asked again, for twice as long.
const SLICE: Duration = Duration::from_millis(500);

/// Work on this thread that asks Python now and then whether it is still wanted.
#[derive(Debug)]
pub struct Patience {
    begun: Instant,
    /// When it asks next, microseconds after it has begun.
    next: AtomicU64,
    /// What Python has raised.
    raised: Mutex<Option<PyErr>>,
}

impl Lent for Patience {
    type Lender = Serial;

    fn lender(&self) -> &Serial {
        &Serial
    }

    fn is_unwanted(&self) -> bool {
        let now = self.begun.elapsed().as_micros() as u64;
        if now < self.next.load(Ordering::Relaxed) {
            return false;
        }
        self.next
            .store(now + PATIENCE.as_micros() as u64, Ordering::Relaxed);
        let Err(raised) = Python::attach(|py| py.check_signals()) else {
            return false;
        };
        if let Ok(mut kept) = self.raised.lock() {
            *kept = Some(raised);
        }
        true
    }
}

/// Asks a query, and lets other threads of Python go on meanwhile.
pub fn ask<R: Send>(
    py: Python<'_>,
    query: impl FnOnce(&Patience) -> Result<R, Stopped> + Send,
) -> Result<R, Error> {
    let patience = Patience {
        begun: Instant::now(),
        next: AtomicU64::new(PATIENCE.as_micros() as u64),
        raised: Mutex::new(None),
    };
    let answer = py.detach(|| query(&patience));
    answer.map_err(|stopped| match patience.raised.into_inner() {
        Ok(Some(raised)) => Error::Python(raised),
        _ => Error::Stopped(stopped),
    })
}

/// Goes on slice by slice, without the interpreter's lock, until `slice` says that it is done; between slices Python may
/// end it. A slice is told when to stop.
pub fn go_on(
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
