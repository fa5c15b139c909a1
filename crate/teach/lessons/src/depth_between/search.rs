//! Finds the interval of the depth, and tries the proof that no shorter motion separates the two parts.

use nearpoint_geometry::collide::intersection::Intersection;
use nearpoint_geometry::interference::{Depth, RecordedDepthStep};
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::{Point, Vector};

use super::parts::Parts;
use crate::error::LessonError;
use crate::shapes::direction;

/// The results of the depth search, and of motions that are too short.
#[derive(Debug)]
pub(super) struct Search {
    /// The number of pairs of triangles that intersect.
    pub pairs: usize,
    pub intersection: Intersection,
    pub depth: Depth,
    /// The pieces that the search examined, with the least upper bound so far.
    pub steps: Vec<RecordedDepthStep>,
    /// The motions shorter than the depth.
    pub tried: Vec<Vector>,
    /// The number of them after which the parts still interfere.
    pub still_interfering: usize,
}

/// The number of directions that are tried.
const DIRECTIONS: usize = 64;
/// The length of a tried motion, as a fraction of the lower bound.
const SHORTER: f64 = 0.999;
const SEED: u64 = 64;

impl Search {
    /// Computes the intersection and the depth of two parts, with each step of the search.
    pub fn new(parts: &Parts) -> Result<Self, LessonError> {
        let here = Vector::zeros();
        let intersection = parts.intersection(&here)?;
        let (depth, mut steps) = parts.depth(&here)?;
        // A bound that was proven remains valid.
        let mut most = f64::INFINITY;
        for step in &mut steps {
            most = most.min(step.upper);
            step.upper = most;
        }
        let depth = depth.unwrap_or_else(|| Depth::zero(Point::origin()));
        let mut random = SplitMix64::seeded(SEED);
        let length = SHORTER * depth.lower;
        let tried: Vec<Vector> = (0..DIRECTIONS)
            .map(|_| direction(&mut random) * length)
            .collect();
        let mut still_interfering = 0;
        for by in &tried {
            still_interfering += usize::from(parts.surfaces_intersect(by)?);
        }
        Ok(Self {
            pairs: parts.pairs(&here)?.len(),
            intersection,
            depth,
            steps,
            tried,
            still_interfering,
        })
    }

    /// Returns the first piece whose interval is at most half as wide as the first one.
    pub fn halfway(&self) -> Option<&RecordedDepthStep> {
        let width = |step: &RecordedDepthStep| step.upper - step.lower;
        let first = width(self.steps.first()?);
        let is_half = |step: &&RecordedDepthStep| width(step) <= first / 2.0;
        self.steps.iter().find(is_half).or(self.steps.last())
    }

    /// Returns the number of pieces that were examined.
    pub fn piece_count(&self) -> usize {
        self.steps.last().map_or(0, |step| step.visited)
    }
}
