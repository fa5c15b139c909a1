//! How a query may use the machine: split in two, and be told to stop. Geometry never starts a thread itself.

/// What a caller lends to a query.
pub trait Work: Sync {
    /// Runs both closures, possibly at the same time, and returns both results in order.
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send;

    /// How many closures can make progress at once; 1 tells a query not to bother splitting.
    fn width(&self) -> usize;

    /// Whether the answer is no longer wanted. Polled now and then; a stopped query returns [`Stopped`].
    fn stopped(&self) -> bool {
        false
    }
}

/// The answer was no longer wanted before it was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stopped;

impl std::fmt::Display for Stopped {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("stopped before the answer was found")
    }
}

impl std::error::Error for Stopped {}

/// Everything in place, on the calling thread, to the end.
#[derive(Debug, Clone, Copy, Default)]
pub struct Serial;

impl Work for Serial {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        (a(), b())
    }

    fn width(&self) -> usize {
        1
    }
}
