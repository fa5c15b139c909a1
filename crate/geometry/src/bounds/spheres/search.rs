//! Finds which spheres of two models meet (US 5056031).

use super::clear_all_marks;
use super::options::{MarkLifetime, SphereSearchOptions};
use super::traversal::SphereTraversal;
use super::{
    MotionBound, Scratch, SphereModel, SphereSearchEnd, SphereSearchResult, SphereSearchStep,
    TestCounts,
};
use crate::Pose;
use crate::executor::{Executor, Interrupted};
use crate::trace::Trace;

/// Finds which of the smallest spheres meet, or may meet while the parts move within their bounds. Returns None if the pose
/// is not of finite numbers.
///
/// If two spheres meet, each is tested with the children of the other. Those that meet it are marked, and the pairs of
/// marked ones are tested next. A sphere of a model's last rank stays, and only the other's children are tested with it. So
/// the models may be of different depth.
///
/// Departures: marks belong to the pair of parents they were made for, see [`MarkLifetime`]. B's spheres are tested in A's
/// frame and A's in B's, instead of all in the world, which poses fewer. Spheres that are apart by less than rounding meet.
/// They also meet if they are nearer than their points may move. Pairs of smallest spheres that meet may be omitted if
/// their parents do not, since children extend beyond parents. Where the *surfaces* meet, or come to meet, some pair that
/// contains the point is always found.
pub fn search<W: Executor, T: Trace<SphereSearchStep>>(
    a: &SphereModel,
    b: &SphereModel,
    b_in_a: &Pose,
    options: &SphereSearchOptions<'_>,
    executor: &W,
    trace: &mut T,
) -> Result<Option<SphereSearchResult>, Interrupted> {
    let mut scratch = Scratch::default();
    let Some(mut descent) = SphereTraversal::new([a, b], b_in_a, options, &mut scratch, trace)
    else {
        trace.record(|| SphereSearchStep::End(SphereSearchEnd::InvalidPose));
        return Ok(None);
    };
    let done = match (descent.roots(), options.mark_lifetime) {
        (None, _) => Ok(()),
        (Some(roots), MarkLifetime::PerPair) => descent.search_below(&roots, executor),
        (Some(roots), MarkLifetime::ClearAll) => {
            clear_all_marks::below_root(&mut descent, &roots, executor)
        }
    };
    let (noise, is_complete) = (descent.noise, !descent.is_done());
    if let Err(Interrupted) = done {
        trace.record(|| SphereSearchStep::End(SphereSearchEnd::Interrupted));
        return Err(Interrupted);
    }
    scratch.pairs.sort_unstable();
    let pairs = scratch.pairs.len();
    trace.record(|| SphereSearchStep::End(SphereSearchEnd::Found { pairs }));
    Ok(Some(SphereSearchResult {
        pairs: scratch.pairs,
        is_complete,
        max_distance: a.max_surface_distance() + b.max_surface_distance() + noise + scratch.motion,
        counts: TestCounts {
            tests: scratch.tests,
            all_pairs: last_rank(a) * last_rank(b),
        },
    }))
}

fn last_rank(model: &SphereModel) -> u64 {
    model.spheres_of_rank(model.rank_count() - 1).len() as u64
}

/// The first pair of spheres that meet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SphereHit {
    /// The numbers of the spheres, in A and in B.
    pub spheres: [u32; 2],
    /// The largest motion of their points, both together; 0 for parts at rest.
    pub motion: f64,
    /// An upper bound of the distance of the surfaces, at the queried pose.
    pub max_distance: f64,
}

/// The result of testing whether the surfaces of two parts may meet, by their spheres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum SphereTestResult {
    /// The surfaces do not meet, nor while they move within their bounds.
    Separated,
    /// The parts may meet: these spheres do.
    Hit(SphereHit),
}

/// Finds whether any smallest spheres meet, or may while the parts move within their bounds, A's and B's, each in its own
/// frame. It finds the same first pair as [`search`], but without a trace, and without allocation once `scratch` has grown,
/// for many poses one after the other. Returns None if the pose is not of finite numbers.
pub fn first_hit<W: Executor>(
    a: &SphereModel,
    b: &SphereModel,
    b_in_a: &Pose,
    motion_bounds: [&MotionBound; 2],
    scratch: &mut Scratch,
    executor: &W,
) -> Result<Option<SphereTestResult>, Interrupted> {
    let options = SphereSearchOptions::first().with_motion_bounds(motion_bounds);
    let mut trace = ();
    let Some(mut descent) = SphereTraversal::new([a, b], b_in_a, &options, scratch, &mut trace)
    else {
        return Ok(None);
    };
    descent.skips_redundant_tests = true;
    if let Some(roots) = descent.roots() {
        descent.search_below(&roots, executor)?;
    }
    let noise = descent.noise;
    Ok(Some(match scratch.pairs.first() {
        None => SphereTestResult::Separated,
        Some(&spheres) => SphereTestResult::Hit(SphereHit {
            spheres,
            motion: scratch.motion,
            max_distance: a.max_surface_distance()
                + b.max_surface_distance()
                + noise
                + scratch.motion,
        }),
    }))
}
