//! The interval of the depth, and the proof that no shorter motion parts the two, tried.

use nearpoint_geometry::collide::common::Common;
use nearpoint_geometry::interference::{Depth, Narrowing};
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::{Point, Vector};

use super::parts::Parts;
use crate::error::LessonError;
use crate::made::direction;

/// What is found without moving anything, and by motions that are too short.
#[derive(Debug)]
pub(super) struct Search {
    /// Pairs of triangles that meet.
    pub pairs: usize,
    pub common: Common,
    pub depth: Depth,
    /// The pieces that the search turned to, with the least upper bound so far.
    pub steps: Vec<Narrowing>,
    /// Motions shorter than the depth.
    pub tried: Vec<Vector>,
    /// How many of them leave the two in each other.
    pub left: usize,
}

/// So many directions are tried,
const TRIED: usize = 64;
/// by this share of the lower bound.
const SHORTER: f64 = 0.999;
const SEED: u64 = 64;

impl Search {
    pub fn new(parts: &Parts) -> Result<Self, LessonError> {
        let here = Vector::zeros();
        let common = parts.common(&here)?;
        let (depth, mut steps) = parts.depth(&here)?;
        // What was proven once holds.
        let mut most = f64::INFINITY;
        for step in &mut steps {
            most = most.min(step.upper);
            step.upper = most;
        }
        let depth = depth.unwrap_or_else(|| Depth::none(Point::origin()));
        let mut random = SplitMix64::seeded(SEED);
        let length = SHORTER * depth.lower;
        let tried: Vec<Vector> = (0..TRIED)
            .map(|_| direction(&mut random) * length)
            .collect();
        let mut left = 0;
        for by in &tried {
            left += usize::from(parts.meet(by)?);
        }
        Ok(Self {
            pairs: parts.pairs(&here)?.len(),
            common,
            depth,
            steps,
            tried,
            left,
        })
    }

    /// The first piece whose interval is no wider than half the first one.
    pub fn halfway(&self) -> Option<&Narrowing> {
        let width = |step: &Narrowing| step.upper - step.lower;
        let first = width(self.steps.first()?);
        let is_half = |step: &&Narrowing| width(step) <= first / 2.0;
        self.steps.iter().find(is_half).or(self.steps.last())
    }

    /// All pieces that were looked at.
    pub fn looked(&self) -> usize {
        self.steps.last().map_or(0, |step| step.looked)
    }
}
