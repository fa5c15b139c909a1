//! Tests boxes in linear motion.

use crate::bounds::{BoxTransform, SimdAabb, f32_above};
use crate::tolerance::{ENTRY_GROWTH, MIN_SPEED};
use wide::{CmpGt, CmpLe, f32x4};

/// Four boxes whose sides move linearly, with the data to compute when they reach others.
#[derive(Debug, Clone, Copy)]
pub(super) struct MovingBoxes {
    from: SimdAabb,
    /// The reciprocal speeds of the lower sides, and of the upper.
    inverse: [[f32x4; 3]; 2],
}

/// A frame that maps boxes of B to their positions at both ends.
#[derive(Debug, Clone, Copy)]
pub(super) struct MovingBoxTransform {
    from: BoxTransform,
    to: BoxTransform,
    pad: f32x4,
}

impl MovingBoxTransform {
    /// Creates the map from the transforms at both ends of the step; it grows boxes by `deviation`.
    pub fn new(from: BoxTransform, to: BoxTransform, deviation: f64) -> Self {
        Self {
            from,
            to,
            pad: f32x4::splat(f32_above(deviation)),
        }
    }

    /// Poses four boxes of B at both ends of the step, in A's frame, grown by the deviation.
    #[inline]
    pub fn pose(&self, boxes: &SimdAabb) -> MovingBoxes {
        let grown = |mut boxes: SimdAabb| {
            boxes.lo = boxes.lo.map(|x| x - self.pad);
            boxes.hi = boxes.hi.map(|x| x + self.pad);
            boxes
        };
        let (from, to) = (grown(self.from.pose(boxes)), grown(self.to.pose(boxes)));
        let speeds = [
            [0, 1, 2].map(|k| not_zero(to.lo[k] - from.lo[k])),
            [0, 1, 2].map(|k| not_zero(to.hi[k] - from.hi[k])),
        ];
        MovingBoxes {
            from,
            inverse: speeds.map(|side| side.map(|v| f32x4::ONE / v)),
        }
    }
}

fn not_zero(v: f32x4) -> f32x4 {
    let tiny = f32x4::splat(MIN_SPEED);
    v.abs().cmp_gt(tiny).blend(v, tiny)
}

impl MovingBoxes {
    /// Returns when each box first shares a point with the box at rest in the same lane, rounded down, and which do so
    /// before `end`: bit `i` for lane `i`.
    #[inline]
    pub fn entry(&self, rest: &SimdAabb, end: f32) -> (u32, [f32; 4]) {
        let (mut entry, mut exit) = (f32x4::ZERO, f32x4::splat(end));
        let infinite = f32x4::splat(f32::INFINITY);
        for k in 0..3 {
            // The lower side goes below the other's upper side, or comes above it.
            let at = (rest.hi[k] - self.from.lo[k]) * self.inverse[0][k];
            let rises = self.inverse[0][k].cmp_gt(f32x4::ZERO);
            exit = exit.fast_min(rises.blend(at, infinite));
            entry = entry.fast_max(rises.blend(-infinite, at));
            // The upper side comes above the other's lower side, or goes below it.
            let at = (rest.lo[k] - self.from.hi[k]) * self.inverse[1][k];
            let rises = self.inverse[1][k].cmp_gt(f32x4::ZERO);
            entry = entry.fast_max(rises.blend(at, -infinite));
            exit = exit.fast_min(rises.blend(infinite, at));
        }
        let growth = f32x4::splat(ENTRY_GROWTH);
        let entry = entry / growth;
        (
            entry.cmp_le(exit * growth).move_mask() as u32,
            entry.to_array(),
        )
    }
}
