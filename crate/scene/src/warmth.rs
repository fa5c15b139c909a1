//! How much memory the warm starts of all pairs take together. A warm start changes what an answer costs, never the
//! answer, so any may be forgotten at any time.

use nearpoint_geometry::closest::Warm;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Bytes that warm starts take at most while questions are answered. A drag needs those of the parts around what is
/// held; all pairs of thousands of parts would take gigabytes, for questions that nobody asks twice.
const MOST: usize = 1 << 28;

/// Bytes that warm starts take, counted by all threads together, and how many that may be.
#[derive(Debug)]
pub(crate) struct Warmth {
    total: AtomicUsize,
    most: usize,
}

impl Default for Warmth {
    fn default() -> Self {
        Self {
            total: AtomicUsize::new(0),
            most: MOST,
        }
    }
}

impl Warmth {
    /// A warm start is no longer there.
    pub fn forget(&self, warm: &Warm) {
        self.total.fetch_sub(warm.memory_bytes(), Ordering::Relaxed);
    }

    /// Takes in what a question has left that began with so many bytes; forgets it where the others have taken the
    /// room.
    pub fn keep(&self, before: usize, warm: &mut Warm) {
        let now = warm.memory_bytes();
        let with = self.total.fetch_add(now, Ordering::Relaxed) + now;
        self.total.fetch_sub(before, Ordering::Relaxed);
        if with > before + self.most {
            *warm = Warm::default();
            self.total.fetch_sub(now, Ordering::Relaxed);
        }
    }

    /// Makes room for what moves next: forgets what moved longest ago, by the numbers beside.
    pub fn make_room<'a>(&self, warm: impl Iterator<Item = (u64, &'a mut Warm)>) {
        let mut total = self.total.load(Ordering::Relaxed);
        if total <= self.most / 2 {
            return;
        }
        let mut by_age: Vec<_> = warm.filter(|(_, warm)| warm.memory_bytes() > 0).collect();
        by_age.sort_by_key(|(moved, _)| *moved);
        for (_, warm) in by_age {
            if total <= self.most / 4 {
                break;
            }
            total = total.saturating_sub(warm.memory_bytes());
            *warm = Warm::default();
        }
        self.total.store(total, Ordering::Relaxed);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use nearpoint_geometry::Pose;
    use nearpoint_geometry::closest::clearance;
    use nearpoint_geometry::shape::{Mesh, Shape, make};
    use nearpoint_geometry::work::Serial;

    #[test]
    fn the_first_keep_what_they_have_and_the_oldest_make_room() {
        let ball = Mesh::weld(make::uv_sphere(16, 8, 1.0)).unwrap();
        let ball = Shape::build(ball, &Serial);
        let pose = Pose::translation(3.0, 0.1, 0.2);
        let asked = |warm: &mut Warm| {
            clearance(&ball, &ball, &pose, f64::INFINITY, warm, &Serial).unwrap();
        };
        let mut warm: [Warm; 5] = Default::default();
        asked(&mut warm[0]);
        let one = warm[0].memory_bytes();
        assert!(one > 0);
        let warmth = Warmth {
            most: 4 * one,
            ..Warmth::default()
        };
        for warm in &mut warm {
            asked(warm);
            warmth.keep(0, warm);
        }
        let bytes = |warm: &[Warm; 5]| warm.each_ref().map(Warm::memory_bytes);
        assert_eq!(bytes(&warm), [one, one, one, one, 0]);
        // The same one again takes no more.
        warmth.keep(one, &mut warm[3]);
        assert_eq!(bytes(&warm)[3], one);
        let moved = [7, 9, 7, 8, 9];
        warmth.make_room(moved.into_iter().zip(&mut warm));
        assert_eq!(bytes(&warm), [0, one, 0, 0, 0]);
    }
}
