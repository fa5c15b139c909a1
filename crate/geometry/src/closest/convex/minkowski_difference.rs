//! Evaluates the Minkowski difference of two shapes point by point.

use super::{Convex, SupportPoint};
use crate::{Pose, RigidTransform, Vector};

/// All `x − y` of the cores, x of A, y of B, in A's frame.
pub(super) struct MinkowskiDifference<'a, A, B> {
    pub(super) a: &'a A,
    pub(super) b: &'a B,
    b_in_a: RigidTransform,
}

impl<'a, A: Convex, B: Convex> MinkowskiDifference<'a, A, B> {
    pub(super) fn new(a: &'a A, b: &'a B, b_in_a: &Pose) -> Self {
        Self {
            a,
            b,
            b_in_a: RigidTransform::new(b_in_a),
        }
    }

    /// Returns the difference of two numbered points.
    #[inline]
    pub(super) fn support_point(&self, indices: [u32; 2]) -> SupportPoint {
        let on_a = self.a.point(indices[0]);
        let on_b = self.b_in_a.point(&self.b.point(indices[1]));
        SupportPoint {
            difference: on_a - on_b,
            on_a,
            on_b,
            indices,
        }
    }

    /// Returns the corner farthest along a direction: the farthest of A, less the farthest of B against it. The searches
    /// begin at `near`.
    #[inline]
    pub(super) fn support(&self, direction: &Vector, near: [u32; 2]) -> SupportPoint {
        let against = -self.b_in_a.inverse_vector(direction);
        self.support_point([
            self.a.support(direction, near[0]),
            self.b.support(&against, near[1]),
        ])
    }

    /// Returns the vector from B's centre to A's.
    pub(super) fn centre_offset(&self) -> Vector {
        self.a.centre() - self.b_in_a.point(&self.b.centre())
    }

    /// Returns the sum of both shapes' margins.
    pub(super) fn margin(&self) -> f64 {
        self.a.margin() + self.b.margin()
    }
}
