//! Down two sphere models, rank by rank, into pairs of spheres that meet.

use super::{Aim, SphereModel, Step, Swing};
use crate::tolerance::POSE_ROUNDING;
use crate::trace::Trace;
use crate::work::{Stopped, Work};
use crate::{Point, Pose, Rigid};

/// Pairs of parents between two polls.
const POLL_EVERY: usize = 256;

/// Memory of a search, to be used again, and what the last one counted.
#[derive(Debug, Clone, Default)]
pub struct Scratch {
    open: Vec<[Ball; 2]>,
    marked: [Vec<Ball>; 2],
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
        self.open.clear();
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
    pub rank: usize,
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
            scratch,
            trace,
        })
    }

    pub fn noise(&self) -> f64 {
        self.noise
    }

    /// Whether the search went to its end.
    pub fn run(&mut self, limit: usize, work: &impl Work) -> Result<bool, Stopped> {
        if let Some(roots) = self.roots() {
            self.scratch.open.push(roots);
        }
        let mut polls = 0;
        while let Some(pair) = self.scratch.open.pop() {
            if polls % POLL_EVERY == 0 && work.stopped() {
                return Err(Stopped);
            }
            polls += 1;
            if self.is_hit(&pair) {
                if self.scratch.pairs.len() == limit {
                    return Ok(self.scratch.open.is_empty());
                }
            } else {
                self.descend(&pair);
            }
        }
        Ok(true)
    }

    /// The spheres around the parts, if they meet.
    pub fn roots(&mut self) -> Option<[Ball; 2]> {
        let centre = [
            self.models[0].centre(0),
            self.pose.point(&self.models[1].centre(0)),
        ];
        self.scratch.transformed += 1;
        let roots = [0, 1].map(|side| Ball {
            sphere: 0,
            rank: 0,
            centre: centre[side],
            motion: {
                let whole = self.models[side].sphere(0);
                self.swings[side].bound(&whole.centre, whole.radius)
            },
        });
        self.test(&roots[0], &roots[1]).then_some(roots)
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

    /// Opens the pairs that take the place of this one, the first of them on top.
    fn descend(&mut self, pair: &[Ball; 2]) {
        let marked = self.marked(pair);
        let first = self.scratch.open.len();
        let are_tested = self.are_tested(pair);
        for x in &marked[0] {
            for y in &marked[1] {
                if are_tested || self.test(x, y) {
                    self.scratch.open.push([*x, *y]);
                }
            }
        }
        self.scratch.open[first..].reverse();
        self.scratch.marked = marked;
    }

    /// Whether pairs of marked ones are known to meet: one of them is of the last rank, and the other was marked by a test
    /// with it.
    pub fn are_tested(&self, parents: &[Ball; 2]) -> bool {
        self.is_last(0, &parents[0]) || self.is_last(1, &parents[1])
    }

    /// What takes the place of the two: the children of each that meet the other, or itself in the last rank. In lists to be
    /// given back to the scratch.
    pub fn marked(&mut self, pair: &[Ball; 2]) -> [Vec<Ball>; 2] {
        let mut marked = std::mem::take(&mut self.scratch.marked);
        for side in [0, 1] {
            marked[side].clear();
            self.mark(side, pair, &mut marked[side]);
        }
        self.trace.record(|| Step::Marked {
            parents: pair.map(|ball| ball.sphere),
            marked: [0, 1].map(|side| marked[side].iter().map(|ball| ball.sphere).collect()),
        });
        marked
    }

    /// Those of one side. Tested where their centres are stored, with the other in their frame, and with a bound of motion
    /// that all children share; what that leaves is tested with its own.
    fn mark(&mut self, side: usize, pair: &[Ball; 2], marked: &mut Vec<Ball>) {
        let (own, other) = (pair[side], pair[1 - side]);
        if self.is_last(side, &own) {
            marked.push(own);
            return;
        }
        let (model, swing) = (self.models[side], self.swings[side]);
        let rank = own.rank + 1;
        let radius = model.radius(rank);
        let shared = swing.widened(own.motion, model.around(own.rank) - model.radius(own.rank));
        let apart = radius + self.models[1 - side].radius(other.rank) + other.motion + self.noise;
        let at = match side {
            0 => other.centre,
            _ => self.pose.inverse_point(&other.centre),
        };
        let children = model.children(own.sphere);
        let level = rank.max(other.rank);
        self.scratch.tests[level] += children.len() as u64;
        self.scratch.transformed += side as u64;
        let reach_squared = |motion: f64| (apart + motion) * (apart + motion);
        let most = reach_squared(shared);
        for sphere in children {
            let centre = model.centre(sphere);
            let distance_squared = (centre - at).norm_squared();
            let mut meet = distance_squared <= most;
            let mut motion = 0.0;
            if meet && !swing.is_still() {
                motion = swing.bound(&centre, radius).min(shared);
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
                let centre = match side {
                    0 => centre,
                    _ => self.pose.point(&centre),
                };
                self.scratch.transformed += side as u64;
                marked.push(Ball {
                    sphere,
                    rank,
                    centre,
                    motion,
                });
            }
        }
    }

    fn is_last(&self, side: usize, ball: &Ball) -> bool {
        ball.rank + 1 == self.models[side].ranks()
    }

    /// Whether |c₁ − c₂| ≤ r₁ + r₂, and what both may move.
    pub fn test(&mut self, a: &Ball, b: &Ball) -> bool {
        let level = a.rank.max(b.rank);
        self.scratch.tests[level] += 1;
        let radii = self.models[0].radius(a.rank) + self.models[1].radius(b.rank);
        let reach = radii + a.motion + b.motion + self.noise;
        let meet = (a.centre - b.centre).norm_squared() <= reach * reach;
        self.trace.record(|| Step::Tested {
            spheres: [a.sphere, b.sphere],
            level,
            meet,
        });
        meet
    }
}
