//! Pairs of a cell that need not be looked at, since what they do is known.
//!
//! Sampling proves nothing: a pair that met in none of the samples may still be able to meet. After the sampling that
//! robot setup tools offer (Sucan & Chitta, MoveIt's setup assistant), which likewise leaves the last word to the user.

use crate::check::{Carrier, Cell, Mounted};
use crate::robot::{Joint, Robot};
use nearpoint_geometry::collide::collides;
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::relative;
use nearpoint_geometry::work::{Stopped, Work};
use serde::{Deserialize, Serialize};
use std::f64::consts::PI;

/// Why a pair need not be looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    /// One link carries both, or one joint that moves is between their links, but for links without bodies.
    Neighbours,
    /// They met in every sample.
    AlwaysMeet,
    /// Of one robot, they met in none of the samples.
    NeverMeet,
}

/// A slide without limits is sampled as far as this, either way, in lengths.
const FARTHEST_SLIDE: f64 = 1.0;

/// The pairs of the cell that need not be looked at, in its order, with the reason: of one robot, those whose links are
/// neighbours; those whose surfaces meet in every sample, or of one robot in none. Samples are the robots' rest, and so
/// many random values within the limits besides (turns without limits: any; slides: as far as one length), from `seed`:
/// the same for the same seed, whatever `work`. More samples make it less likely that a pair is said never to meet that
/// can.
///
/// # Errors
/// [`Stopped`] when `work` says so.
pub fn allowed(
    cell: &Cell,
    samples: usize,
    seed: u64,
    work: &impl Work,
) -> Result<Vec<([usize; 2], Reason)>, Stopped> {
    let mut random = SplitMix64::seeded(seed);
    let rest = cell.robots.iter().flat_map(|mounted| mounted.robot.rest());
    let mut open: Vec<Candidate> = (0..cell.pairs.len())
        .map(|at| Candidate {
            at,
            is_of_one: carriers(cell, at).is_some(),
            is_neighbour: are_neighbours(cell, at),
            met: 0,
        })
        .collect();
    let mut values: Vec<f64> = rest.collect();
    for sample in 0..=samples {
        let poses = cell.poses(&values);
        for candidate in &mut open {
            if work.stopped() {
                return Err(Stopped);
            }
            let meet = candidate.is_neighbour || {
                let [a, b] = cell.pairs[candidate.at];
                let b_in_a = relative(&poses[a], &poses[b]);
                let [a, b] = [a, b].map(|body| &cell.bodies[body].shape);
                collides(a, b, &b_in_a, work)?
            };
            candidate.met += usize::from(meet);
        }
        // A pair that met once and once did not can do either.
        open.retain(|candidate| candidate.reason(sample + 1).is_some());
        values = cell
            .robots
            .iter()
            .flat_map(|m| any(m, &mut random))
            .collect();
    }
    let reasons = open.iter().filter_map(|candidate| {
        let reason = candidate.reason(samples + 1)?;
        Some((cell.pairs[candidate.at], reason))
    });
    Ok(reasons.collect())
}

/// A pair that does the same in all samples so far.
struct Candidate {
    /// Its place in the cell's pairs.
    at: usize,
    is_of_one: bool,
    is_neighbour: bool,
    met: usize,
}

impl Candidate {
    fn reason(&self, samples: usize) -> Option<Reason> {
        match self.met {
            _ if self.is_neighbour => Some(Reason::Neighbours),
            0 if self.is_of_one => Some(Reason::NeverMeet),
            met if met == samples => Some(Reason::AlwaysMeet),
            _ => None,
        }
    }
}

/// Values within a robot's limits.
fn any(mounted: &Mounted, random: &mut SplitMix64) -> Vec<f64> {
    let value = |joint: &Joint| {
        let (lower, upper) = match joint.limits {
            Some(limits) => (limits.lower, limits.upper),
            None if joint.turns() => (-PI, PI),
            None => (-FARTHEST_SLIDE, FARTHEST_SLIDE),
        };
        lower + (upper - lower) * random.share()
    };
    mounted.robot.free_joints().map(value).collect()
}

/// The robot that carries both bodies of a pair, and on which links.
fn carriers(cell: &Cell, pair: usize) -> Option<(usize, [usize; 2])> {
    match cell.pairs[pair].map(|body| cell.bodies[body].carrier) {
        [
            Carrier::Link { robot, link, .. },
            Carrier::Link {
                robot: other,
                link: next,
                ..
            },
        ] if robot == other => Some((robot, [link, next])),
        _ => None,
    }
}

fn are_neighbours(cell: &Cell, pair: usize) -> bool {
    carriers(cell, pair).is_some_and(|(robot, links)| {
        let has_body = |link: usize| {
            cell.bodies.iter().any(|body| match body.carrier {
                Carrier::Link {
                    robot: its,
                    link: on,
                    ..
                } => its == robot && on == link,
                Carrier::Still(_) => false,
            })
        };
        neighbours(&cell.robots[robot].robot, links, has_body)
    })
}

/// Whether no more than one joint that moves is between two links of a robot, but for links without bodies. Links that
/// fixed joints hold together are one.
pub fn neighbours(robot: &Robot, links: [usize; 2], has_body: impl Fn(usize) -> bool) -> bool {
    let [a, b] = links.map(|link| rigid(robot, link));
    let count = robot.description().links.len();
    let occupied =
        |inner: usize| (0..count).any(|link| has_body(link) && rigid(robot, link) == inner);
    let carries = |inner: usize, outer: usize| {
        let below = |link: &usize| {
            let joint = robot.carrier(*link)?;
            Some(rigid(robot, robot.description().joints[joint].parent))
        };
        let mut carriers = std::iter::successors(below(&outer), below);
        carriers.find(|&link| link == inner || occupied(link)) == Some(inner)
    };
    a == b || carries(a, b) || carries(b, a)
}

/// The innermost link that fixed joints hold to this one.
fn rigid(robot: &Robot, mut link: usize) -> usize {
    let joints = &robot.description().joints;
    while let Some(joint) = robot.carrier(link).filter(|&j| robot.drive(j).is_none()) {
        link = joints[joint].parent;
    }
    link
}
