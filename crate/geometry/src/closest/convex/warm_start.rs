//! Stores where the last search ended, which is where the next one begins.

use super::minkowski_difference::MinkowskiDifference;
use super::penetration::FloatPolytope;
use super::{Convex, NO_HINT, Simplex};

/// The points of the last simplex and the polytope of the last depth, which a pair of convex shapes keeps between
/// searches. It changes the cost of a search; the answer stays the same to rounding. A new value is empty; one of
/// another pair does no harm.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ConvexWarmStart {
    numbers: [[u32; 2]; 4],
    count: u8,
    polytope: Option<Box<FloatPolytope>>,
}

impl ConvexWarmStart {
    /// Creates a state that begins the search between these points of A and of B; only the first four pairs count.
    pub fn from_pairs(numbers: &[[u32; 2]]) -> Self {
        let mut state = Self::default();
        for (kept, &given) in state.numbers.iter_mut().zip(numbers) {
            *kept = given;
            state.count += 1;
        }
        state
    }

    pub(super) fn from_simplex(simplex: &Simplex) -> Self {
        let mut state = Self::default();
        for (kept, corner) in state.numbers.iter_mut().zip(simplex.corners()) {
            *kept = corner.indices;
            state.count += 1;
        }
        state
    }

    /// Takes the surface that the last depth was proven by.
    #[inline]
    pub(super) fn take_polytope(&mut self) -> Option<Box<FloatPolytope>> {
        self.polytope.take()
    }

    /// Keeps the surface for the next search, if it is small enough to be of use.
    pub(super) fn store_polytope(&mut self, mut shell: Box<FloatPolytope>) {
        self.polytope = shell.is_reusable().then_some(shell);
    }

    /// Returns the simplex of the known points in the new pose. Without any, it is the support point against the direction
    /// between the centres.
    #[inline]
    pub(super) fn initial_simplex<A: Convex, B: Convex>(
        &self,
        difference: &MinkowskiDifference<'_, A, B>,
    ) -> Simplex {
        let counts = [difference.a.count(), difference.b.count()];
        let known = &self.numbers[..usize::from(self.count)];
        let fits = |numbers: &&[u32; 2]| numbers[0] < counts[0] && numbers[1] < counts[1];
        let mut corners = known.iter().filter(fits);
        let Some(&first) = corners.next() else {
            let first = difference.support(&-difference.centre_offset(), [NO_HINT; 2]);
            return Simplex::from_point(first);
        };
        let mut simplex = Simplex::from_point(difference.support_point(first));
        for &numbers in corners {
            simplex.push(difference.support_point(numbers));
        }
        simplex
    }
}
