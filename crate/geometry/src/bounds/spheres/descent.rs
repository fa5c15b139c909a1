//! Down two sphere models, rank by rank, into pairs of spheres that meet.

use super::{Aim, SphereModel, Step, Swing};
use crate::tolerance::POSE_ROUNDING;
use crate::trace::Trace;
use crate::work::{Stopped, Work};
use crate::{Point, Pose, Rigid};
use std::ops::Range;

/// Pairs of parents between two polls.
const POLL_EVERY: u32 = 256;

/// Memory of a search, to be used again, and what the last one counted.
#[derive(Debug, Clone, Default)]
pub struct Scratch {
    /// The marked spheres of the pairs of parents on the way down, those of A and then those of B for each.
    marked: Vec<Ball>,
    /// By the higher of the two spheres' ranks.
    pub(super) tests: Vec<u64>,
    pub(super) transformed: u64,
    pub(super) pairs: Vec<[u32; 2]>,
    /// The most that both spheres of one of these pairs may move together.
    pub(super) motion: f64,
}

impl Scratch {
    /// How many pairs of spheres the last search tested.
    pub fn tests(&self) -> u64 {
        self.tests.iter().sum()
    }

    fn begin(&mut self, levels: usize) {
        self.marked.clear();
        self.tests.clear();
        self.tests.resize(levels, 0);
        self.transformed = 0;
        self.pairs.clear();
        self.motion = 0.0;
    }
}

/// A sphere of either model, in A's frame.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ball {
    pub sphere: u32,
    pub rank: u32,
    centre: Point,
    /// No point in it moves farther.
    motion: f64,
}

