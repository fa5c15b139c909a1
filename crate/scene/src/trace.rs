//! Records the recent spans of each thread.

use std::collections::VecDeque;

/// The largest number of spans; older ones are dropped.
const MAX_SPANS: usize = 4096;

/// The recent spans of work and waiting of all threads. Worker 0 is the engine's own thread.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Trace {
    /// The recent spans, in the order in which they ended.
    pub spans: VecDeque<Span>,
    /// The totals of all spans, also dropped ones.
    pub totals: TraceTotals,
}

/// An interval of time in which one thread worked or waited.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Span {
    /// The thread's number: 0 is the engine's own.
    pub worker: u32,
    /// The time at which it began, by the scene's clock, in milliseconds.
    pub from: f64,
    /// The time at which it ended.
    pub to: f64,
    /// The kind of work or wait.
    pub kind: SpanKind,
}

/// The kind of work that a thread did in a span of time, or the reason why it waited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpanKind {
    /// The thread completed a query about the two parts with these ids.
    Query([u32; 2]),
    /// The thread was stopped during a query about the two parts with these ids.
    Interrupted([u32; 2]),
    /// The thread checked a piece of the taught motion.
    MotionCheck,
    /// The thread was woken, and did not run yet.
    Wake,
    /// The thread waited for other threads.
    Wait,
}

/// The sums of times and counts over a trace.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct TraceTotals {
    /// The number of completed queries.
    pub queries: u32,
    /// The number of stopped queries.
    pub interrupted: u32,
    /// The time spent on completed queries, in milliseconds.
    pub query_ms: f64,
    /// The time spent on stopped queries, in milliseconds.
    pub interrupted_ms: f64,
    /// The number of times that a worker was woken.
    pub wakes: u32,
    /// The time from waking workers until they ran, in milliseconds.
    pub wake_ms: f64,
    /// The time that the engine waited for others, in milliseconds.
    pub wait_ms: f64,
    /// The time spent on motion checks, summed over all threads, in milliseconds.
    pub check_ms: f64,
    /// The time that the engine's thread spent on making tasks, applying results and updating the frame, in
    /// milliseconds. No other thread can do this work.
    pub serial_ms: f64,
    /// The number of times that a lock was taken.
    pub locks: u32,
    /// The number of times that another thread held the lock.
    pub contended_locks: u32,
    /// The bytes of queries and results that were moved between threads. Parts are shared and not counted.
    pub bytes_copied: u64,
}

impl Trace {
    #[inline(never)]
    pub(crate) fn add(&mut self, span: Span) {
        let totals = &mut self.totals;
        let millis = span.to - span.from;
        match span.kind {
            SpanKind::Query(_) => {
                totals.queries += 1;
                totals.query_ms += millis;
            }
            SpanKind::Interrupted(_) => {
                totals.interrupted += 1;
                totals.interrupted_ms += millis;
            }
            SpanKind::Wake => {
                totals.wakes += 1;
                totals.wake_ms += millis;
            }
            SpanKind::Wait => totals.wait_ms += millis,
            SpanKind::MotionCheck => totals.check_ms += millis,
        }
        if self.spans.len() == MAX_SPANS {
            self.spans.pop_front();
        }
        self.spans.push_back(span);
    }
}
