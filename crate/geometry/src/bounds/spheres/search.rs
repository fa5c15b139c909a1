//! Down two sphere models, rank by rank, into spheres that meet (US 5056031).

use super::{End, Found, SphereModel, Step, TestCounts};
use crate::tolerance::POSE_ROUNDING;
use crate::trace::Trace;
use crate::work::{Stopped, Work};
use crate::{Point, Pose, Rigid};

/// Which of the smallest spheres meet, up to `limit` pairs of them: 1 ends with the first hit, `usize::MAX` finds all. None
/// if the pose is not of finite numbers.
///
/// Of two spheres that meet, each is tested with the children of the other, those that meet it are marked, and the pairs
/// of marked ones are tested next; a sphere of a model's last rank stays, and only the other's children are tested with
/// it. So the models may be of different depth.
///
/// Departures: marks belong to the pair of parents they were made for, whereas the original clears all marks as it leaves
/// a pair, which unmarks siblings still to be tested and misses their collisions; B's spheres are posed in A's frame, A's
/// stay, instead of both in the world; spheres are taken to meet in doubt of rounding. Pairs of smallest spheres that
/// meet may be left out where their parents do not, since children stand out of them: where the *surfaces* meet, some
/// pair that contains the place never is.
pub fn search<W: Work, T: Trace<Step>>(
    a: &SphereModel,
    b: &SphereModel,
    b_in_a: &Pose,
    limit: usize,
    work: &W,
    trace: &mut T,
) -> Result<Option<Found>, Stopped> {
    let pose = Rigid::new(b_in_a);
    let numbers = pose.rotation.iter().flatten().chain(&pose.translation);
    let size = numbers.fold(0.0, |most: f64, x| most + x.abs());
    if !size.is_finite() {
        trace.record(|| Step::End(End::NoPose));
        return Ok(None);
    }
    let shift = pose.translation.iter().fold(0.0, |sum, x| sum + x.abs());
    let mut search = Search {
        models: [a, b],
        pose,
        noise: POSE_ROUNDING * (a.reach() + b.reach() + shift),
        counts: TestCounts {
            tests: vec![0; a.ranks().max(b.ranks())],
            transformed: 0,
            all_pairs: last_rank(a) * last_rank(b),
        },
        pairs: Vec::new(),
        trace,
    };
    let Ok(is_complete) = search.run(limit.max(1), work) else {
        search.trace.record(|| Step::End(End::Stopped));
        return Err(Stopped);
    };
    search.pairs.sort_unstable();
    let pairs = search.pairs.len();
    search.trace.record(|| Step::End(End::Found { pairs }));
    Ok(Some(Found {
        pairs: search.pairs,
        is_complete,
        within: a.within() + b.within() + search.noise,
        counts: search.counts,
    }))
}

fn last_rank(model: &SphereModel) -> u64 {
    model.rank(model.ranks() - 1).len() as u64
}

/// Pairs of parents between two polls.
const POLL_EVERY: usize = 256;

/// A sphere of either model, in A's frame.
#[derive(Debug, Clone, Copy)]
struct Ball {
    sphere: u32,
    rank: usize,
    centre: Point,
}

struct Search<'a, T> {
    models: [&'a SphereModel; 2],
    pose: Rigid,
    /// How far rounding may take the distance of two posed centres.
    noise: f64,
    counts: TestCounts,
    pairs: Vec<[u32; 2]>,
    trace: &'a mut T,
}

impl<T: Trace<Step>> Search<'_, T> {
    /// Whether the search went to its end.
    fn run(&mut self, limit: usize, work: &impl Work) -> Result<bool, Stopped> {
        let roots = [self.ball(0, 0, 0), self.ball(1, 0, 0)];
        let mut open = Vec::new();
        if self.test(&roots[0], &roots[1]) {
            open.push(roots);
        }
        let mut polls = 0;
        while let Some(pair) = open.pop() {
            if polls % POLL_EVERY == 0 && work.stopped() {
                return Err(Stopped);
            }
            polls += 1;
            if self.is_last(0, &pair[0]) && self.is_last(1, &pair[1]) {
                let spheres = pair.map(|ball| ball.sphere);
                self.trace.record(|| Step::Colliding { spheres });
                self.pairs.push(spheres);
                if self.pairs.len() == limit {
                    return Ok(open.is_empty());
                }
            } else {
                let first = open.len();
                self.descend(&pair, &mut open);
                open[first..].reverse();
            }
        }
        Ok(true)
    }

    /// Puts the pairs that take the place of this one into `open`.
    fn descend(&mut self, pair: &[Ball; 2], open: &mut Vec<[Ball; 2]>) {
        let marked = [self.marked(0, pair), self.marked(1, pair)];
        self.trace.record(|| Step::Marked {
            parents: pair.map(|ball| ball.sphere),
            marked: [0, 1].map(|side| marked[side].iter().map(|ball| ball.sphere).collect()),
        });
        // Then one of each pair is of the last rank, and the other was marked by a test with it.
        let are_tested = self.is_last(0, &pair[0]) || self.is_last(1, &pair[1]);
        for x in &marked[0] {
            for y in &marked[1] {
                if are_tested || self.test(x, y) {
                    open.push([*x, *y]);
                }
            }
        }
    }

    /// The children of one side's sphere that meet the other's; of the last rank, the sphere itself.
    fn marked(&mut self, side: usize, pair: &[Ball; 2]) -> Vec<Ball> {
        let (own, other) = (pair[side], pair[1 - side]);
        if self.is_last(side, &own) {
            return vec![own];
        }
        let mut marked = Vec::new();
        for child in self.models[side].children(own.sphere) {
            let child = self.ball(side, child, own.rank + 1);
            let meet = match side {
                0 => self.test(&child, &other),
                _ => self.test(&other, &child),
            };
            if meet {
                marked.push(child);
            }
        }
        marked
    }

    fn is_last(&self, side: usize, ball: &Ball) -> bool {
        ball.rank + 1 == self.models[side].ranks()
    }

    fn ball(&mut self, side: usize, sphere: u32, rank: usize) -> Ball {
        let mut centre = self.models[side].centre(sphere);
        if side == 1 {
            self.counts.transformed += 1;
            centre = self.pose.point(&centre);
        }
        Ball {
            sphere,
            rank,
            centre,
        }
    }

    /// Whether |c₁ − c₂| ≤ r₁ + r₂.
    fn test(&mut self, a: &Ball, b: &Ball) -> bool {
        let level = a.rank.max(b.rank);
        self.counts.tests[level] += 1;
        let reach = self.models[0].radius(a.rank) + self.models[1].radius(b.rank) + self.noise;
        let meet = (a.centre - b.centre).norm() <= reach;
        self.trace.record(|| Step::Tested {
            spheres: [a.sphere, b.sphere],
            level,
            meet,
        });
        meet
    }
}
