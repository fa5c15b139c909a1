//! Who answered what, and when: the last things that each hand did.

use std::collections::VecDeque;

/// So many spans are kept, the last ones.
const MOST: usize = 4096;

/// Who did what, and when: hand 0 is the engine's own thread.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Trace {
    /// The last ones, in the order in which they ended.
    pub spans: VecDeque<Span>,
    /// What all of them, kept or not, came to.
    pub totals: TraceTotals,
}

/// What a hand did at a stretch.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Span {
    /// Whose: 0 is the engine's own thread.
    pub hand: u32,
    /// When it began, by the scene's clock, milliseconds.
    pub from: f64,
    /// When it ended.
    pub to: f64,
    /// What it was.
    pub deed: Deed,
}

/// What a hand does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// It found out how the two parts of these numbers meet, or how near they come.
    Answered([u32; 2]),
    /// It was stopped before it had found that out.
    Stopped([u32; 2]),
    /// It checked a piece of the taught motion.
    Checked,
    /// It was called, and not yet awake.
    Waking,
    /// It had nothing to do but to wait for the others.
    Waiting,
}

/// What a trace came to.
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
    /// How often a hand was woken.
    pub wakes: u32,
    /// How long that took, milliseconds.
    pub waking_ms: f64,
    /// How long the engine waited for others, milliseconds.
    pub waiting_ms: f64,
    /// How long a motion was checked, all hands together, milliseconds.
    pub checking_ms: f64,
    /// How often a lock was taken.
    pub locks: u32,
    /// How often that had to wait for another who held it.
    pub contended: u32,
    /// How many bytes of questions and answers were handed over; what they are about is shared.
    pub copied: u64,
}

impl Trace {
    #[inline(never)]
    pub(crate) fn add(&mut self, span: Span) {
        let totals = &mut self.totals;
        let millis = span.to - span.from;
        match span.deed {
            Deed::Answered(_) => {
                totals.answered += 1;
                totals.answering_ms += millis;
            }
            Deed::Stopped(_) => {
                totals.stopped += 1;
                totals.stopped_ms += millis;
            }
            Deed::Waking => {
                totals.wakes += 1;
                totals.waking_ms += millis;
            }
            Deed::Waiting => totals.waiting_ms += millis,
            Deed::Checked => totals.checking_ms += millis,
        }
        if self.spans.len() == MOST {
            self.spans.pop_front();
        }
        self.spans.push_back(span);
    }
}
