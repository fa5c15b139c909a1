//! Makes joints between the parts of a document. Parts that joints connect are a mechanism: a robot of the document itself.

use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::closest::{WithinDistance, within_distance};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::tolerance::TOUCH_AT_JOINT;
use nearpoint_geometry::{Point, Pose, Vector, relative_pose};
use nearpoint_motion::allowed::AllowedReason;
use nearpoint_motion::robot::{
    Joint, JointKind, JointLimits, Mimic, Robot, RobotDescription, RobotError,
};

use super::Document;
use super::mechanism_draft::MechanismDraft;
use crate::error::SceneError;
use crate::joint::{Coupling, NewJoint};
use crate::part::{Part, PartId, pair_key};
use crate::robot::{LinkPart, RobotId, SceneRobot, free_name};

/// The name of a mechanism that no part carries, and of its base.
const SCENE: &str = "scene";

impl Document {
    /// Returns the joints of the document's mechanisms, to change them.
    pub fn joints(&mut self) -> Joints<'_> {
        Joints { document: self }
    }
}

/// The joints of a document's mechanisms.
pub(crate) struct Joints<'a> {
    document: &'a mut Document,
}

impl Joints<'_> {
    /// Makes a joint. It extends the mechanism of its carrier; a mechanism whose base the joint moves becomes a part of it.
    /// `id` is for a new mechanism.
    pub fn make(&mut self, new: &NewJoint, id: RobotId) -> Result<(), SceneError> {
        let name = new.name.trim();
        if name.is_empty() {
            return Err(SceneError::BadName);
        }
        let moved = self.moved_by(new)?;
        let (mut draft, parent) = self.carrying(new.carrier, id)?;
        if let Some(robot) = moved.mechanisms.get(&draft.robot.id) {
            let name = robot.robot.name().to_owned();
            return Err(SceneError::MovesItsCarrier { name });
        }
        let link_poses = draft.robot.robot.forward_kinematics(&draft.robot.values);
        let parent_pose = draft.robot.base * link_poses[parent];
        let point = match new.point {
            Some(point) => Point::from(point),
            None => self.middle_of(&new.parts)?,
        };
        let child_pose = Pose::from_parts(point.into(), parent_pose.rotation);
        let child = draft.description.links.len();
        let joint = joint_between(name, new, [parent, child], [&parent_pose, &child_pose]);
        let value = joint.default_value;
        draft.add_link(&self.document.part(new.parts[0])?.name);
        draft.add_joint(joint, value, None);
        for &part in &moved.free {
            let in_link = child_pose.inverse() * self.document.part(part)?.pose;
            draft.robot.parts.push(LinkPart {
                part,
                link: child,
                in_link,
            });
        }
        for mechanism in moved.mechanisms.values() {
            let first_value = self.first_value(mechanism.id);
            let base_in_link = child_pose.inverse() * mechanism.base;
            let renamed = draft.append(mechanism, child, &base_in_link, first_value);
            self.rename_reasons(mechanism, &renamed);
        }
        let replaced: Vec<RobotId> = (moved.mechanisms.into_keys())
            .chain([draft.robot.id])
            .collect();
        self.finish(draft, &replaced)?;
        self.allow_touching(new, name)
    }

    /// Allows the carrier of a new joint to collide with those parts that touch it, or may as far as facets tell.
    fn allow_touching(&mut self, new: &NewJoint, name: &str) -> Result<(), SceneError> {
        let Some(carrier) = new.carrier else {
            return Ok(());
        };
        for &part in &new.parts {
            if touch(self.document.part(carrier)?, self.document.part(part)?) {
                let joint = Some(name.to_owned());
                let key = pair_key(carrier, part);
                let reason = AllowedReason::Adjacent { joint };
                self.document.allowed_mut().entry(key).or_insert(reason);
            }
        }
        Ok(())
    }

    /// Gives the reasons why parts of a mechanism may collide the new names of joints, each old name with its new one.
    fn rename_reasons(&mut self, mechanism: &SceneRobot, renamed: &[(String, String)]) {
        for ((a, b), reason) in self.document.allowed_mut() {
            if let AllowedReason::Adjacent { joint: Some(joint) } = reason
                && let Some((_, new)) = renamed.iter().find(|(old, _)| old == joint)
                && [*a, *b]
                    .iter()
                    .all(|part| mechanism.link_part(*part).is_some())
            {
                new.clone_into(joint);
            }
        }
    }

    /// Sets the limits of a mechanism's joint, and the joint that it follows. Nothing moves, unless a value is outside its
    /// new limits.
    pub fn edit(
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
                if tree.mapping(leader).is_none() {
                    return Err(SceneError::Joints(RobotError::Missing {
                        joint: name.to_owned(),
                        what: "leader",
                    }));
                }
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
            let mut own = value(j);
            if j == edited {
                joint.kind = kind_with(joint.kind, limits);
                (joint.limits, joint.mimic) = (limits, mimic);
                own = within(limits, own);
                // Another default value would extend the limits.
                joint.default_value = within(limits, joint.default_value);
            }
            let source = draft.source_of(j);
            draft.add_joint(joint, own, source);
        }
        self.finish(draft, &[id])
    }

    /// Removes a mechanism; its parts stay where they are, and those that touch at its joints are checked again.
    pub fn remove(&mut self, id: RobotId) -> Result<(), SceneError> {
        let robot = self.mechanism(id)?;
        let is_own = |part: &PartId| robot.link_part(*part).is_some();
        self.document.allowed_mut().retain(|(a, b), reason| {
            !(matches!(reason, AllowedReason::Adjacent { .. }) && is_own(a) && is_own(b))
        });
        self.document.replace_robots(&[id], None);
        Ok(())
    }

    /// Moves parts of mechanisms as their file moved them, each from one pose in the file to another, which may be the same. A
    /// mechanism moves with the part that carries it.
    pub fn move_parts(&mut self, moved: &[(PartId, [Pose; 2])]) {
        let of = |part: PartId| {
            moved
                .iter()
                .find(|(own, _)| *own == part)
                .map(|(_, poses)| poses)
        };
        let mut placed = Vec::new();
        let mechanisms = self.document.robots.iter_mut();
        for robot in mechanisms.filter(|robot| robot.source.is_none()) {
            let robot = Arc::make_mut(robot);
            let root = robot.robot.root();
            let mut carriers = robot.parts.iter().filter(|own| own.link == root);
            let carried = carriers.find_map(|own| of(own.part));
            let by = carried.map_or_else(Pose::identity, |[old, new]| new * old.inverse());
            robot.base *= by;
            for own in &mut robot.parts {
                if let Some([old, new]) = of(own.part) {
                    own.in_link *= old.inverse() * by.inverse() * new;
                }
            }
            placed.extend(robot.placements());
        }
        self.document.set_poses(&placed);
    }

    fn middle_of(&self, parts: &[PartId]) -> Result<Point, SceneError> {
        let mut all = Aabb::EMPTY;
        for &id in parts {
            let part = self.document.part(id)?;
            all = all.union(&part.shape.bounds().posed(&part.pose));
        }
        Ok(all.centre())
    }

    /// Returns a robot that is a mechanism; the joints of a robot from a file cannot be changed.
    fn mechanism(&self, id: RobotId) -> Result<Arc<SceneRobot>, SceneError> {
        changeable(self.document.robot(id)?)
    }

    /// Returns what a new joint moves.
    fn moved_by(&self, new: &NewJoint) -> Result<Moved, SceneError> {
        let mut moved = Moved::default();
        self.document.check_exist(&new.parts)?;
        for &id in &new.parts {
            self.document.check_not_fixed(id)?;
            let name = || self.document.part(id).map(|part| part.name.clone());
            if new.carrier == Some(id) {
                return Err(SceneError::MovesItsCarrier { name: name()? });
            }
            match self.document.robot_of(id) {
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
            let mut robots = self.document.robots.iter();
            let known = robots.find(|robot| robot.source.is_none() && is_carried_by_scene(robot));
            return match known {
                Some(robot) => Ok((
                    MechanismDraft::of(robot, self.first_value(robot.id)),
                    robot.robot.root(),
                )),
                None => self.new_mechanism(id, "mechanism", SCENE),
            };
        };
        let name = self.document.part(part)?.name.clone();
        if let Some(robot) = self.document.robot_of(part) {
            let robot = changeable(robot)?;
            let link = robot.link_part(part).map_or(0, |own| own.link);
            return Ok((MechanismDraft::of(&robot, self.first_value(robot.id)), link));
        }
        let (mut draft, link) = self.new_mechanism(id, &name, &name)?;
        let in_link = self.document.part(part)?.pose;
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
        let is_taken = |name: &str| {
            self.document
                .robots
                .iter()
                .any(|robot| robot.robot.name() == name)
        };
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

    /// Replaces robots by one that has changed. The taught motion must stay within its limits.
    fn finish(&mut self, draft: MechanismDraft, replaced: &[RobotId]) -> Result<(), SceneError> {
        let tree = Robot::new(draft.description).map_err(SceneError::Joints)?;
        let robot = SceneRobot {
            robot: Arc::new(tree),
            values: draft.values,
            ..draft.robot
        };
        let placed = self.document.checked_placements(&robot)?;
        self.document.set_poses(&placed);
        let carried: Vec<PartId> = robot.parts.iter().map(|own| own.part).collect();
        // Parts of a robot turn by its joints.
        self.document.for_each(&carried, |part| part.pivot = None)?;
        self.document
            .replace_robots(replaced, Some((robot, draft.sources)));
        let trees: Vec<&Robot> = self
            .document
            .robots
            .iter()
            .map(|robot| &*robot.robot)
            .collect();
        match &self.document.trajectory {
            Some(taught) => taught.check_limits(&trees).map_err(SceneError::Motion),
            None => Ok(()),
        }
    }

    /// Returns the index of a robot's first value among those of all robots.
    fn first_value(&self, id: RobotId) -> usize {
        let before = self
            .document
            .robots
            .iter()
            .take_while(|robot| robot.id != id);
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

/// Returns a joint between two links with these poses. The parts are where they are at its present value.
fn joint_between(
    name: &str,
    new: &NewJoint,
    links: [usize; 2],
    [parent, child]: [&Pose; 2],
) -> Joint {
    let origin = parent.inverse() * child;
    let axis = parent.rotation.inverse() * Vector::from(new.axis);
    if new.kind == JointKind::Fixed {
        return Joint::new(name, JointKind::Fixed, links, origin, [1.0, 0.0, 0.0]);
    }
    let kind = kind_with(new.kind, new.limits);
    let mut joint = Joint::new(name, kind, links, origin, axis.into());
    (joint.limits, joint.default_value) = (new.limits, new.value);
    if let Some(axis) = joint.direction() {
        joint.origin *= kind.motion(&axis, -new.value);
    }
    joint
}

/// Returns whether two parts touch where they are, or may touch since their facets deviate from the true surfaces.
fn touch(a: &Part, b: &Part) -> bool {
    let [deviation, size] = [
        a.shape.deviations().max() + b.shape.deviations().max(),
        a.shape.bounds().diagonal() + b.shape.bounds().diagonal(),
    ];
    let near = deviation + TOUCH_AT_JOINT * size;
    let b_in_a = relative_pose(&a.pose, &b.pose);
    let found = within_distance(
        &a.shape,
        &b.shape,
        &b_in_a,
        near,
        usize::MAX,
        &SequentialExecutor,
    );
    found != Ok(WithinDistance::No)
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
