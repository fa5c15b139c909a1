//! Assembles a description in a language whose files may hold more than one robot: moving links become a robot, and
//! fixed ones become parts.

use super::element::Element;
use super::names::Names;
use super::no_robot::{NamedElement, no_robot};
use super::robot_model::RobotModel;
use super::shape::Shape;
use crate::error::Result;
use crate::job::Job;
use nearpoint_geometry::Pose;
use nearpoint_message::message;
use nearpoint_motion::robot::{Joint, JointKind, JointLimits, Robot, RobotDescription};
use std::collections::HashSet;

/// A tree of links, its shapes, and its pose.
pub(crate) struct LinkTree<'a> {
    pub(crate) name: String,
    /// The pose of its root link in the scene.
    pub(crate) pose: Pose,
    pub(crate) links: Vec<NamedElement<'a>>,
    pub(crate) joints: Vec<(Joint, NamedElement<'a>)>,
    pub(crate) shapes: Vec<Shape>,
}

impl<'a> LinkTree<'a> {
    pub(crate) fn new(name: String, pose: Pose) -> Self {
        Self {
            name,
            pose,
            links: Vec::new(),
            joints: Vec::new(),
            shapes: Vec::new(),
        }
    }

    /// Adds a link without a parent so far, and returns its index.
    pub(crate) fn link(&mut self, link: NamedElement<'a>) -> usize {
        self.links.push(link);
        self.links.len() - 1
    }

    /// Adds the draft to `robot_model`, if it has a shape. A robot that is not at the origin of the scene gets an
    /// additional root link that is.
    pub(crate) fn finish(self, job: &mut Job, robot_model: &mut RobotModel) -> Result<()> {
        let Self {
            name,
            pose,
            links,
            joints,
            shapes,
        } = self;
        let (mut joints, places): (Vec<Joint>, Vec<NamedElement>) = joints.into_iter().unzip();
        free_self_mimics(job, &mut joints, &places);
        let mut names: Vec<String> = links.iter().map(|(name, _)| name.clone()).collect();
        let moves = joints.iter().any(|joint| joint.kind != JointKind::Fixed);
        let carried: HashSet<usize> = joints.iter().map(|joint| joint.child).collect();
        let root = (0..names.len()).find(|link| !carried.contains(link));
        if let Some(root) = root.filter(|_| moves && pose != Pose::identity()) {
            let base = names.iter().cloned().collect::<Names>().unique("world");
            let joint_names = joints.iter().map(|joint| joint.name.clone());
            let joint = joint_names.collect::<Names>().unique(&base);
            joints.push(fixed(joint, names.len(), root, pose));
            names.push(base);
        }
        let description = RobotDescription {
            name,
            links: names,
            joints,
        };
        let robot = checked(job, description, &links, &places)?;
        match moves {
            _ if shapes.is_empty() => {}
            true => robot_model.add_robot(robot, shapes),
            false => robot_model.add_static(job, &robot, &pose, shapes),
        }
        Ok(())
    }
}

/// Removes the mimic rule of joints that follow themselves, directly or through others, with a warning.
pub(crate) fn free_self_mimics(job: &mut Job, joints: &mut [Joint], places: &[NamedElement]) {
    for number in 0..joints.len() {
        let leader = |joint: usize| joints.get(joint)?.mimic.as_ref().map(|mimic| mimic.joint);
        let leaders = std::iter::successors(leader(number), |&joint| leader(joint));
        if leaders.take(joints.len()).any(|joint| joint == number) {
            joints[number].mimic = None;
            let (name, element) = &places[number];
            element.warn(job, message!("robot-joint-follows-itself", name));
        }
    }
}

/// Checks that the links and joints, all of the file's in its order, form a robot.
pub(crate) fn checked(
    job: &mut Job,
    description: RobotDescription,
    links: &[NamedElement],
    joints: &[NamedElement],
) -> Result<Robot> {
    let robot = Robot::new(description).map_err(|error| no_robot(links, joints, &error))?;
    warn_of_rest(job, &robot, joints);
    Ok(robot)
}

/// Warns about joints whose rest value is outside their limits.
fn warn_of_rest(job: &mut Job, robot: &Robot, places: &[NamedElement]) {
    for joint in robot.free_joints() {
        let is_outside = joint
            .limits
            .is_some_and(|limits| !limits.contains(joint.default_value));
        let place = places.iter().find(|(name, _)| *name == joint.name);
        if let Some((name, element)) = place.filter(|_| is_outside) {
            element.warn(job, message!("robot-joint-stands-file", name));
        }
    }
}

/// Returns the limits of a joint. If the lower one is above the upper one, there are none, as in robot simulators.
pub(crate) fn limits(
    job: &mut Job,
    element: Element,
    name: &str,
    [lower, upper]: [f64; 2],
) -> Option<JointLimits> {
    if lower > upper {
        let sentence = message!("robot-lower-limit-joint-above", lower, name, upper);
        element.warn(job, sentence);
        return None;
    }
    Some(JointLimits { lower, upper })
}

pub(crate) fn fixed(name: String, parent: usize, child: usize, origin: Pose) -> Joint {
    Joint {
        name,
        kind: JointKind::Fixed,
        parent,
        child,
        origin,
        axis: [0.0, 0.0, 1.0],
        limits: None,
        default_value: 0.0,
        max_speed: None,
        mimic: None,
    }
}
