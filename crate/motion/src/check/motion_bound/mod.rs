//! Bounds the relative motion of two bodies while joints deviate from their values.
//!
//! The joints of a body's chain place it, base first: T₁…Tₙ·p. [`MotionBound`] bounds how far any of its points moves
//! when each joint j deviates by no more than δⱼ. It changes one joint at a time, the most distal first, and proves the
//! bound. Two bodies of one robot are seen from the last link that carries both: the joints from there to the base
//! carry both alike and change no distance. Two points at a distance `d` are then never nearer than `d` less both
//! bounds.

#[cfg(test)]
mod tests;

use super::work_cell::{Attachment, LinkPoses, WorkCell};
use crate::robot::{JointKind, JointMapping, Robot};
use nearpoint_geometry::bounds::spheres::MotionBound;
use nearpoint_geometry::tolerance::VALUE_NOISE;

/// The joints that move a body relative to another, the most distal first.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Chain {
    joints: Vec<ChainJoint>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct ChainJoint {
    joint: usize,
    child: usize,
    is_prismatic: bool,
    /// The mapping of the joint, whose variable is an index into all values of the cell.
    mapping: JointMapping,
}

/// Returns the joints that move each body of a pair relative to the other.
pub(super) fn chains(cell: &WorkCell, pair: [usize; 2]) -> [Chain; 2] {
    let firsts = cell.first_value_indices();
    let mut joints = pair.map(|body| match cell.bodies[body].attachment {
        Attachment::Scene(_) => (None, Vec::new()),
        Attachment::Link { robot, link, .. } => (
            Some(robot),
            cell.robots[robot].robot.chain(link).collect::<Vec<_>>(),
        ),
    });
    let [(robot_a, a), (robot_b, b)] = &mut joints;
    while robot_a == robot_b && !a.is_empty() && a.last() == b.last() {
        a.pop();
        b.pop();
    }
    joints.map(|(robot, joints)| {
        let moving = robot.map(|robot| {
            let of = &cell.robots[robot].robot;
            let moving = joints
                .iter()
                .filter_map(|&j| chain_joint(of, j, firsts[robot]));
            moving.collect()
        });
        Chain {
            joints: moving.unwrap_or_default(),
        }
    })
}

/// Returns `None` for a joint that never moves.
fn chain_joint(robot: &Robot, joint: usize, first: usize) -> Option<ChainJoint> {
    let drive = robot.mapping(joint).filter(|drive| drive.factor != 0.0)?;
    let described = &robot.description().joints[joint];
    Some(ChainJoint {
        joint,
        child: described.child,
        is_prismatic: described.kind == JointKind::Prismatic,
        mapping: JointMapping {
            variable: first + drive.variable,
            ..drive
        },
    })
}

impl Chain {
    /// Returns the number of joints in the chain.
    pub fn len(&self) -> usize {
        self.joints.len()
    }

    /// Returns whether a value of the cell moves one of the joints.
    pub fn is_moved_by(&self, value: usize) -> bool {
        self.joints
            .iter()
            .any(|joint| joint.mapping.variable == value)
    }

    /// Bounds how far the body may move relative to the other while each value deviates from `values` by no more than
    /// its `spread`. `link_poses` has the link poses for the values.
    pub fn motion_bound(
        &self,
        cell: &WorkCell,
        body: usize,
        link_poses: &LinkPoses,
        values: &[f64],
        spread: &[f64],
    ) -> MotionBound {
        let mut motion_bound = MotionBound::zero();
        let Attachment::Link {
            robot,
            link,
            in_link,
        } = cell.bodies[body].attachment
        else {
            return motion_bound;
        };
        let links = &link_poses.links[robot];
        let body_from_base = (links[link] * in_link).inverse();
        for moving in &self.joints {
            let most = moving.max_change(values, spread);
            if most == 0.0 {
                continue;
            }
            if moving.is_prismatic {
                motion_bound.add_prismatic(most);
                continue;
            }
            // A joint's axis goes through the origin of its child's frame.
            let body_from_child = body_from_base * links[moving.child];
            let direction = cell.robots[robot].robot.direction(moving.joint);
            motion_bound.add_revolute(
                &body_from_child.translation.vector.into(),
                &(body_from_child.rotation * direction),
                most,
            );
        }
        motion_bound
    }
}

impl ChainJoint {
    /// Returns the largest change of the joint's value, including the rounding of the mapping.
    fn max_change(&self, values: &[f64], spread: &[f64]) -> f64 {
        let (factor, offset) = (self.mapping.factor.abs(), self.mapping.offset.abs());
        match spread[self.mapping.variable] {
            0.0 => 0.0,
            spread => {
                let size = factor * values[self.mapping.variable].abs() + offset;
                factor * spread + VALUE_NOISE * size
            }
        }
    }
}
