//! Makes joints between the parts of a document. Parts that joints connect are a mechanism: a robot of the document itself.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::robot::{Joint, JointKind, JointLimits, Mimic, Robot, RobotDescription};

use super::Document;
use super::mechanism_draft::MechanismDraft;
use crate::allowed::adjacent_pairs;
use crate::error::SceneError;
use crate::joint::{Coupling, NewJoint};
use crate::part::PartId;
use crate::robot::{LinkPart, RobotId, SceneRobot, free_name};

/// The name of a mechanism that no part carries, and of its base.
const SCENE: &str = "scene";

impl Document {
    /// Makes a joint. It extends the mechanism of its carrier; a mechanism whose base the joint moves becomes a part of it.
    /// `id` is for a new mechanism.
    pub fn make_joint(&mut self, new: &NewJoint, id: RobotId) -> Result<(), SceneError> {
        let moved = self.moved_by(new)?;
        let (mut draft, parent) = self.carrying(new.carrier, id)?;
        if let Some(robot) = moved.mechanisms.get(&draft.robot.id) {
            let name = robot.robot.name().to_owned();
            return Err(SceneError::MovesItsCarrier { name });
        }
        let mut known: BTreeSet<_> = adjacent_pairs(&draft.robot).map(|(pair, _)| pair).collect();
        let link_poses = draft.robot.robot.forward_kinematics(&draft.robot.values);
        let parent_pose = draft.robot.base * link_poses[parent];
        let turn = parent_pose.rotation;
        let point = match new.point {
            Some(point) => Point::from(point),
            None => self.middle_of(&new.parts)?,
        };
        let child_pose = Pose::from_parts(point.into(), turn);
        let child = draft.description.links.len();
        let mut joint = Joint {
            limits: new.limits,
            default_value: new.value,
            ..Joint::new(
                new.name.trim(),
                kind_with(new.kind, new.limits),
                [parent, child],
                parent_pose.inverse() * child_pose,
                (turn.inverse() * Vector::from(new.axis)).into(),
            )
        };
        // The parts are where they are at the present value.
        if let Some(axis) = joint.direction() {
            joint.origin *= joint.kind.motion(&axis, -new.value);
        }
        let first = self.part(new.parts[0])?.name.clone();
        draft.add_link(&first);
        draft.add_joint(joint, new.value, None);
        for &part in &moved.free {
            let in_link = child_pose.inverse() * self.part(part)?.pose;
            draft.robot.parts.push(LinkPart {
                part,
                link: child,
                in_link,
            });
        }
        for mechanism in moved.mechanisms.values() {
            known.extend(adjacent_pairs(mechanism).map(|(pair, _)| pair));
            let start = self.first_value(mechanism.id);
            draft.append(
                mechanism,
                child,
                &(child_pose.inverse() * mechanism.base),
                start,
            );
        }
        let replaced: Vec<RobotId> = moved
            .mechanisms
            .into_keys()
            .chain([draft.robot.id])
            .collect();
        let robot = self.finish(draft, &replaced)?;
        // A pair that is checked again by choice stays so.
        for (pair, reason) in adjacent_pairs(&robot).filter(|(pair, _)| !known.contains(pair)) {
            self.allowed_mut().entry(pair).or_insert(reason);
        }
        Ok(())
    }

