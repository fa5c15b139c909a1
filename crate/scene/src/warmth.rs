//! The warm starts that are kept, of those pairs that are likely to be asked again. A warm start changes what an answer
//! costs, never the answer, so any may be forgotten at any time.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};

use nearpoint_geometry::closest::Warm;

use crate::pairs::Key;

/// Bytes that warm starts take at most. A drag needs those of the parts around what is held; all pairs of thousands of
/// parts would take gigabytes, for questions that nobody asks twice.
const MOST: usize = 1 << 28;

/// The share of that for pairs that have not moved since they were asked first, of which nobody knows whether they ever
/// will.
const SHARE_AT_REST: usize = 1 << 4;

/// Warm starts by pair; those that were used longest ago are forgotten first.
#[derive(Debug)]
pub(crate) struct Warmth {
    held: BTreeMap<Key, Held>,
    by_use: BTreeSet<(u64, Key)>,
    uses: u64,
    bytes: usize,
    most: usize,
}

#[derive(Debug)]
struct Held {
    warm: Box<Warm>,
    used: u64,
    bytes: usize,
}

/// How many bytes more there may be, counted by all threads together.
#[derive(Debug)]
pub(crate) struct Room {
    /// Beside what is held for those that moved lately, which take the room of others.
    in_focus: usize,
    at_rest: usize,
    taken: AtomicUsize,
}

impl Default for Warmth {
    fn default() -> Self {
        Self {
            held: BTreeMap::new(),
            by_use: BTreeSet::new(),
            uses: 0,
            bytes: 0,
            most: MOST,
        }
    }
}

/// Bytes that a warm start takes.
pub(crate) fn size(warm: &Warm) -> usize {
    size_of::<Warm>() + warm.memory_bytes()
}

impl Room {
    /// Whether a question that began with a warm start of so many bytes may leave one of so many.
    pub fn has(&self, before: usize, now: usize, is_in_focus: bool) -> bool {
        let more = now.saturating_sub(before);
        let room = if is_in_focus {
            self.in_focus
        } else {
            self.at_rest
        };
        let has_room = self.taken.fetch_add(more, Ordering::Relaxed) + more <= room;
        if !has_room {
            self.taken.fetch_sub(more, Ordering::Relaxed);
        }
        has_room
    }
}

impl Warmth {
    /// For the questions that are asked next.
    pub fn room(&self) -> Room {
        Room {
            in_focus: self.most,
            at_rest: (self.most / SHARE_AT_REST).saturating_sub(self.bytes),
            taken: AtomicUsize::new(0),
        }
    }

    /// Gives out the warm start of a pair, if there is one.
    pub fn take(&mut self, key: Key) -> Option<Box<Warm>> {
        let held = self.held.remove(&key)?;
        self.by_use.remove(&(held.used, key));
        self.bytes -= held.bytes;
        Some(held.warm)
    }

    /// Takes it back; forgets what was used longest ago, if it is too much together.
    pub fn give(&mut self, key: Key, warm: Option<Box<Warm>>) {
        let Some(warm) = warm else { return };
        self.uses += 1;
        let (used, bytes) = (self.uses, size(&warm));
        self.bytes += bytes;
        self.by_use.insert((used, key));
        self.held.insert(key, Held { warm, used, bytes });
        while self.bytes > self.most
            && let Some((_, oldest)) = self.by_use.first().copied()
        {
            self.forget(oldest);
        }
    }

    /// A pair is of no interest any more.
    pub fn forget(&mut self, key: Key) {
        drop(self.take(key));
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::part::PartId;
    use nearpoint_geometry::Pose;
    use nearpoint_geometry::closest::clearance;
    use nearpoint_geometry::shape::{Mesh, Shape, make};
    use nearpoint_geometry::work::Serial;

    fn key(number: u32) -> Key {
        (PartId(number), PartId(number + 1))
    }

    /// What is left of a search for a clearance.
    fn left() -> Box<Warm> {
        let ball = Mesh::weld(make::uv_sphere(16, 8, 1.0)).unwrap();
        let ball = Shape::build(ball, &Serial);
        let pose = Pose::translation(3.0, 0.1, 0.2);
        let mut warm = Box::default();
        clearance(&ball, &ball, &pose, f64::INFINITY, &mut warm, &Serial).unwrap();
        warm
    }

    #[test]
    fn what_was_used_longest_ago_is_forgotten_first() {
        let one = size(&left());
        let mut warmth = Warmth {
            most: 4 * one,
            ..Warmth::default()
        };
        for number in 0..4 {
            warmth.give(key(number), Some(left()));
        }
        let first = warmth.take(key(0));
        warmth.give(key(0), first);
        warmth.give(key(4), Some(left()));
        warmth.forget(key(3));
        let kept = [0, 1, 2, 3, 4].map(|number| warmth.held.contains_key(&key(number)));
        assert_eq!(kept, [true, false, true, false, true]);
        assert_eq!((warmth.bytes, warmth.by_use.len()), (3 * one, 3));
        assert!(warmth.take(key(1)).is_none());
    }

    #[test]
    fn what_rests_has_little_room_and_what_moves_takes_it() {
        let warmth = Warmth {
            most: 1600,
            ..Warmth::default()
        };
        let room = warmth.room();
        assert!(room.has(0, 100, false) && !room.has(0, 1, false));
        assert!(room.has(0, 1500, true) && !room.has(0, 1, true));
        assert!(room.has(700, 700, true), "it takes no more than before");
    }
}
