//! Reports the recent activity of each thread.

use nearpoint_scene::{SpanKind, Trace};
use serde::Serialize;
use tsify::Tsify;

/// The recent activity of each thread, and totals.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TraceReport {
    spans: Vec<TraceSpan>,
    /// The number of queries about pairs that were answered.
    answered: u32,
    answering_ms: f64,
    /// The number of queries that were stopped and have to be repeated.
    #[serde(rename = "stopped")]
    interrupted: u32,
    #[serde(rename = "stoppedMs")]
    interrupted_ms: f64,
    /// The number of times a thread was woken; `wake_ms` is the time that all of them took to wake up.
    wakes: u32,
    waking_ms: f64,
    /// The time that the engine waited for the other threads.
    waiting_ms: f64,
    /// The time that a motion was checked, on all threads together.
    checking_ms: f64,
    /// The time that the engine's thread spent on work that no other thread can do.
    serial_ms: f64,
    /// The number of times a lock was taken; `contended_locks` counts how often another thread had it.
    locks: u32,
    contended: u32,
    /// The bytes of queries and answers that were passed between threads.
    copied: f64,
}

/// A period in the activity of a thread.
#[derive(Debug, Serialize, Tsify)]
pub struct TraceSpan {
    /// The number of the thread; 0 is the engine's own.
    #[serde(rename = "hand")]
    worker: u32,
    /// The milliseconds since the first span began.
    from: f64,
    to: f64,
    #[serde(rename = "deed")]
    kind: SpanKindRow,
    /// The parts that the query is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pair: Option<[u32; 2]>,
}

/// The activity of a thread during a period.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum SpanKindRow {
    Answered,
    Stopped,
    Checked,
    Waking,
    Waiting,
}

impl TraceReport {
    /// Makes the report of a trace; times count from the first span.
    pub fn of(trace: &Trace) -> Self {
        let begins = trace.spans.iter().map(|span| span.from);
        let first = begins.fold(f64::INFINITY, f64::min);
        let spans = trace.spans.iter().map(|span| {
            let (kind, pair) = match span.kind {
                SpanKind::Query(pair) => (SpanKindRow::Answered, Some(pair)),
                SpanKind::Interrupted(pair) => (SpanKindRow::Stopped, Some(pair)),
                SpanKind::MotionCheck => (SpanKindRow::Checked, None),
                SpanKind::Wake => (SpanKindRow::Waking, None),
                SpanKind::Wait => (SpanKindRow::Waiting, None),
            };
            TraceSpan {
                worker: span.worker,
                from: span.from - first,
                to: span.to - first,
                kind,
                pair,
            }
        });
        let totals = trace.totals;
        Self {
            spans: spans.collect(),
            answered: totals.queries,
            answering_ms: totals.query_ms,
            interrupted: totals.interrupted,
            interrupted_ms: totals.interrupted_ms,
            wakes: totals.wakes,
            waking_ms: totals.wake_ms,
            waiting_ms: totals.wait_ms,
            checking_ms: totals.check_ms,
            serial_ms: totals.serial_ms,
            locks: totals.locks,
            contended: totals.contended_locks,
            copied: totals.bytes_copied as f64,
        }
    }
}
