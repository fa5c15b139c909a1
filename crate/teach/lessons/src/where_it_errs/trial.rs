//! Tries two random contours: the answer of the published test, and the exact one.

use std::cell::OnceCell;

use nearpoint_geometry::planar::{Vector2, distance};
use nearpoint_published::contours::OverlapResult;

use crate::contours::{ContourMethod, ContourPair, Kind, contour, random_pose, scaled};
use crate::error::LessonError;
use nearpoint_geometry::random::SplitMix64;

/// The range of B's size, where A's is one.
const SIZES: [f64; 2] = [0.15, 0.9];
/// The largest distance of B's centre from A's.
const MAX_OFFSET: f64 = 1.5;

#[derive(Debug)]
pub(super) struct Trial {
    pub pair: ContourPair,
    pub shift: Vector2,
    pub answer: OverlapResult,
    pub overlaps: bool,
    /// True if the move was not enough.
    pub is_still_overlapping: bool,
    depths: OnceCell<[f64; 2]>,
}

impl Trial {
    /// Makes an A of that kind with `corners` corners, and a convex B of three to eight.
    pub fn new(kind: Kind, corners: usize, number: usize) -> Result<Self, LessonError> {
        let mut random = SplitMix64::seeded((corners * 1_000_003 + number) as u64);
        let a = contour(kind, corners, &mut random)?;
        let others = 3 + (6.0 * random.uniform()) as usize;
        let size = SIZES[0] + (SIZES[1] - SIZES[0]) * random.uniform();
        let b = scaled(&contour(Kind::Round, others, &mut random)?, size)?;
        let (degrees, at) = random_pose(&mut random, MAX_OFFSET);
        let pair = ContourPair::new(a, &b, degrees)?;
        let shift = pair.shift(at);
        let answer = pair.answer(ContourMethod::Published, shift);
        Ok(Self {
            overlaps: pair.overlaps(shift),
            is_still_overlapping: answer.overlaps && !pair.is_cleared_by(shift, answer.separation),
            depths: OnceCell::new(),
            answer,
            shift,
            pair,
        })
    }

    /// Returns whether the published test finds an overlap that is real.
    pub fn is_hit(&self) -> bool {
        self.answer.overlaps && self.overlaps
    }

    /// Returns the exact distance of the two contours.
    pub fn gap(&self) -> f64 {
        let [a, b] = self.pair.turned();
        distance(a, b, self.shift).distance
    }

    /// Returns the depth of the overlap before and after the move.
    pub fn depths(&self) -> [f64; 2] {
        let after = || self.pair.shift(self.shift - self.answer.separation);
        let depths = || [self.shift, after()].map(|shift| self.pair.depth(shift));
        *self.depths.get_or_init(depths)
    }
}
