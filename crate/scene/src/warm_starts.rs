//! Caches the warm starts of pairs that are likely to be asked again. A warm start changes the cost of an answer, never
//! the answer, so any may be forgotten at any time.

use std::collections::{BTreeMap, BTreeSet};

use nearpoint_geometry::closest::Warm;

use crate::part::Key;

/// The largest number of bytes of warm starts. A drag needs those of the parts around the held ones; all pairs of
/// thousands of parts would take gigabytes, for questions that nobody repeats.
const MOST: usize = 1 << 28;

/// The divisor of `MOST` for pairs that have not moved since they were asked first, and perhaps never will.
const SHARE_AT_REST: usize = 1 << 4;

/// A cache of warm starts by pair, which forgets those that were used longest ago first.
#[derive(Debug)]
pub(crate) struct WarmStartCache {
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

impl Default for WarmStartCache {
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

fn size(warm: &Warm) -> usize {
    size_of::<Warm>() + warm.memory_bytes()
}

impl WarmStartCache {
    /// Takes out the warm start of a pair, if there is one.
    pub fn take(&mut self, key: Key) -> Option<Box<Warm>> {
        let held = self.held.remove(&key)?;
        self.by_use.remove(&(held.used, key));
        self.bytes -= held.bytes;
        Some(held.warm)
    }

    /// Stores the warm start of a pair. That of a pair in focus displaces those that were used longest ago. That of a
    /// pair at rest is dropped if there is little space.
    pub fn give(&mut self, key: Key, warm: Option<Box<Warm>>, is_in_focus: bool) {
        let Some(warm) = warm else { return };
        let bytes = size(&warm);
        if !is_in_focus && self.bytes + bytes > self.most / SHARE_AT_REST {
            return;
        }
        self.uses += 1;
        let used = self.uses;
        self.bytes += bytes;
        self.by_use.insert((used, key));
        self.held.insert(key, Held { warm, used, bytes });
        while self.bytes > self.most
            && let Some((_, oldest)) = self.by_use.first().copied()
        {
            self.forget(oldest);
        }
    }

    /// Drops the warm start of a pair that is no longer of interest.
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

    /// Returns the warm start after a search for a clearance.
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
        let mut cache = WarmStartCache {
            most: 4 * one,
            ..WarmStartCache::default()
        };
        for number in 0..4 {
            cache.give(key(number), Some(left()), true);
        }
        let first = cache.take(key(0));
        cache.give(key(0), first, true);
        cache.give(key(4), Some(left()), true);
        cache.forget(key(3));
        let kept = [0, 1, 2, 3, 4].map(|number| cache.held.contains_key(&key(number)));
        assert_eq!(kept, [true, false, true, false, true]);
        assert_eq!((cache.bytes, cache.by_use.len()), (3 * one, 3));
        assert!(cache.take(key(1)).is_none());
    }

    #[test]
    fn what_rests_has_little_room_and_what_moves_takes_it() {
        let one = size(&left());
        let mut cache = WarmStartCache {
            most: 2 * SHARE_AT_REST * one,
            ..WarmStartCache::default()
        };
        for number in 0..3 {
            cache.give(key(number), Some(left()), false);
        }
        assert_eq!(cache.held.len(), 2);
        for number in 3..100 {
            cache.give(key(number), Some(left()), true);
        }
        assert_eq!(cache.held.len(), 2 * SHARE_AT_REST);
        assert!(cache.take(key(0)).is_none() && cache.take(key(99)).is_some());
    }
}
