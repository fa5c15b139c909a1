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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(
    tag = "reason",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Allowance {
    /// One joint joins their links, or one link carries both.
    Neighbours {
        /// The name of the joint; none where one link carries both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        joint: Option<String>,
    },
    /// The file that describes them says that they may meet.
    Excluded {
        /// What in the file says so, in its own words.
        by: String,
    },
    /// They met in every pose that was tried.
    AlwaysMeet,
    /// They are of one robot and met in no pose that was tried; which proves nothing, but saves the time to look.
    NeverMeet,
    /// The user says so.
    Chosen {
        /// A reason for those who read the list.
        why: String,
    },
}

/// What a description says about two of its parts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PairRule {
    /// Their places among its parts.
    pub parts: [usize; 2],
    /// Why they may meet; none: they may not, even if a joint joins them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allowance: Option<Allowance>,
}

/// A slide without limits is sampled as far as this, either way, in lengths.
const FARTHEST_SLIDE: f64 = 1.0;

/// The pairs of the cell that need not be looked at, in its order, with the reason: of one robot, those whose links are
/// [`neighbours`]; those whose surfaces meet in every sample, or of one robot in none. Samples are the robots' rest, and so
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
) -> Result<Vec<([usize; 2], Allowance)>, Stopped> {
    let mut random = SplitMix64::seeded(seed);
    let rest = cell.robots.iter().flat_map(|mounted| mounted.robot.rest());
    let mut open: Vec<Candidate> = (0..cell.pairs.len())
        .map(|at| Candidate {
            at,
            is_of_one: carriers(cell, at).is_some(),
            neighbours: neighbours_in(cell, at),
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
            let meet = candidate.neighbours.is_some() || {
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
    /// That its links are neighbours, if they are.
    neighbours: Option<Allowance>,
    met: usize,
}

impl Candidate {
    fn reason(&self, samples: usize) -> Option<Allowance> {
        let met = match self.met {
            0 if self.is_of_one => Some(Allowance::NeverMeet),
            met if met == samples => Some(Allowance::AlwaysMeet),
            _ => None,
        };
        self.neighbours.clone().or(met)
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

fn neighbours_in(cell: &Cell, pair: usize) -> Option<Allowance> {
    let (robot, links) = carriers(cell, pair)?;
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
}

/// That two links of a robot are neighbours, if they are: one joint joins them, fixed or not, or they are one link.
///
/// Links that hang by fixed joints on one another are links of their own: what stands fixed in a cell is an obstacle to
/// what moves there. Links without bodies that a fixed joint holds are frames, as ROS has them for flanges and tools
/// (REP 199), so a joint may join two links through them: between neighbours no link has a body, and no more than one
/// joint moves. This departs from MoveIt's setup assistant, which connects all links around one without a body, such as
/// two that stand on the same `world`, and from MuJoCo, which takes all bodies that are welded together for one.
pub fn neighbours(
    robot: &Robot,
    [a, b]: [usize; 2],
    has_body: impl Fn(usize) -> bool,
) -> Option<Allowance> {
    if a == b {
        return Some(Allowance::Neighbours { joint: None });
    }
    let joint = joint_between(robot, a, b, &has_body);
    let joint = joint.or_else(|| joint_between(robot, b, a, &has_body))?;
    Some(Allowance::Neighbours {
        joint: Some(robot.description().joints[joint].name.clone()),
    })
}

/// The joint that joins a link to one nearer to the root: of those in a row the one that moves.
fn joint_between(
    robot: &Robot,
    inner: usize,
    outer: usize,
    has_body: &impl Fn(usize) -> bool,
) -> Option<usize> {
    let mut joining = robot.carrier(outer)?;
    for joint in robot.chain(outer) {
        if robot.drive(joint).is_some() && joint != joining {
            if robot.drive(joining).is_some() {
                return None;
            }
            joining = joint;
        }
        let parent = robot.description().joints[joint].parent;
        if parent == inner {
            return Some(joining);
        }
        if has_body(parent) {
            return None;
        }
    }
    None
}
