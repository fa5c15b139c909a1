//! How much memory the warm starts of all pairs take together. A warm start changes what an answer costs, never the answer, so
//! any may be forgotten at any time.

use nearpoint_geometry::closest::Warm;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Bytes that warm starts take at most while questions are answered. A drag needs those of the parts around what is held; all
/// pairs of thousands of parts would take gigabytes, for questions that nobody asks twice.
const MOST: usize = 1 << 28;

/// Bytes that warm starts take, counted by all threads together.
#[derive(Debug)]
pub(crate) struct Warmth(AtomicUsize);

impl Warmth {
    pub fn of<'a>(warm: impl Iterator<Item = &'a Warm>) -> Self {
        Self(AtomicUsize::new(warm.map(Warm::memory_bytes).sum()))
    }

    /// Takes in what a question has left that began with so many bytes; forgets it where the others have taken the room.
    pub fn keep(&self, before: usize, warm: &mut Warm) {
        let now = warm.memory_bytes();
        let with = self.0.fetch_add(now, Ordering::Relaxed) + now;
        self.0.fetch_sub(before, Ordering::Relaxed);
        if with > before + MOST {
            *warm = Warm::default();
            self.0.fetch_sub(now, Ordering::Relaxed);
        }
    }

    /// Makes room for what moves next: forgets what moved longest ago, by the numbers beside.
    pub fn make_room<'a>(&self, warm: impl Iterator<Item = (u64, &'a mut Warm)>) {
        let mut total = self.0.load(Ordering::Relaxed);
        if total <= MOST / 2 {
            return;
        }
        let mut by_age: Vec<_> = warm.filter(|(_, warm)| warm.memory_bytes() > 0).collect();
        by_age.sort_by_key(|(moved, _)| *moved);
        for (_, warm) in by_age {
            if total <= MOST / 4 {
                break;
            }
            total = total.saturating_sub(warm.memory_bytes());
            *warm = Warm::default();
        }
    }
}
