//! Records the spans of a task that is divided among threads.

use std::sync::{Mutex, PoisonError};

use nearpoint_geometry::executor::Executor;

use crate::clock::Clock;
use crate::thread_pool::ThreadPool;
use crate::trace::{Span, SpanKind};

/// A recorder of each thread's spans of a task.
pub(crate) struct SpanRecorder<'a> {
    pool: &'a ThreadPool,
    clock: Clock,
    kind: SpanKind,
    spans: Mutex<Vec<Span>>,
}

impl<'a> SpanRecorder<'a> {
    /// Creates a recorder without spans, for tasks of one kind that run on a thread pool.
    pub fn new(pool: &'a ThreadPool, clock: Clock, kind: SpanKind) -> Self {
        let spans = Mutex::default();
        Self {
            pool,
            clock,
            kind,
            spans,
        }
    }

    /// Runs `task`, and records the span of this thread and those of threads that take over parts of it.
    pub fn record<W: Executor, R>(
        &self,
        executor: &W,
        task: impl FnOnce(&RecordingExecutor<'_, W>) -> R,
    ) -> R {
        self.timed(|| {
            task(&RecordingExecutor {
                executor,
                recorder: self,
            })
        })
    }

    /// Returns the spans recorded by all threads.
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

/// An executor that records the spans of threads that take over a part of a task.
pub(crate) struct RecordingExecutor<'a, W> {
    executor: &'a W,
    recorder: &'a SpanRecorder<'a>,
}

impl<W: Executor> Executor for RecordingExecutor<'_, W> {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        let asker = self.recorder.pool.lane();
        self.executor.join(a, || match self.recorder.pool.lane() {
            lane if lane == asker => b(),
            _ => self.recorder.timed(b),
        })
    }

    fn parallelism(&self) -> usize {
        self.executor.parallelism()
    }

    fn is_interrupted(&self) -> bool {
        self.executor.is_interrupted()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::thread;

    use nearpoint_geometry::executor::for_each;

    use super::*;

    #[test]
    fn recorded_spans_exist_for_active_lanes_only() {
        for threads in [1, 2, 4] {
            let pool = ThreadPool::with_threads(threads).unwrap();
            let notes = SpanRecorder::new(&pool, || 0.0, SpanKind::MotionCheck);
            let mut items = vec![None; 1000];
            pool.enter(|| {
                notes.record(&pool, |work| {
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
