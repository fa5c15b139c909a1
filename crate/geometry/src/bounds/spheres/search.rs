//! Which spheres of two models meet (US 5056031).

use super::aim::{Aim, Marks};
use super::descent::Descent;
use super::source_marks;
use super::{End, Found, MotionBound, Scratch, SphereModel, Step, TestCounts};
use crate::Pose;
use crate::trace::Trace;
use crate::work::{Stopped, Work};

/// Which of the smallest spheres meet, or may meet while the parts move within their swings. None if the pose is not of
/// finite numbers.
///
/// Of two spheres that meet, each is tested with the children of the other, those that meet it are marked, and the
/// pairs of marked ones are tested next; a sphere of a model's last rank stays, and only the other's children are
/// tested with it. So the models may be of different depth.
///
/// Departures: marks belong to the pair of parents they were made for, see [`Marks`]; B's spheres are tested in A's
/// frame and A's in B's, instead of all in the world, which poses fewer; spheres are taken to meet in doubt of
/// rounding; and they meet if they are nearer than their points may move. Pairs of smallest spheres that meet may be
/// left out where their parents do not, since children stand out of them: where the *surfaces* meet, or come to meet,
/// some pair that contains the place never is.
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

/// A first pair of spheres that meet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hit {
    /// Their numbers, in A and in B.
    pub spheres: [u32; 2],
    /// How far their points may move, both together; 0 of parts that are still.
    pub motion: f64,
    /// The surfaces come at least this near each other, at the pose asked about.
    pub within: f64,
}

/// Whether two parts meet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Met {
    /// Their surfaces do not, nor while they move within their swings.
    Apart,
    /// They may: these spheres do.
    At(Hit),
}

/// Whether any smallest spheres meet, or may while the parts move within their swings, A's and B's, each in its own
/// frame: as [`search`] for the first pair, and the same pair, but with nothing told and nothing allocated once
/// `scratch` has grown, for many poses one after the other. None if the pose is not of finite numbers.
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
