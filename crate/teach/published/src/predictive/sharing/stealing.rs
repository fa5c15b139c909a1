//! Implements work stealing: each worker begins with its part of the list, and one that is done helps another.

use super::{Task, WorkerResults, each_worker};
use crate::predictive::CandidatePair;
use nearpoint_geometry::executor::{Executor, Interrupted};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// Tests all pairs with work stealing; returns the results and the number of thefts.
pub(super) fn run<R: Send, W: Executor>(
    task: &Task<'_, R, W>,
    pairs: &[CandidatePair],
    workers: usize,
) -> Result<(WorkerResults<R>, usize), Interrupted> {
    let begin = |worker: usize| worker * pairs.len() / workers;
    let rests = (0..workers).map(|worker| WorkRange::new(begin(worker), begin(worker + 1)));
    let rests: Vec<WorkRange> = rests.collect();
    let thefts = AtomicUsize::new(0);
    let found = each_worker(task.executor, 0..workers, &|worker| {
        let mut found = Vec::new();
        let mut tested = 0;
        loop {
            while let Some(places) = rests[worker].take() {
                for &pair in &pairs[places] {
                    task.poll(tested)?;
                    task.test(pair, &mut found);
                    tested += 1;
                }
            }
            if !steal(&rests, worker) {
                return Ok(found);
            }
            thefts.fetch_add(1, Ordering::Relaxed);
        }
    })?;
    Ok((found, thefts.into_inner()))
}

/// Moves half of the largest remaining range to a worker that has none left; returns false if no other has any.
fn steal(rests: &[WorkRange], worker: usize) -> bool {
    loop {
        let most = rests.iter().max_by_key(|rest| rest.len());
        let Some(victim) = most.filter(|rest| rest.len() > 0) else {
            return false;
        };
        if let Some([first, end]) = victim.halve() {
            rests[worker].set(first, end);
            return true;
        }
    }
}

/// The pairs that a worker has yet to test, from one index up to another, in one integer so that they change together. Each
/// has two cache lines of 64 bytes, the unit in which processors share memory, so that workers do not delay each other.
#[derive(Debug)]
#[repr(align(128))]
struct WorkRange(AtomicU64);

/// The divisor of the range that a worker takes at once, and the largest number of pairs: the last few can be stolen one by
/// one.
const BATCH_DIVISOR: u64 = 8;
const MAX_BATCH: u64 = 32;

fn packed(first: u64, end: u64) -> u64 {
    first << 32 | end
}

fn unpacked(rest: u64) -> [u64; 2] {
    [rest >> 32, rest & u64::from(u32::MAX)]
}

impl WorkRange {
    fn new(first: usize, end: usize) -> Self {
        Self(AtomicU64::new(packed(first as u64, end as u64)))
    }

    fn len(&self) -> u64 {
        let [first, end] = unpacked(self.0.load(Ordering::Relaxed));
        end - first
    }

    /// Takes the first few pairs.
    fn take(&self) -> Option<Range<usize>> {
        let after =
            |[first, end]: [u64; 2]| first + ((end - first) / BATCH_DIVISOR).clamp(1, MAX_BATCH);
        let next = |rest| {
            let [first, end] = unpacked(rest);
            (first < end).then(|| packed(after([first, end]), end))
        };
        let taken = self
            .0
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, next);
        taken.ok().map(|rest| {
            let rest = unpacked(rest);
            rest[0] as usize..after(rest) as usize
        })
    }

    /// Gives the second half away, the larger one; returns None if nothing is left.
    fn halve(&self) -> Option<[u64; 2]> {
        let half = |[first, end]: [u64; 2]| first + (end - first) / 2;
        let keep = |rest| {
            let [first, end] = unpacked(rest);
            (first < end).then(|| packed(first, half([first, end])))
        };
        let before = self
            .0
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, keep);
        before.ok().map(|rest| {
            let rest = unpacked(rest);
            [half(rest), rest[1]]
        })
    }

    /// Sets the range. Only its own worker may do so, and only when it is empty: no other worker changes an empty range.
    fn set(&self, first: u64, end: u64) {
        self.0.store(packed(first, end), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_stolen_until_nothing_is_left() {
        let rests = [WorkRange::new(0, 5), WorkRange::new(5, 5)];
        assert_eq!(rests[0].take(), Some(0..1));
        assert!(steal(&rests, 1));
        assert_eq!((rests[1].take(), rests[1].take()), (Some(3..4), Some(4..5)));
        assert!(steal(&rests, 1));
        assert_eq!((rests[0].take(), rests[1].take()), (Some(1..2), Some(2..3)));
        assert!(!steal(&rests, 0) && !steal(&rests, 1));
    }

    #[test]
    fn long_rests_are_taken_some_at_a_time_and_to_the_end() {
        let rest = WorkRange::new(7, 1007);
        assert_eq!(rest.take(), Some(7..39));
        let mut next = 39;
        while let Some(places) = rest.take() {
            assert_eq!(places.start, next);
            next = places.end;
        }
        assert_eq!(next, 1007);
    }
}
