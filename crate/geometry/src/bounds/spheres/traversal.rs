//! Descends two sphere models, rank by rank, into pairs of spheres that meet.

use super::options::SphereSearchOptions;
use super::scratch::{PosedSphere, squared_distance};
use super::{MotionBound, Scratch, SphereModel, SphereSearchStep};
use crate::executor::{Executor, Interrupted};
use crate::tolerance::POSE_ROUNDING;
use crate::trace::Trace;
use crate::{Pose, RigidTransform};
use std::ops::Range;

/// The number of pairs of parents between two polls.
const POLL_EVERY: u32 = 256;

pub(super) struct SphereTraversal<'a, T> {
    pub models: [&'a SphereModel; 2],
    pub motion_bounds: [&'a MotionBound; 2],
    pub pose: RigidTransform,
    /// The rounding error of the distance of two posed centres.
    pub noise: f64,
    /// True if tests that change nothing are skipped, though the original method makes them.
    pub skips_redundant_tests: bool,
    limit: usize,
    polls: u32,
    pub scratch: &'a mut Scratch,
    pub trace: &'a mut T,
}

impl<'a, T: Trace<SphereSearchStep>> SphereTraversal<'a, T> {
    /// Prepares the search for colliding spheres; None if the pose is not of finite numbers.
    pub fn new(
        models: [&'a SphereModel; 2],
        b_in_a: &Pose,
        options: &SphereSearchOptions<'a>,
        scratch: &'a mut Scratch,
        trace: &'a mut T,
    ) -> Option<Self> {
        let pose = RigidTransform::new(b_in_a);
        let sum = |[x, y, z]: [f64; 3]| x.abs() + y.abs() + z.abs();
        let [x, y, z] = pose.rotation.map(sum);
        let shift = sum(pose.translation);
        if !(x + y + z + shift).is_finite() {
            return None;
        }
        let [a, b] = models;
        scratch.begin(a.rank_count().max(b.rank_count()));
        Some(Self {
            models,
            motion_bounds: options.motion_bounds,
            pose,
            noise: POSE_ROUNDING * (a.max_abs_coordinate() + b.max_abs_coordinate() + shift),
            skips_redundant_tests: false,
            limit: options.limit.max(1),
            polls: 0,
            scratch,
            trace,
        })
    }

    /// Returns whether the limit of pairs is reached.
    pub fn is_done(&self) -> bool {
        self.scratch.pairs.len() >= self.limit
    }

    /// Polls the executor at regular intervals, so that the search can be interrupted.
    pub fn poll(&mut self, executor: &impl Executor) -> Result<(), Interrupted> {
        let is_due = self.polls.is_multiple_of(POLL_EVERY);
        self.polls += 1;
        executor.poll(is_due)
    }

    /// Returns the spheres around the parts, if they meet.
    pub fn roots(&mut self) -> Option<[PosedSphere; 2]> {
        let centre = [
            self.models[0].centre(0),
            self.pose.point(&self.models[1].centre(0)),
        ];
        let roots = [0, 1].map(|side| {
            let whole = self.models[side].sphere(0);
            PosedSphere {
                sphere: 0,
                rank: 0,
                centre: centre[side],
                motion: self.motion_bounds[side].bound(&whole.centre, whole.radius),
            }
        });
        let reach = self.contact_distance([0, 0]);
        self.test(&roots[0], &roots[1], reach).then_some(roots)
    }

    /// Searches for colliding pairs below two spheres that meet.
    pub fn search_below(
        &mut self,
        pair: &[PosedSphere; 2],
        executor: &impl Executor,
    ) -> Result<(), Interrupted> {
        self.poll(executor)?;
        if self.is_hit(pair) {
            return Ok(());
        }
        let [of_a, of_b] = self.mark(pair);
        let first = of_a.start;
        let are_tested = self.are_tested(pair);
        let reach = self.contact_distance_of(&of_a, &of_b);
        for i in of_a {
            let x = self.marked(i);
            for j in of_b.clone() {
                let y = self.marked(j);
                if are_tested || self.test(&x, &y, reach) {
                    self.search_below(&[x, y], executor)?;
                    if self.is_done() {
                        return Ok(());
                    }
                }
            }
        }
        self.scratch.marked.truncate(first);
        Ok(())
    }

    /// Records a pair if both are smallest spheres; returns whether they are.
    pub fn is_hit(&mut self, pair: &[PosedSphere; 2]) -> bool {
        if !(self.is_last(0, &pair[0]) && self.is_last(1, &pair[1])) {
            return false;
        }
        let spheres = pair.map(|ball| ball.sphere);
        self.trace
            .record(|| SphereSearchStep::Colliding { spheres });
        self.scratch.pairs.push(spheres);
        let motion = pair[0].motion + pair[1].motion;
        self.scratch.motion = self.scratch.motion.max(motion);
        true
    }

    /// Returns the marked sphere at an index, which is in a range that [`Self::mark`] returned.
    #[inline]
    pub fn marked(&self, at: usize) -> PosedSphere {
        self.scratch.marked[at]
    }

    /// Returns whether pairs of marked spheres are known to meet: one of them is of the last rank, and a test with it
    /// marked the other.
    pub fn are_tested(&self, parents: &[PosedSphere; 2]) -> bool {
        self.is_last(0, &parents[0]) || self.is_last(1, &parents[1])
    }

    /// Returns whether a sphere of A (`side` 0) or of B (1) is of the last rank of its model.
    #[inline]
    pub fn is_last(&self, side: usize, ball: &PosedSphere) -> bool {
        ball.rank as usize + 1 == self.models[side].rank_count()
    }

    /// Returns how far apart two centres may be for spheres of these ranks to meet, if nothing moves.
    fn contact_distance(&self, ranks: [u32; 2]) -> f64 {
        let [a, b] = [0, 1].map(|side| self.models[side].radius(ranks[side] as usize));
        a + b + self.noise
    }

    /// Returns the largest contact distance for pairs of these marked spheres.
    pub fn contact_distance_of(&self, of_a: &Range<usize>, of_b: &Range<usize>) -> f64 {
        if of_a.is_empty() || of_b.is_empty() {
            return 0.0;
        }
        self.contact_distance([of_a.start, of_b.start].map(|i| self.marked(i).rank))
    }

    /// Returns whether |c₁ − c₂| ≤ r₁ + r₂, plus the motion of both.
    #[inline]
    pub fn test(&mut self, a: &PosedSphere, b: &PosedSphere, reach: f64) -> bool {
        let level = a.rank.max(b.rank) as usize;
        self.scratch.tests[level] += 1;
        let reach = reach + a.motion + b.motion;
        let intersects = squared_distance(&a.centre, &b.centre) <= reach * reach;
        self.trace.record(|| SphereSearchStep::Tested {
            spheres: [a.sphere, b.sphere],
            level,
            intersects,
        });
        intersects
    }
}
