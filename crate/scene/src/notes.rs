//! Records the spans of work that is divided among threads.

use std::sync::{Mutex, PoisonError};

use nearpoint_geometry::work::Work;

use crate::clock::Clock;
use crate::pool::Pool;
use crate::trace::{Span, SpanKind};

/// A record of each thread's spans of a task.
pub(crate) struct Notes<'a> {
    pool: &'a Pool,
    clock: Clock,
    kind: SpanKind,
    spans: Mutex<Vec<Span>>,
}

impl<'a> Notes<'a> {
    pub fn new(pool: &'a Pool, clock: Clock, kind: SpanKind) -> Self {
        let spans = Mutex::default();
        Self {
            pool,
            clock,
            kind,
            spans,
        }
    }

    /// Records what this thread does of `task`, and what others take over of it.
    pub fn noting<W: Work, R>(&self, work: &W, task: impl FnOnce(&Noted<'_, W>) -> R) -> R {
        self.timed(|| task(&Noted { work, notes: self }))
    }

    pub fn into_spans(self) -> Vec<Span> {
        self.spans
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn timed<R>(&self, task: impl FnOnce() -> R) -> R {
        let from = (self.clock)();
        let done = task();
        let span = Span {
            worker: self.pool.lane(),
            from,
            to: (self.clock)(),
            kind: self.kind,
        };
        let mut spans = self.spans.lock().unwrap_or_else(PoisonError::into_inner);
        spans.push(span);
        done
    }
}

/// A wrapper of work that records what another thread takes over of it.
pub(crate) struct Noted<'a, W> {
    work: &'a W,
    notes: &'a Notes<'a>,
}

impl<W: Work> Work for Noted<'_, W> {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        let asker = self.notes.pool.lane();
        self.work.join(a, || match self.notes.pool.lane() {
            lane if lane == asker => b(),
            _ => self.notes.timed(b),
        })
    }

    fn width(&self) -> usize {
        self.work.width()
    }

    fn stopped(&self) -> bool {
        self.work.stopped()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::thread;

    use nearpoint_geometry::work::for_each;

    use super::*;

    #[test]
    fn each_lane_that_did_something_has_spans_and_no_other_has() {
        for threads in [1, 2, 4] {
            let pool = Pool::with_threads(threads).unwrap();
            let notes = Notes::new(&pool, || 0.0, SpanKind::Checked);
            let mut items = vec![None; 1000];
            pool.enter(|| {
                notes.noting(&pool, |work| {
                    for_each(work, &mut items, &|item| {
                        *item = Some(pool.lane());
                        thread::yield_now();
                    });
                });
            });
            let mut did: Vec<u32> = items.into_iter().map(Option::unwrap).collect();
            let mut noted: Vec<u32> = notes.into_spans().iter().map(|span| span.worker).collect();
            for lanes in [&mut did, &mut noted] {
                lanes.sort_unstable();
                lanes.dedup();
            }
            assert_eq!(did, noted);
        }
    }
}
