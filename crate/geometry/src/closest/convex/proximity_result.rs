//! Defines the result of a query on two convex shapes.

use super::{Convex, Feature, Simplex};
use crate::{Point, Vector};

/// The relation of two convex shapes that a search found, and whether it converged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ProximityStatus {
    /// The shapes are apart; with [`super::StopCondition::WhenSeparated`] the bounds may not have met.
    Separated,
    /// The shapes are neither apart nor overlapping by more than rounding.
    Touching,
    /// The shapes overlap: the depth is how far B must move to end that.
    Overlapping,
    /// The shapes are proven to be farther apart than the limit; the distance is unknown.
    BeyondLimit,
    /// The steps ran out, or rounding prevented progress: only the bounds are known.
    NotConverged,
}

/// The signed distance of two convex shapes, negative by the depth where they overlap, and the witness points. Points
/// and directions are in A's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Proximity {
    /// The relation of the shapes, and whether the search converged.
    pub status: ProximityStatus,
    /// A lower bound of the signed distance: the distance of separate shapes, the negative depth of overlapping ones.
    pub lower: f64,
    /// An upper bound of the signed distance; for separated, touching or overlapping shapes, the answer.
    pub upper: f64,
    /// The witness point of A.
    pub on_a: Point,
    /// The witness point of B.
    pub on_b: Point,
    /// A unit vector from A to B: B moved along it by the depth touches A. Zero if it is undetermined.
    pub direction: Vector,
    /// The number of steps of Gilbert's method; 0 if the proof of the last depth could be updated.
    pub iterations: u32,
    /// The number of steps of the penetration search, 0 if there was none.
    pub expansions: u32,
    /// The points of the cores that the witnesses lie between.
    pub(super) simplex: Simplex,
}

impl Proximity {
    /// Returns the distance of the shapes, 0 if they touch or overlap.
    pub fn distance(&self) -> f64 {
        self.upper.max(0.0)
    }

    /// Returns the length of the shortest motion of B that ends the overlap, at least 0.
    pub fn depth(&self) -> f64 {
        (-self.upper).max(0.0)
    }

    /// Returns whether the bounds have met but for rounding: then the distance or depth is exact.
    pub fn is_exact(&self) -> bool {
        matches!(
            self.status,
            ProximityStatus::Separated | ProximityStatus::Touching | ProximityStatus::Overlapping
        ) && self.upper - self.lower
            <= crate::tolerance::CONVEX_GAP * self.simplex.max_abs_coordinate()
    }

    /// Returns the points of the Minkowski difference whose hull holds the nearest one.
    pub fn simplex(&self) -> &Simplex {
        &self.simplex
    }

    /// Returns the features of the shapes' cores that the witnesses lie on.
    pub fn features(&self, a: &impl Convex, b: &impl Convex) -> [Feature; 2] {
        let numbers = |side: usize| {
            let mut all = [0; 4];
            let mut count = 0;
            for corner in self.simplex.corners() {
                let number = corner.indices[side];
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
