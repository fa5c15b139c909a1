//! Implements a list that one worker writes while others read it.

use crate::predictive::CandidatePair;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

/// The number of entries of the first block; each further one has twice as many.
const FIRST: usize = 64;
/// The number of blocks: enough for more pairs than fit into memory.
const BLOCKS: usize = 40;

/// A list that only grows. Its entries never move, so that no worker waits for a lock.
#[derive(Debug)]
pub(super) struct Queue {
    blocks: [OnceLock<Box<[AtomicU64]>>; BLOCKS],
    /// The number of written entries.
    written: AtomicUsize,
    /// The number of entries that are taken or reserved.
    taken: AtomicUsize,
    begun: AtomicBool,
    ended: AtomicBool,
}

/// The writer of the queue. Dropping it, also in a panic, ends the queue.
#[derive(Debug)]
pub(super) struct Writer<'a>(&'a Queue);

impl Queue {
    /// Makes an empty queue.
    pub fn new() -> Self {
        Self {
            blocks: [const { OnceLock::new() }; BLOCKS],
            written: AtomicUsize::new(0),
            taken: AtomicUsize::new(0),
            begun: AtomicBool::new(false),
            ended: AtomicBool::new(false),
        }
    }

    /// Returns the only writer of the queue. Call it once, on a worker that does nothing else until the writer is
    /// dropped: others wait for it.
    pub fn write(&self) -> Writer<'_> {
        self.begun.store(true, Ordering::Release);
        Writer(self)
    }

    /// Returns the number of pairs written.
    pub fn len(&self) -> usize {
        self.written.load(Ordering::Acquire)
    }

    /// Waits a limited time until writing begins, and returns whether it has. Where one worker runs everything, writing may
    /// begin after the workers that wait.
    pub fn wait_for_writer(&self) -> bool {
        const MAX_SPINS: u32 = 20_000;
        for _ in 0..MAX_SPINS {
            if self.begun.load(Ordering::Acquire) {
                return true;
            }
            std::hint::spin_loop();
        }
        false
    }

    /// Takes the next pair, waiting for it to be written; returns None when there will be no more. The caller must know that
    /// writing has begun.
    pub fn take(&self) -> Option<CandidatePair> {
        let place = self.taken.fetch_add(1, Ordering::Relaxed);
        while place >= self.len() {
            // The order matters: what is written before the end is seen after it.
            if self.ended.load(Ordering::Acquire) && place >= self.len() {
                return None;
            }
            std::hint::spin_loop();
        }
        let (block, at) = block_of(place);
        let packed = self.blocks[block].get()?[at].load(Ordering::Relaxed);
        Some([(packed >> 32) as u32, packed as u32])
    }
}

impl Writer<'_> {
    /// Adds a pair to the end of the queue.
    pub fn push(&mut self, [a, b]: CandidatePair) {
        let queue = self.0;
        let place = queue.written.load(Ordering::Relaxed);
        let (block, at) = block_of(place);
        let places = queue.blocks[block]
            .get_or_init(|| (0..FIRST << block).map(|_| AtomicU64::new(0)).collect());
        places[at].store(u64::from(a) << 32 | u64::from(b), Ordering::Relaxed);
        queue.written.store(place + 1, Ordering::Release);
    }
}

impl Drop for Writer<'_> {
    fn drop(&mut self) {
        self.0.ended.store(true, Ordering::Release);
    }
}

/// Returns the block of an entry, and the index in it.
fn block_of(place: usize) -> (usize, usize) {
    let block = (place / FIRST + 1).ilog2() as usize;
    (block, place - FIRST * ((1 << block) - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_in_one_block() {
        let all: Vec<_> = (0..1000).map(block_of).collect();
        assert_eq!((all[0], all[63], all[64]), ((0, 0), (0, 63), (1, 0)));
        assert_eq!((all[191], all[192]), ((1, 127), (2, 0)));
        for (block, at) in all {
            assert!(at < FIRST << block);
        }
    }

    #[test]
    fn what_is_written_is_taken_once_and_in_order() {
        let queue = Queue::new();
        let mut writer = queue.write();
        (0..500).for_each(|i| writer.push([i, i + 1]));
        drop(writer);
        assert!(queue.wait_for_writer());
        let taken: Vec<CandidatePair> = std::iter::from_fn(|| queue.take()).collect();
        assert_eq!(taken, (0..500).map(|i| [i, i + 1]).collect::<Vec<_>>());
        assert_eq!((queue.len(), queue.take()), (500, None));
    }

    #[test]
    fn queue_wait_times_out_without_writer() {
        assert!(!Queue::new().wait_for_writer());
    }
}
