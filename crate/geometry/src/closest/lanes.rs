//! Stores the front of a search with four pairs side by side.

use super::front::{Kept, SubtreePair};
use super::motion::MotionLanes;
use crate::bounds::Ball;
use wide::{CmpGt, f32x4};

/// The pairs of a front, in no order that matters.
#[derive(Debug, Clone, Default)]
pub(super) struct Front {
    fours: Vec<Four>,
    len: usize,
}

/// Four pairs of a front, one lane for each [`Kept`]; the last four of a front may be fewer.
#[derive(Debug, Clone, Copy)]
pub(super) struct Four {
    pub(super) width: f32x4,
    pub(super) along: [f32x4; 3],
    pub(super) centre: [f32x4; 3],
    pub(super) radius: f32x4,
    pairs: [SubtreePair; 4],
}

impl Four {
    const NONE: Self = Self {
        width: f32x4::ZERO,
        along: [f32x4::ZERO; 3],
        centre: [f32x4::ZERO; 3],
        radius: f32x4::ZERO,
        pairs: [SubtreePair::ALL; 4],
    };

    #[inline]
    fn get(&self, lane: usize) -> Kept {
        let of = |v: &f32x4| v.as_array_ref()[lane];
        Kept {
            width: of(&self.width),
            along: [0, 1, 2].map(|i| of(&self.along[i])),
            ball: Ball {
                centre: [0, 1, 2].map(|i| of(&self.centre[i])),
                radius: of(&self.radius),
            },
            pair: self.pairs[lane],
        }
    }

    #[inline]
    fn set(&mut self, lane: usize, kept: &Kept) {
        let to = |v: &mut f32x4, x: f32| v.as_array_mut()[lane] = x;
        to(&mut self.width, kept.width);
        to(&mut self.radius, kept.ball.radius);
        for i in 0..3 {
            to(&mut self.along[i], kept.along[i]);
            to(&mut self.centre[i], kept.ball.centre[i]);
        }
        self.pairs[lane] = kept.pair;
    }
}

impl Front {
    pub(super) fn clear(&mut self) {
        self.fours.clear();
        self.len = 0;
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn memory_bytes(&self) -> usize {
        self.fours.capacity() * size_of::<Four>()
    }

    #[inline]
    pub(super) fn push(&mut self, kept: &Kept) {
        if self.len == 4 * self.fours.len() {
            self.fours.push(Four::NONE);
        }
        self.fours[self.len / 4].set(self.len % 4, kept);
        self.len += 1;
    }

    /// Removes all pairs that may be within the bound for which the clocks were read. Returns them by kind: two triangles,
    /// a triangle and a node, a node and a triangle, two nodes.
    pub(super) fn take_due(&mut self, motion: &MotionLanes) -> [Vec<Kept>; 4] {
        let mut due = [const { Vec::new() }; 4];
        // From the end, so that a pair that fills a freed place has been visited.
        for at in (0..self.fours.len()).rev() {
            let apart = motion.keep_apart(&self.fours[at]).move_mask();
            if apart == 0b1111 {
                continue;
            }
            for lane in (0..4).rev() {
                let place = 4 * at + lane;
                if apart >> lane & 1 == 0 && place < self.len {
                    let kept = self.fours[at].get(lane);
                    let is_node = [kept.pair.a, kept.pair.b].map(|of| of.triangle().is_none());
                    due[2 * usize::from(is_node[0]) + usize::from(is_node[1])].push(kept);
                    self.len -= 1;
                    let last = self.fours[self.len / 4].get(self.len % 4);
                    self.fours[at].set(lane, &last);
                }
            }
        }
        self.fours.truncate(self.len.div_ceil(4));
        due
    }
}

impl MotionLanes {
    /// Marks the pairs that are surely still farther apart than the bound.
    #[inline]
    fn keep_apart(&self, four: &Four) -> f32x4 {
        let [x, y, z] = four.centre;
        let came = |i: usize| {
            let row = &self.turn[i];
            row[0] * x + row[1] * y + row[2] * z + self.shift[i]
        };
        let along = four.along;
        let way = along[0] * came(0) + along[1] * came(1) + along[2] * came(2);
        (four.width + way - four.radius * self.turned).cmp_gt(self.bound)
    }
}
