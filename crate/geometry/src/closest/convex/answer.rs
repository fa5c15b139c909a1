//! How two convex shapes are to each other.

use super::{Convex, Feature, Simplex};
use crate::{Point, Vector};

/// How a search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Apart; with [`super::Stop::WhenApart`] the bounds may not have met.
    Separated,
    /// Neither apart nor overlapping by more than rounding.
    Touching,
    /// Overlapping: the depth is how far B must move to end that.
    Overlapping,
    /// Proven to be farther apart than the limit; how far is not known.
    BeyondLimit,
    /// The steps ran out, or rounding left no way on: the bounds hold, and are all that is known.
    NotConverged,
}

/// How near two convex shapes are. Points and directions are in A's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Proximity {
    /// How they lie, and whether the search came to its end.
    pub outcome: Outcome,
    /// The signed distance is no less: the distance of shapes apart, the negative depth of overlapping ones.
    pub lower: f64,
    /// The signed distance is no more. Of shapes found to be separated, touching or overlapping this is the answer.
    pub upper: f64,
    /// The witness point of A.
    pub on_a: Point,
    /// The witness point of B.
    pub on_b: Point,
    /// Of length one, from A to B: B moved along it by the depth touches A. Zero if nothing tells it.
    pub direction: Vector,
    /// Steps of Gilbert's method; 0 where the proof of the last depth could be carried on.
    pub iterations: u32,
    /// Steps of the search for the depth, 0 where none was made.
    pub expansions: u32,
    /// The points of the cores that the witnesses lie between.
    pub(super) simplex: Simplex,
}

impl Proximity {
    /// 0 where the shapes touch or overlap.
    pub fn distance(&self) -> f64 {
        self.upper.max(0.0)
    }

    /// The shortest way that B must move to end the overlap, at least 0.
    pub fn depth(&self) -> f64 {
        (-self.upper).max(0.0)
    }

    /// Whether the bounds have met but for rounding: the distance or depth is the true one.
    pub fn is_exact(&self) -> bool {
        matches!(
            self.outcome,
            Outcome::Separated | Outcome::Touching | Outcome::Overlapping
        ) && self.upper - self.lower <= crate::tolerance::CONVEX_GAP * self.simplex.reach()
    }

    /// The points of the Minkowski difference that the nearest one lies between.
    pub fn simplex(&self) -> &Simplex {
        &self.simplex
    }

    /// The features of the shapes' cores that the witnesses lie on.
    pub fn features(&self, a: &impl Convex, b: &impl Convex) -> [Feature; 2] {
        let numbers = |side: usize| {
            let mut all = [0; 4];
            let mut count = 0;
            for corner in self.simplex.corners() {
                let number = corner.numbers[side];
                if !all[..count].contains(&number) {
                    all[count] = number;
                    count += 1;
                }
            }
            (all, count.min(3))
        };
        let (on_a, count_a) = numbers(0);
        let (on_b, count_b) = numbers(1);
        [a.feature(&on_a[..count_a]), b.feature(&on_b[..count_b])]
    }
}