    /// Sets the limits of a mechanism's joint, and the joint that it follows. Nothing moves, unless a value is outside its
    /// new limits.
    pub fn edit_joint(
        &mut self,
        id: RobotId,
        name: &str,
        limits: Option<JointLimits>,
        follows: Option<&Coupling>,
    ) -> Result<(), SceneError> {
        let robot = self.mechanism(id)?;
        let (tree, start) = (&robot.robot, self.first_value(id));
        let joints = &tree.description().joints;
        let find = |name: &str| {
            let found = joints.iter().position(|joint| joint.name == name);
            found.ok_or_else(|| SceneError::NoJointNamed {
                robot: tree.name().to_owned(),
                name: name.to_owned(),
            })
        };
        let value = |joint: usize| {
            tree.mapping(joint)
                .map_or(0.0, |mapping| mapping.value(&robot.values))
        };
        let edited = find(name)?;
        let mimic = match follows {
            None => None,
            Some(Coupling { joint, ratio }) => {
                let leader = find(joint)?;
                Some(Mimic {
                    joint: leader,
                    multiplier: *ratio,
                    offset: value(edited) - ratio * value(leader),
                })
            }
        };
        let mut draft = MechanismDraft::of(&robot, start);
        draft.clear_joints();
        for (j, joint) in joints.iter().enumerate() {
            let mut joint = joint.clone();
            if j == edited {
                joint.kind = kind_with(joint.kind, limits);
                (joint.limits, joint.mimic) = (limits, mimic);
                // The default value would extend the limits.
                joint.default_value = within(limits, value(j));
            }
            let own = match j == edited {
                true => joint.default_value,
                false => value(j),
            };
            let free = tree.mapping(j).filter(|_| joints[j].mimic.is_none());
            let source = free.map(|mapping| start + mapping.variable);
            draft.add_joint(joint, own, source);
        }
        self.finish(draft, &[id]).map(drop)
    }

    /// Removes a mechanism; its parts stay where they are, and collisions of its links are no longer allowed.
    pub fn remove_joints(&mut self, id: RobotId) -> Result<(), SceneError> {
        let robot = self.mechanism(id)?;
        for (pair, reason) in adjacent_pairs(&robot) {
            if self.allowed().get(&pair) == Some(&reason) {
                self.allowed_mut().remove(&pair);
            }
        }
        self.replace_robots(&[id], None);
        Ok(())
    }

    /// Moves parts of mechanisms in their links, each by a motion in its own frame, and all parts of mechanisms with them.
    pub fn move_in_mechanisms(&mut self, moved: &[(PartId, Pose)]) {
        let mut placed = Vec::new();
        for robot in self
            .robots
            .iter_mut()
            .filter(|robot| robot.source.is_none())
        {
            let robot = Arc::make_mut(robot);
            for own in &mut robot.parts {
                if let Some((_, by)) = moved.iter().find(|(part, _)| *part == own.part) {
                    own.in_link *= by;
                }
            }
            placed.extend(robot.placements());
        }
        self.set_poses(&placed);
    }

    fn middle_of(&self, parts: &[PartId]) -> Result<Point, SceneError> {
        let mut all = Aabb::EMPTY;
        for &id in parts {
            let part = self.part(id)?;
            all = all.union(&part.shape.bounds().posed(&part.pose));
        }
        Ok(all.centre())
    }

    /// Returns a robot that is a mechanism; the joints of a robot from a file cannot be changed.
    fn mechanism(&self, id: RobotId) -> Result<Arc<SceneRobot>, SceneError> {
        changeable(self.robot(id)?)
    }

    /// Returns what a new joint moves.
    fn moved_by(&self, new: &NewJoint) -> Result<Moved, SceneError> {
        let mut moved = Moved::default();
        self.check_exist(&new.parts)?;
        for &id in &new.parts {
            self.check_not_fixed(id)?;
            let name = || self.part(id).map(|part| part.name.clone());
            if new.carrier == Some(id) {
                return Err(SceneError::MovesItsCarrier { name: name()? });
            }
            match self.robot_of(id) {
                None if moved.free.contains(&id) => {}
                None => moved.free.push(id),
                Some(robot) => {
                    let robot = changeable(robot)?;
                    let link = robot.link_part(id).map(|own| own.link);
                    if link != Some(robot.robot.root()) {
                        return Err(SceneError::HasJoint { name: name()? });
                    }
                    moved.mechanisms.insert(robot.id, robot);
                }
            }
        }
        match new.parts[..] {
            [] => Err(SceneError::JointWithoutParts),
            _ => Ok(moved),
        }
    }

