//! Finds the pairs of a work cell that a check may leave out, since their result is known.
//!
//! Sampling proves nothing: a pair that collided in no sample may still be able to collide. The method is that of robot
//! setup tools (Sucan & Chitta, MoveIt's setup assistant), which also let the user decide.

use crate::check::{Attachment, MountedRobot, WorkCell};
use crate::robot::{Joint, JointLimits, Robot};
use nearpoint_geometry::collide::collides;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::relative_pose;
use serde::{Deserialize, Serialize};

/// The reason why a check leaves out a pair of parts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(
    tag = "reason",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum AllowedReason {
    /// One joint joins the links of the two bodies, or one link carries both.
    #[serde(rename = "neighbours")]
    Adjacent {
        /// The name of the joint; `None` where one link carries both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        joint: Option<String>,
    },
    /// The file that describes the bodies allows them to collide.
    Excluded {
        /// The entry of the file that allows it.
        #[serde(rename = "by")]
        source: String,
    },
    /// The bodies collided in every sampled pose.
    #[serde(rename = "alwaysMeet")]
    AlwaysInCollision,
    /// The bodies belong to one robot and collided in no sampled pose. This proves nothing, but saves time.
    #[serde(rename = "neverMeet")]
    NeverInCollision,
    /// The user allows the pair.
    #[serde(rename = "chosen")]
    User {
        /// A reason for people who read the list.
        #[serde(rename = "why")]
        reason: String,
    },
}

/// A rule of a robot description about two of its parts: whether they may meet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PairRule {
    /// The indices of the two parts in the description's parts.
    pub parts: [usize; 2],
    /// The reason why they may collide; `None` if they may not, even where a joint joins them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "allowance")]
    pub allowed_reason: Option<AllowedReason>,
}

/// The largest absolute value at which a prismatic joint without limits is sampled, as a length.
const MAX_SAMPLED_SLIDE: f64 = 1.0;

/// Returns the pairs of the cell that a check may leave out, in the cell's order, with the reason. These are pairs of
/// one robot whose links are adjacent ([`adjacency`]), pairs whose surfaces collide in every sample, and pairs of one
/// robot that collide in none. The samples are the robots' default values and `samples` random values within the
/// limits. Without limits, a rotary joint takes any angle, and a prismatic joint moves up to one length. The result
/// depends on `seed`, not on `executor`. More samples make it less likely that a pair which can collide is missed.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
pub fn sample_allowed_pairs(
    cell: &WorkCell,
    samples: usize,
    seed: u64,
    executor: &impl Executor,
) -> Result<Vec<([usize; 2], AllowedReason)>, Interrupted> {
    let mut random = SplitMix64::seeded(seed);
    let rest = cell
        .robots
        .iter()
        .flat_map(|mounted| mounted.robot.default_values());
    let mut open: Vec<Candidate> = (0..cell.pairs.len())
        .map(|index| Candidate {
            index,
            is_same_robot: robot_and_links(cell, index).is_some(),
            is_sampled: robot_and_links(cell, index).is_some_and(|(robot, _)| {
                let mut joints = cell.robots[robot].robot.free_joints();
                joints.all(|joint| joint.whole_range().is_some())
            }),
            adjacency: adjacency_of_pair(cell, index),
            collision_count: 0,
        })
        .collect();
    let mut values: Vec<f64> = rest.collect();
    for sample in 0..=samples {
        let poses = cell.poses(&values);
        for candidate in &mut open {
            if executor.is_interrupted() {
                return Err(Interrupted);
            }
            let meet = candidate.adjacency.is_some() || {
                let [a, b] = cell.pairs[candidate.index];
                let b_in_a = relative_pose(&poses[a], &poses[b]);
                let [a, b] = [a, b].map(|body| &cell.bodies[body].shape);
                collides(a, b, &b_in_a, executor)?
            };
            candidate.collision_count += usize::from(meet);
        }
        // A pair that collided in one sample and not in another can do either.
        open.retain(|candidate| candidate.reason(sample + 1).is_some());
        values = cell
            .robots
            .iter()
            .flat_map(|m| random_values(m, &mut random))
            .collect();
    }
    let reasons = open.iter().filter_map(|candidate| {
        let reason = candidate.reason(samples + 1)?;
        Some((cell.pairs[candidate.index], reason))
    });
    Ok(reasons.collect())
}

