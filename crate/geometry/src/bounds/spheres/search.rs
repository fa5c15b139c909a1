//! Finds which spheres of two models meet (US 5056031).

use super::aim::{Aim, Marks};
use super::descent::Descent;
use super::source_marks;
use super::{End, Found, MotionBound, Scratch, SphereModel, Step, TestCounts};
use crate::Pose;
use crate::trace::Trace;
use crate::work::{Stopped, Work};

/// Finds which of the smallest spheres meet, or may meet while the parts move within their bounds. Returns None if the pose
/// is not of finite numbers.
///
/// If two spheres meet, each is tested with the children of the other. Those that meet it are marked, and the pairs of
/// marked ones are tested next. A sphere of a model's last rank stays, and only the other's children are tested with it. So
/// the models may be of different depth.
///
/// Departures: marks belong to the pair of parents they were made for, see [`Marks`]. B's spheres are tested in A's frame
/// and A's in B's, instead of all in the world, which poses fewer. Spheres that are apart by less than rounding meet. They
/// also meet if they are nearer than their points may move. Pairs of smallest spheres that meet may be omitted if their
/// parents do not, since children extend beyond parents. Where the *surfaces* meet, or come to meet, some pair that
/// contains the place is always found.
pub fn search<W: Work, T: Trace<Step>>(
    a: &SphereModel,
    b: &SphereModel,
    b_in_a: &Pose,
    aim: &Aim<'_>,
    work: &W,
    trace: &mut T,
) -> Result<Option<Found>, Stopped> {
    let mut scratch = Scratch::default();
    let Some(mut descent) = Descent::new([a, b], b_in_a, aim, &mut scratch, trace) else {
        trace.record(|| Step::End(End::NoPose));
        return Ok(None);
    };
    let done = match (descent.roots(), aim.marks) {
        (None, _) => Ok(()),
        (Some(roots), Marks::PerPair) => descent.below(&roots, work),
        (Some(roots), Marks::ClearedAll) => source_marks::below_root(&mut descent, &roots, work),
    };
    let (noise, is_complete) = (descent.noise, !descent.is_done());
    if let Err(Stopped) = done {
        trace.record(|| Step::End(End::Stopped));
        return Err(Stopped);
    }
    scratch.pairs.sort_unstable();
    let pairs = scratch.pairs.len();
    trace.record(|| Step::End(End::Found { pairs }));
    Ok(Some(Found {
        pairs: scratch.pairs,
        is_complete,
        within: a.within() + b.within() + noise + scratch.motion,
        counts: TestCounts {
            tests: scratch.tests,
            all_pairs: last_rank(a) * last_rank(b),
        },
    }))
}

fn last_rank(model: &SphereModel) -> u64 {
    model.rank(model.ranks() - 1).len() as u64
}

/// The first pair of spheres that meet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hit {
    /// The numbers of the spheres, in A and in B.
    pub spheres: [u32; 2],
    /// The largest motion of their points, both together; 0 for parts at rest.
    pub motion: f64,
    /// A distance: the surfaces come at least this near each other, at the queried pose.
    pub within: f64,
}

/// The answer whether two parts meet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Met {
    /// The surfaces do not meet, nor while they move within their bounds.
    Apart,
    /// The parts may meet: these spheres do.
    At(Hit),
}

/// Finds whether any smallest spheres meet, or may while the parts move within their bounds, A's and B's, each in its own
/// frame. It finds the same first pair as [`search`], but without a trace, and without allocation once `scratch` has grown,
/// for many poses one after the other. Returns None if the pose is not of finite numbers.
pub fn meets<W: Work>(
    a: &SphereModel,
    b: &SphereModel,
    b_in_a: &Pose,
    motion_bounds: [&MotionBound; 2],
    scratch: &mut Scratch,
    work: &W,
) -> Result<Option<Met>, Stopped> {
    let aim = Aim::first().during(motion_bounds);
    let mut trace = ();
    let Some(mut descent) = Descent::new([a, b], b_in_a, &aim, scratch, &mut trace) else {
        return Ok(None);
    };
    descent.is_brief = true;
    if let Some(roots) = descent.roots() {
        descent.below(&roots, work)?;
    }
    let noise = descent.noise;
    Ok(Some(match scratch.pairs.first() {
        None => Met::Apart,
        Some(&spheres) => Met::At(Hit {
            spheres,
            motion: scratch.motion,
            within: a.within() + b.within() + noise + scratch.motion,
        }),
    }))
}
