//! What each thread did lately, and when.

use std::collections::VecDeque;

/// So many spans are kept, the last ones.
const MOST: usize = 4096;

/// What each thread did, and when. Worker 0 is the engine's own thread.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Trace {
    /// The last ones, in the order in which they ended.
    pub spans: VecDeque<Span>,
    /// What all of them, kept or not, came to.
    pub totals: TraceTotals,
}

/// What one thread did without a break.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Span {
    /// The thread's number: 0 is the engine's own.
    pub worker: u32,
    /// When it began, by the scene's clock, milliseconds.
    pub from: f64,
    /// When it ended.
    pub to: f64,
    /// What it did.
    pub kind: SpanKind,
}

/// What a thread does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpanKind {
    /// It found how the two parts with these numbers meet, or how near they come.
    Answered([u32; 2]),
    /// It was stopped before it had found that out.
    Stopped([u32; 2]),
    /// It checked a piece of the taught motion.
    Checked,
    /// It was called, and not yet awake.
    Waking,
    /// It waited for other threads.
    Waiting,
}

/// The sums over a trace.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct TraceTotals {
    /// Questions that were answered.
    pub answered: u32,
    /// Questions that were stopped, and what that cost, milliseconds.
    pub stopped: u32,
    /// Milliseconds that were spent on answers.
    pub answering_ms: f64,
    /// Milliseconds that were spent on what was stopped.
    pub stopped_ms: f64,
    /// How often a worker was woken.
    pub wakes: u32,
    /// How long that took, milliseconds.
    pub waking_ms: f64,
    /// How long the engine waited for others, milliseconds.
    pub waiting_ms: f64,
    /// How long a motion was checked, all threads together, milliseconds.
    pub checking_ms: f64,
    /// How often a lock was taken.
    pub locks: u32,
    /// How often another thread held it.
    pub contended: u32,
    /// Bytes of questions and answers that were moved between threads. The parts are shared and not counted.
    pub copied: u64,
}

impl Trace {
    #[inline(never)]
    pub(crate) fn add(&mut self, span: Span) {
        let totals = &mut self.totals;
        let millis = span.to - span.from;
        match span.kind {
            SpanKind::Answered(_) => {
                totals.answered += 1;
                totals.answering_ms += millis;
            }
            SpanKind::Stopped(_) => {
                totals.stopped += 1;
                totals.stopped_ms += millis;
            }
            SpanKind::Waking => {
                totals.wakes += 1;
                totals.waking_ms += millis;
            }
            SpanKind::Waiting => totals.waiting_ms += millis,
            SpanKind::Checked => totals.checking_ms += millis,
        }
        if self.spans.len() == MOST {
            self.spans.pop_front();
        }
        self.spans.push_back(span);
    }
}
