//! Computes the distance of two bodies.

use super::query_state::QueryState;
use super::thresholds::Thresholds;
use super::{Compound, CompoundPairState, DistanceResult, End, Step, proven, published};
use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::trace::Trace;

/// The rule that ends a distance query: as published, or when the answer is proven.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub enum Mode {
    /// The published rule: elements beyond these thresholds are left out, and the first step with an answer ends the query.
    Published(Thresholds),
    /// The query ends when no pair of elements can be nearer than the answer.
    #[default]
    Proven,
}

/// Returns the distance of two bodies of convex elements. Returns None if the pose is not finite.
///
/// JP 3316092, the method for parts that are not convex: 1. envelope spheres, 2. hull against hull, 3. the elements of A
/// against B's hull, 4. those of B against A's hull, 5. the elements that were near, pair by pair. With [`Mode::Published`]
/// the steps run in order, as printed, with their errors. Spheres that are apart answer with the distance of their centres.
/// Merged hulls answer with theirs, a lower bound unless both closest points lie on elements. Step 5 can overestimate,
/// because an element that was left out may hold the closest pair. [`DistanceResult`] has proven bounds beside this answer.
/// With [`Mode::Proven`] the same comparisons are made nearest first, and nothing is left out whose lower bound is below the
/// best upper one. The distance is that of [`nearpoint_geometry::brute_force::closest_elements`], to rounding.
///
/// A departure in both modes: hulls are searched by climbing from the last closest points, which is exact. The original
/// searches only near these points ([`crate::tracking`]). A stopped query leaves the state unchanged.
pub fn closest<'a>(
    a: &'a Compound<'a>,
    b: &'a Compound<'a>,
    b_in_a: &Pose,
    mode: Mode,
    state: &mut CompoundPairState,
    executor: &impl Executor,
    trace: &mut impl Trace<Step>,
) -> Result<Option<DistanceResult>, Interrupted> {
    let found = match QueryState::new([a, b], b_in_a, state, executor, trace) {
        None => Ok(None),
        Some(mut trial) => match mode {
            Mode::Published(thresholds) => published::run(&mut trial, &thresholds).map(Some),
            Mode::Proven => proven::run(&mut trial).map(Some),
        },
    };
    trace.record(|| {
        Step::End(match found {
            Ok(Some(found)) => End::Found(found),
            Ok(None) => End::NoPose,
            Err(Interrupted) => End::Interrupted,
        })
    });
    found
}
