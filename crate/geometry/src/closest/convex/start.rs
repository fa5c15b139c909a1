//! Where a search begins: where the last one ended.

use super::difference::Difference;
use super::penetration::Shell;
use super::{ANYWHERE, Convex, Simplex};

/// What a pair of shapes keeps from one search to the next: which points it ended between, and of overlapping ones what
/// proved the depth. It changes what a search costs; the answer stays the same to rounding. A new value knows nothing;
/// one of another pair does no harm.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PairState {
    numbers: [[u32; 2]; 4],
    count: u8,
    shell: Option<Box<Shell>>,
}

impl PairState {
    /// Begins between these points of A and of B, the first four pairs of them: where a search begins can be chosen.
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

    /// The surface that the last depth was proven by.
    #[inline]
    pub(super) fn take_shell(&mut self) -> Option<Box<Shell>> {
        self.shell.take()
    }

    /// Keeps it for the next search, if it is small enough to be of use.
    pub(super) fn keep(&mut self, mut shell: Box<Shell>) {
        self.shell = shell.is_worth_keeping().then_some(shell);
    }

    /// The points it knows, posed anew; from nothing, the support point against the way between the middles.
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
