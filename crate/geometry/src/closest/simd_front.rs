//! Stores the front of a search with four pairs side by side.

use super::accumulated_motion::SimdMotion;
use super::front::{FrontEntry, SubtreePair};
use crate::bounds::BoundingBall;
use smallvec::SmallVec;
use wide::{CmpGt, f32x4};

/// The pairs of a front, in no order that matters.
#[derive(Debug, Clone, Default)]
pub(super) struct Front {
    entries: Vec<FrontEntryLanes>,
    len: usize,
}

/// Four pairs of a front, one lane for each [`FrontEntry`]; the last four of a front may be fewer.
#[derive(Debug, Clone, Copy)]
pub(super) struct FrontEntryLanes {
    pub(super) distance: f32x4,
    pub(super) direction: [f32x4; 3],
    pub(super) centre: [f32x4; 3],
    pub(super) radius: f32x4,
    pairs: [SubtreePair; 4],
}

impl FrontEntryLanes {
    const NONE: Self = Self {
        distance: f32x4::ZERO,
        direction: [f32x4::ZERO; 3],
        centre: [f32x4::ZERO; 3],
        radius: f32x4::ZERO,
        pairs: [SubtreePair::ALL; 4],
    };

    #[inline]
    fn get(&self, lane: usize) -> FrontEntry {
        let of = |v: &f32x4| v.as_array_ref()[lane];
        FrontEntry {
            distance: of(&self.distance),
            direction: [0, 1, 2].map(|i| of(&self.direction[i])),
            ball: BoundingBall {
                centre: [0, 1, 2].map(|i| of(&self.centre[i])),
                radius: of(&self.radius),
            },
            pair: self.pairs[lane],
        }
    }

    #[inline]
    fn set(&mut self, lane: usize, kept: &FrontEntry) {
        let to = |v: &mut f32x4, x: f32| v.as_array_mut()[lane] = x;
        to(&mut self.distance, kept.distance);
        to(&mut self.radius, kept.ball.radius);
        for i in 0..3 {
            to(&mut self.direction[i], kept.direction[i]);
            to(&mut self.centre[i], kept.ball.centre[i]);
        }
        self.pairs[lane] = kept.pair;
    }
}

impl Front {
    pub(super) fn clear(&mut self) {
        self.entries.clear();
        self.len = 0;
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn memory_bytes(&self) -> usize {
        self.entries.capacity() * size_of::<FrontEntryLanes>()
    }

    #[inline]
    pub(super) fn push(&mut self, kept: &FrontEntry) {
        if self.len == 4 * self.entries.len() {
            self.entries.push(FrontEntryLanes::NONE);
        }
        self.entries[self.len / 4].set(self.len % 4, kept);
        self.len += 1;
    }

    /// Removes all pairs that may be within the bound of `motion`. Returns them by kind: two triangles, a triangle and a
    /// node, a node and a triangle, two nodes.
    pub(super) fn drain_due(&mut self, motion: &SimdMotion) -> [SmallVec<[FrontEntry; 4]>; 4] {
        let mut due: [_; 4] = std::array::from_fn(|_| SmallVec::new());
        // From the end, so that a pair that fills a freed index has been visited.
        for at in (0..self.entries.len()).rev() {
            let apart = motion.still_separated(&self.entries[at]).move_mask();
            if apart == 0b1111 {
                continue;
            }
            for lane in (0..4).rev() {
                let place = 4 * at + lane;
                if apart >> lane & 1 == 0 && place < self.len {
                    let kept = self.entries[at].get(lane);
                    let is_node = [kept.pair.a, kept.pair.b].map(|of| of.triangle().is_none());
                    due[2 * usize::from(is_node[0]) + usize::from(is_node[1])].push(kept);
                    self.len -= 1;
                    let last = self.entries[self.len / 4].get(self.len % 4);
                    self.entries[at].set(lane, &last);
                }
            }
        }
        self.entries.truncate(self.len.div_ceil(4));
        due
    }
}

impl SimdMotion {
    /// Marks the pairs that are surely still farther apart than the bound.
    #[inline]
    fn still_separated(&self, four: &FrontEntryLanes) -> f32x4 {
        let [x, y, z] = four.centre;
        let came = |i: usize| {
            let row = &self.turn[i];
            row[0] * x + row[1] * y + row[2] * z + self.shift[i]
        };
        let along = four.direction;
        let displacement = along[0] * came(0) + along[1] * came(1) + along[2] * came(2);
        (four.distance + displacement - four.radius * self.turned).cmp_gt(self.bound)
    }
}