pub(super) struct Descent<'a, T> {
    models: [&'a SphereModel; 2],
    swings: [&'a Swing; 2],
    pose: Rigid,
    /// How far rounding may take the distance of two posed centres.
    noise: f64,
    limit: usize,
    polls: u32,
    pub scratch: &'a mut Scratch,
    pub trace: &'a mut T,
}

impl<'a, T: Trace<Step>> Descent<'a, T> {
    /// None if the pose is not of finite numbers.
    pub fn new(
        models: [&'a SphereModel; 2],
        b_in_a: &Pose,
        aim: &Aim<'a>,
        scratch: &'a mut Scratch,
        trace: &'a mut T,
    ) -> Option<Self> {
        let pose = Rigid::new(b_in_a);
        let numbers = pose.rotation.iter().flatten().chain(&pose.translation);
        if !numbers.fold(0.0, |sum: f64, x| sum + x.abs()).is_finite() {
            return None;
        }
        let shift = pose.translation.iter().fold(0.0, |sum, x| sum + x.abs());
        let [a, b] = models;
        scratch.begin(a.ranks().max(b.ranks()));
        Some(Self {
            models,
            swings: aim.swings,
            pose,
            noise: POSE_ROUNDING * (a.reach() + b.reach() + shift),
            limit: aim.limit.max(1),
            polls: 0,
            scratch,
            trace,
        })
    }

    pub fn noise(&self) -> f64 {
        self.noise
    }

    /// Whether so many pairs were found as are asked for.
    pub fn is_done(&self) -> bool {
        self.scratch.pairs.len() >= self.limit
    }

    /// Whether the answer is no longer wanted; asked now and then.
    pub fn poll(&mut self, work: &impl Work) -> Result<(), Stopped> {
        let is_due = self.polls.is_multiple_of(POLL_EVERY);
        self.polls += 1;
        match is_due && work.stopped() {
            true => Err(Stopped),
            false => Ok(()),
        }
    }

    /// The spheres around the parts, if they meet.
    pub fn roots(&mut self) -> Option<[Ball; 2]> {
        let centre = [
            self.models[0].centre(0),
            self.pose.point(&self.models[1].centre(0)),
        ];
        self.scratch.transformed += 1;
        let roots = [0, 1].map(|side| {
            let whole = self.models[side].sphere(0);
            Ball {
                sphere: 0,
                rank: 0,
                centre: centre[side],
                motion: self.swings[side].bound(&whole.centre, whole.radius),
            }
        });
        let reach = self.reach([0, 0]);
        self.test(&roots[0], &roots[1], reach).then_some(roots)
    }

    /// Searches what is below two spheres that meet.
    pub fn below(&mut self, pair: &[Ball; 2], work: &impl Work) -> Result<(), Stopped> {
        self.poll(work)?;
        if self.is_hit(pair) {
            return Ok(());
        }
        let [of_a, of_b] = self.mark(pair);
        let first = of_a.start;
        let are_tested = self.are_tested(pair);
        let reach = self.reach_of(&of_a, &of_b);
        for i in of_a {
            let x = self.marked(i);
            for j in of_b.clone() {
                let y = self.marked(j);
                if are_tested || self.test(&x, &y, reach) {
                    self.below(&[x, y], work)?;
                    if self.is_done() {
                        return Ok(());
                    }
                }
            }
        }
        self.scratch.marked.truncate(first);
        Ok(())
    }

    /// Takes note of a pair of smallest spheres; whether it is one.
    pub fn is_hit(&mut self, pair: &[Ball; 2]) -> bool {
        if !(self.is_last(0, &pair[0]) && self.is_last(1, &pair[1])) {
            return false;
        }
        let spheres = pair.map(|ball| ball.sphere);
        self.trace.record(|| Step::Colliding { spheres });
        self.scratch.pairs.push(spheres);
        let motion = pair[0].motion + pair[1].motion;
        self.scratch.motion = self.scratch.motion.max(motion);
        true
    }

    /// One of the marked spheres.
    #[inline]
    pub fn marked(&self, at: usize) -> Ball {
        self.scratch.marked[at]
    }

    /// Whether pairs of marked ones are known to meet: one of them is of the last rank, and the other was marked by a test
    /// with it.
    pub fn are_tested(&self, parents: &[Ball; 2]) -> bool {
        self.is_last(0, &parents[0]) || self.is_last(1, &parents[1])
    }

    /// Marks what takes the place of the two: the children of each that meet the other, or itself in the last rank. Which
    /// they are among the marked.
    pub fn mark(&mut self, pair: &[Ball; 2]) -> [Range<usize>; 2] {
        let first = self.scratch.marked.len();
        self.mark_side(0, pair);
        let middle = self.scratch.marked.len();
        self.mark_side(1, pair);
        let marked = [first..middle, middle..self.scratch.marked.len()];
        self.trace.record(|| Step::Marked {
            parents: pair.map(|ball| ball.sphere),
            marked: marked.clone().map(|range| {
                let balls = self.scratch.marked[range].iter();
                balls.map(|ball| ball.sphere).collect()
            }),
        });
        marked
    }

    /// Those of one side, the nearest first: it is the likeliest to lead to a hit. Tested where their centres are stored, with
    /// the other in their frame, and with a bound of motion that all children share; what that leaves is tested with its own.
    fn mark_side(&mut self, side: usize, pair: &[Ball; 2]) {
        let (own, other) = (pair[side], pair[1 - side]);
        if self.is_last(side, &own) {
            self.scratch.marked.push(own);
            return;
        }
        let (model, swing) = (self.models[side], self.swings[side]);
        let rank = own.rank as usize + 1;
        let radius = model.radius(rank);
        let wider = model.around(rank - 1) - model.radius(rank - 1);
        let shared = swing.widened(own.motion, wider);
        let apart =
            radius + self.models[1 - side].radius(other.rank as usize) + other.motion + self.noise;
        let at = match side {
            0 => other.centre,
            _ => self.pose.inverse_point(&other.centre),
        };
        let reach_squared = |motion: f64| (apart + motion) * (apart + motion);
        let most = reach_squared(shared);
        let first = self.scratch.marked.len();
        let mut nearest = (f64::INFINITY, first);
        let children = model.children(own.sphere);
        let level = rank.max(other.rank as usize);
        self.scratch.tests[level] += children.len() as u64;
        for (sphere, child) in children.zip(model.children_of(own.sphere)) {
            let distance_squared = apart_squared(&child.centre, &at);
            let mut meet = distance_squared <= most;
            let mut motion = 0.0;
            if meet && !swing.is_still() {
                motion = swing.bound(&child.centre, radius).min(shared);
                meet = distance_squared <= reach_squared(motion);
            }
            self.trace.record(|| {
                let mut spheres = [sphere, other.sphere];
                spheres.rotate_left(side);
                Step::Tested {
                    spheres,
                    level,
                    meet,
                }
            });
            if meet {
                if distance_squared < nearest.0 {
                    nearest = (distance_squared, self.scratch.marked.len());
                }
                self.scratch.marked.push(Ball {
                    sphere,
                    rank: rank as u32,
                    centre: match side {
                        0 => child.centre,
                        _ => self.pose.point(&child.centre),
                    },
                    motion,
                });
            }
        }
        let marked = self.scratch.marked.len();
        self.scratch.transformed += (side * (1 + marked - first)) as u64;
        if nearest.1 < marked {
            self.scratch.marked.swap(first, nearest.1);
        }
    }

    #[inline]
    fn is_last(&self, side: usize, ball: &Ball) -> bool {
        ball.rank as usize + 1 == self.models[side].ranks()
    }

    /// How far apart two centres may be for spheres of these ranks to meet, if nothing moves.
    fn reach(&self, ranks: [u32; 2]) -> f64 {
        let [a, b] = [0, 1].map(|side| self.models[side].radius(ranks[side] as usize));
        a + b + self.noise
    }

    /// The same for pairs of these marked spheres.
    pub fn reach_of(&self, of_a: &Range<usize>, of_b: &Range<usize>) -> f64 {
        if of_a.is_empty() || of_b.is_empty() {
            return 0.0;
        }
        self.reach([of_a.start, of_b.start].map(|i| self.marked(i).rank))
    }

    /// Whether |c₁ − c₂| ≤ r₁ + r₂, and what both may move.
    #[inline]
    pub fn test(&mut self, a: &Ball, b: &Ball, reach: f64) -> bool {
        let level = a.rank.max(b.rank) as usize;
        self.scratch.tests[level] += 1;
        let reach = reach + a.motion + b.motion;
        let meet = apart_squared(&a.centre, &b.centre) <= reach * reach;
        self.trace.record(|| Step::Tested {
            spheres: [a.sphere, b.sphere],
            level,
            meet,
        });
        meet
    }
}

/// Plain sums, which compile to fewer steps than a norm of vectors.
#[inline]
fn apart_squared(p: &Point, q: &Point) -> f64 {
    let (x, y, z) = (p.x - q.x, p.y - q.y, p.z - q.z);
    x * x + y * y + z * z
}