/// A pair that gave the same result in all samples so far.
struct Candidate {
    /// The pair's index in the cell's pairs.
    index: usize,
    is_same_robot: bool,
    /// True if the samples are from all values of the robot's joints; one that slides without limits has too many.
    is_sampled: bool,
    /// The reason why the links are adjacent, if they are.
    adjacency: Option<AllowedReason>,
    collision_count: usize,
}

impl Candidate {
    fn reason(&self, samples: usize) -> Option<AllowedReason> {
        let met = match self.collision_count {
            0 if self.is_same_robot && self.is_sampled => Some(AllowedReason::NeverInCollision),
            met if met == samples => Some(AllowedReason::AlwaysInCollision),
            _ => None,
        };
        self.adjacency.clone().or(met)
    }
}

/// Returns random values within a robot's limits.
fn random_values(robot: &MountedRobot, random: &mut SplitMix64) -> Vec<f64> {
    let value = |joint: &Joint| {
        let slide = JointLimits::new(-MAX_SAMPLED_SLIDE, MAX_SAMPLED_SLIDE);
        let JointLimits { lower, upper } = joint.whole_range().unwrap_or(slide);
        lower + (upper - lower) * random.uniform()
    };
    robot.robot.free_joints().map(value).collect()
}

/// Returns the robot that carries both bodies of a pair, and the two links.
fn robot_and_links(cell: &WorkCell, pair: usize) -> Option<(usize, [usize; 2])> {
    match cell.pairs[pair].map(|body| cell.bodies[body].attachment) {
        [
            Attachment::Link { robot, link, .. },
            Attachment::Link {
                robot: other,
                link: next,
                ..
            },
        ] if robot == other => Some((robot, [link, next])),
        _ => None,
    }
}

fn adjacency_of_pair(cell: &WorkCell, pair: usize) -> Option<AllowedReason> {
    let (robot, links) = robot_and_links(cell, pair)?;
    let has_body = |link: usize| {
        cell.bodies.iter().any(|body| match body.attachment {
            Attachment::Link {
                robot: its,
                link: on,
                ..
            } => its == robot && on == link,
            Attachment::Scene(_) => false,
        })
    };
    adjacency(&cell.robots[robot].robot, links, has_body)
}

/// Returns why two links of a robot are adjacent: one joint joins them, fixed or not, or they are one link.
///
/// Links that a fixed joint joins stay separate links: a fixed body in a cell is an obstacle to bodies that move there.
/// A fixed link without bodies is a frame, as ROS has for flanges and tools (REP 199). So a joint may join two links
/// through such links: between adjacent links no link has a body, and at most one joint moves. This departs from
/// MoveIt's setup assistant, which connects all links around one without a body, such as two on the same `world`. It
/// also departs from MuJoCo, which treats all bodies that are welded together as one.
pub fn adjacency(
    robot: &Robot,
    [a, b]: [usize; 2],
    has_body: impl Fn(usize) -> bool,
) -> Option<AllowedReason> {
    if a == b {
        return Some(AllowedReason::Adjacent { joint: None });
    }
    let joint = joint_between(robot, a, b, &has_body);
    let joint = joint.or_else(|| joint_between(robot, b, a, &has_body))?;
    Some(AllowedReason::Adjacent {
        joint: Some(robot.description().joints[joint].name.clone()),
    })
}

/// Returns the joint that joins a link to one nearer to the root: of several joints in a row, the one that moves.
fn joint_between(
    robot: &Robot,
    inner: usize,
    outer: usize,
    has_body: &impl Fn(usize) -> bool,
) -> Option<usize> {
    let mut joining = robot.parent_joint(outer)?;
    for joint in robot.chain(outer) {
        if robot.mapping(joint).is_some() && joint != joining {
            if robot.mapping(joining).is_some() {
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
