//! Which thread did what lately, as a page shows it.

use nearpoint_scene::{SpanKind, Trace};
use serde::Serialize;
use tsify::Tsify;

/// Which thread did what lately, and what all that was done came to.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TraceReport {
    spans: Vec<TraceSpan>,
    /// Questions about pairs that were answered.
    answered: u32,
    answering_ms: f64,
    /// Questions that were stopped and have to be asked again.
    stopped: u32,
    stopped_ms: f64,
    /// How often a thread was woken, and how long all of them took to be awake.
    wakes: u32,
    waking_ms: f64,
    /// How long the engine waited for the others.
    waiting_ms: f64,
    /// How long a motion was checked, all threads together.
    checking_ms: f64,
    /// How often a lock was taken, and how often another held it.
    locks: u32,
    contended: u32,
    /// Bytes of questions and answers that were handed over.
    copied: f64,
}

/// What a thread did at a stretch.
#[derive(Debug, Serialize, Tsify)]
pub struct TraceSpan {
    /// 0: the engine's own thread.
    hand: u32,
    /// Milliseconds since the first span began.
    from: f64,
    to: f64,
    deed: TraceDeed,
    /// The parts that it was about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pair: Option<[u32; 2]>,
}

/// What a thread does.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum TraceDeed {
    Answered,
    Stopped,
    Checked,
    Waking,
    Waiting,
}

impl TraceReport {
    pub fn of(trace: &Trace) -> Self {
        let begins = trace.spans.iter().map(|span| span.from);
        let first = begins.fold(f64::INFINITY, f64::min);
        let spans = trace.spans.iter().map(|span| {
            let (deed, pair) = match span.kind {
                SpanKind::Answered(pair) => (TraceDeed::Answered, Some(pair)),
                SpanKind::Stopped(pair) => (TraceDeed::Stopped, Some(pair)),
                SpanKind::Checked => (TraceDeed::Checked, None),
                SpanKind::Waking => (TraceDeed::Waking, None),
                SpanKind::Waiting => (TraceDeed::Waiting, None),
            };
            TraceSpan {
                hand: span.worker,
                from: span.from - first,
                to: span.to - first,
                deed,
                pair,
            }
        });
        let totals = trace.totals;
        Self {
            spans: spans.collect(),
            answered: totals.answered,
            answering_ms: totals.answering_ms,
            stopped: totals.stopped,
            stopped_ms: totals.stopped_ms,
            wakes: totals.wakes,
            waking_ms: totals.waking_ms,
            waiting_ms: totals.waiting_ms,
            checking_ms: totals.checking_ms,
            locks: totals.locks,
            contended: totals.contended,
            copied: totals.copied as f64,
        }
    }
}
