//! Caches the warm starts of pairs that are likely to be queried again. A warm start changes the cost of a query, never
//! its result, so any can be dropped at any time.

use std::collections::{BTreeMap, BTreeSet};

use nearpoint_geometry::closest::WarmStart;

use crate::part::PairKey;

/// The largest number of bytes of warm starts. A drag needs those of the parts around the dragged ones; those of all
/// pairs of thousands of parts would take gigabytes, for queries that are not repeated.
const MAX_BYTES: usize = 1 << 28;

/// The divisor of `MAX_BYTES` for pairs that have not moved since their first query.
const IDLE_DIVISOR: usize = 1 << 4;

/// A cache of warm starts by pair, which drops the least recently used ones first.
#[derive(Debug)]
pub(crate) struct WarmStartCache {
    entries: BTreeMap<PairKey, CachedWarmStart>,
    by_use: BTreeSet<(u64, PairKey)>,
    uses: u64,
    bytes: usize,
    max_bytes: usize,
}

#[derive(Debug)]
struct CachedWarmStart {
    warm_start: Box<WarmStart>,
    used: u64,
    bytes: usize,
}

impl Default for WarmStartCache {
    fn default() -> Self {
        Self {
            entries: BTreeMap::new(),
            by_use: BTreeSet::new(),
            uses: 0,
            bytes: 0,
            max_bytes: MAX_BYTES,
        }
    }
}

fn size(warm_start: &WarmStart) -> usize {
    size_of::<WarmStart>() + warm_start.memory_bytes()
}

impl WarmStartCache {
    /// Takes out the warm start of a pair, if there is one.
    pub fn take(&mut self, key: PairKey) -> Option<Box<WarmStart>> {
        let held = self.entries.remove(&key)?;
        self.by_use.remove(&(held.used, key));
        self.bytes -= held.bytes;
        Some(held.warm_start)
    }

    /// Stores the warm start of a pair. That of a pair in focus replaces the least recently used ones. That of any
    /// other pair is dropped if there is little space.
    pub fn insert(&mut self, key: PairKey, warm_start: Option<Box<WarmStart>>, is_in_focus: bool) {
        let Some(warm) = warm_start else { return };
        let bytes = size(&warm);
        if !is_in_focus && self.bytes + bytes > self.max_bytes / IDLE_DIVISOR {
            return;
        }
        self.uses += 1;
        let used = self.uses;
        self.bytes += bytes;
        self.by_use.insert((used, key));
        self.entries.insert(
            key,
            CachedWarmStart {
                warm_start: warm,
                used,
                bytes,
            },
        );
        while self.bytes > self.max_bytes
            && let Some((_, oldest)) = self.by_use.first().copied()
        {
            self.remove(oldest);
        }
    }

    /// Drops the warm start of a pair that is no longer of interest.
    pub fn remove(&mut self, key: PairKey) {
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
    use nearpoint_geometry::executor::SequentialExecutor;
    use nearpoint_geometry::shape::{Mesh, Shape, primitives};

    fn key(number: u32) -> PairKey {
        (PartId(number), PartId(number + 1))
    }

    /// Returns the warm start after a search for a clearance.
    fn left() -> Box<WarmStart> {
        let ball = Mesh::weld(primitives::uv_sphere(16, 8, 1.0)).unwrap();
        let ball = Shape::build(ball, &SequentialExecutor);
        let pose = Pose::translation(3.0, 0.1, 0.2);
        let mut warm = Box::default();
        clearance(
            &ball,
            &ball,
            &pose,
            f64::INFINITY,
            &mut warm,
            &SequentialExecutor,
        )
        .unwrap();
        warm
    }

    #[test]
    fn full_warm_start_cache_drops_least_recently_used() {
        let one = size(&left());
        let mut cache = WarmStartCache {
            max_bytes: 4 * one,
            ..WarmStartCache::default()
        };
        for number in 0..4 {
            cache.insert(key(number), Some(left()), true);
        }
        let first = cache.take(key(0));
        cache.insert(key(0), first, true);
        cache.insert(key(4), Some(left()), true);
        cache.remove(key(3));
        let kept = [0, 1, 2, 3, 4].map(|number| cache.entries.contains_key(&key(number)));
        assert_eq!(kept, [true, false, true, false, true]);
        assert_eq!((cache.bytes, cache.by_use.len()), (3 * one, 3));
        assert!(cache.take(key(1)).is_none());
    }

    #[test]
    fn warm_start_cache_favours_moving_pairs() {
        let one = size(&left());
        let mut cache = WarmStartCache {
            max_bytes: 2 * IDLE_DIVISOR * one,
            ..WarmStartCache::default()
        };
        for number in 0..3 {
            cache.insert(key(number), Some(left()), false);
        }
        assert_eq!(cache.entries.len(), 2);
        for number in 3..100 {
            cache.insert(key(number), Some(left()), true);
        }
        assert_eq!(cache.entries.len(), 2 * IDLE_DIVISOR);
        assert!(cache.take(key(0)).is_none() && cache.take(key(99)).is_some());
    }
}