    /// Returns the mechanism of a carrier, or a new one, and the link that carries.
    fn carrying(
        &self,
        carrier: Option<PartId>,
        id: RobotId,
    ) -> Result<(MechanismDraft, usize), SceneError> {
        let Some(part) = carrier else {
            let mut robots = self.robots.iter();
            let known = robots.find(|robot| robot.source.is_none() && is_carried_by_scene(robot));
            return match known {
                Some(robot) => Ok((
                    MechanismDraft::of(robot, self.first_value(robot.id)),
                    robot.robot.root(),
                )),
                None => self.new_mechanism(id, "mechanism", SCENE),
            };
        };
        let name = self.part(part)?.name.clone();
        if let Some(robot) = self.robot_of(part) {
            let robot = changeable(robot)?;
            let link = robot.link_part(part).map_or(0, |own| own.link);
            return Ok((MechanismDraft::of(&robot, self.first_value(robot.id)), link));
        }
        let (mut draft, link) = self.new_mechanism(id, &name, &name)?;
        let in_link = self.part(part)?.pose;
        draft.robot.parts.push(LinkPart {
            part,
            link,
            in_link,
        });
        Ok((draft, link))
    }

    fn new_mechanism(
        &self,
        id: RobotId,
        name: &str,
        base: &str,
    ) -> Result<(MechanismDraft, usize), SceneError> {
        let is_taken = |name: &str| self.robots.iter().any(|robot| robot.robot.name() == name);
        let description = RobotDescription {
            name: free_name(name, is_taken),
            links: vec![base.to_owned()],
            joints: Vec::new(),
        };
        let robot = SceneRobot {
            id,
            base: Pose::identity(),
            values: Vec::new(),
            parts: Vec::new(),
            robot: Arc::new(Robot::new(description).map_err(SceneError::Joints)?),
            source: None,
        };
        Ok((MechanismDraft::of(&robot, 0), 0))
    }

    /// Replaces robots by one that has draft, which is returned.
    fn finish(
        &mut self,
        draft: MechanismDraft,
        replaced: &[RobotId],
    ) -> Result<SceneRobot, SceneError> {
        let tree = Robot::new(draft.description).map_err(SceneError::Joints)?;
        let robot = SceneRobot {
            robot: Arc::new(tree),
            values: draft.values,
            ..draft.robot
        };
        let placed = self.checked_placements(&robot)?;
        self.set_poses(&placed);
        let carried: Vec<PartId> = robot.parts.iter().map(|own| own.part).collect();
        // Parts of a robot turn by its joints.
        self.for_each(&carried, |part| part.pivot = None)?;
        self.replace_robots(replaced, Some((robot.clone(), draft.sources)));
        Ok(robot)
    }

    /// Returns the index of a robot's first value among those of all robots.
    fn first_value(&self, id: RobotId) -> usize {
        let before = self.robots.iter().take_while(|robot| robot.id != id);
        before.map(|robot| robot.values.len()).sum()
    }
}

/// The parts that a new joint moves.
#[derive(Default)]
struct Moved {
    free: Vec<PartId>,
    /// The mechanisms whose bases it moves.
    mechanisms: BTreeMap<RobotId, Arc<SceneRobot>>,
}

fn changeable(robot: &Arc<SceneRobot>) -> Result<Arc<SceneRobot>, SceneError> {
    match robot.source {
        None => Ok(robot.clone()),
        Some(_) => Err(SceneError::RobotOfFile {
            name: robot.robot.name().to_owned(),
        }),
    }
}

/// Returns the kind of a joint with these limits: one that turns without limits is continuous.
fn kind_with(kind: JointKind, limits: Option<JointLimits>) -> JointKind {
    match (kind, limits) {
        (JointKind::Revolute, None) => JointKind::Continuous,
        (JointKind::Continuous, Some(_)) => JointKind::Revolute,
        (kind, _) => kind,
    }
}

/// Returns whether no part carries a mechanism.
fn is_carried_by_scene(robot: &SceneRobot) -> bool {
    let root = robot.robot.root();
    let links = &robot.robot.description().links;
    links[root] == SCENE && robot.parts.iter().all(|own| own.link != root)
}

/// Returns the value, moved into the limits.
fn within(limits: Option<JointLimits>, value: f64) -> f64 {
    limits.map_or(value, |limits| value.min(limits.upper).max(limits.lower))
}
