//! Stores where the last search ended, which is where the next one begins.

use super::difference::Difference;
use super::penetration::Shell;
use super::{ANYWHERE, Convex, Simplex};

/// The state that a pair of shapes keeps between searches: the final points and, for overlapping shapes, the proof of the
/// depth. It changes the cost of a search; the answer stays the same to rounding. A new value is empty; one of another pair
/// does no harm.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PairState {
    numbers: [[u32; 2]; 4],
    count: u8,
    shell: Option<Box<Shell>>,
}

impl PairState {
    /// Creates a state that begins the search between these points of A and of B; only the first four pairs count.
    pub fn between(numbers: &[[u32; 2]]) -> Self {
        let mut state = Self::default();
        for (kept, &given) in state.numbers.iter_mut().zip(numbers) {
            *kept = given;
            state.count += 1;
        }
        state
    }

    pub(super) fn of(simplex: &Simplex) -> Self {
        let mut state = Self::default();
        for (kept, corner) in state.numbers.iter_mut().zip(simplex.corners()) {
            *kept = corner.numbers;
            state.count += 1;
        }
        state
    }

    /// Takes the surface that the last depth was proven by.
    #[inline]
    pub(super) fn take_shell(&mut self) -> Option<Box<Shell>> {
        self.shell.take()
    }

    /// Keeps the surface for the next search, if it is small enough to be of use.
    pub(super) fn keep(&mut self, mut shell: Box<Shell>) {
        self.shell = shell.is_worth_keeping().then_some(shell);
    }

    /// Poses the known points anew. Without any, starts from the support point against the direction between the middles.
    #[inline]
    pub(super) fn begin<A: Convex, B: Convex>(&self, difference: &Difference<'_, A, B>) -> Simplex {
        let counts = [difference.a.count(), difference.b.count()];
        let known = &self.numbers[..usize::from(self.count)];
        let fits = |numbers: &&[u32; 2]| numbers[0] < counts[0] && numbers[1] < counts[1];
        let mut corners = known.iter().filter(fits);
        let Some(&first) = corners.next() else {
            let first = difference.support(&-difference.between_middles(), [ANYWHERE; 2]);
            return Simplex::of(first);
        };
        let mut simplex = Simplex::of(difference.corner(first));
        for &numbers in corners {
            simplex.push(difference.corner(numbers));
        }
        simplex
    }
}
