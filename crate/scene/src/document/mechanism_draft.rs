//! Puts a mechanism together from links and joints, with the values of its joints and where these come from.

use nearpoint_geometry::Pose;
use nearpoint_motion::robot::{Joint, JointKind, JointMapping, RobotDescription};

use crate::robot::{LinkPart, SceneRobot, free_name};

/// A mechanism that is being changed.
pub(super) struct MechanismDraft {
    pub robot: SceneRobot,
    pub description: RobotDescription,
    /// The values of its free joints, and where each was among the values of all robots.
    pub values: Vec<f64>,
    pub sources: Vec<Option<JointMapping>>,
    /// The index of its first value among those of all robots.
    first_value: usize,
}

impl MechanismDraft {
    /// Begins with a robot whose values begin at this index among those of all robots.
    pub fn of(robot: &SceneRobot, first_value: usize) -> Self {
        let values = robot.values.clone();
        Self {
            description: robot.robot.description().clone(),
            sources: (0..values.len())
                .map(|value| Some(JointMapping::of_value(first_value + value)))
                .collect(),
            values,
            robot: robot.clone(),
            first_value,
        }
    }

    /// Removes all joints, to add them again.
    pub fn clear_joints(&mut self) {
        self.description.joints.clear();
        self.values.clear();
        self.sources.clear();
    }

    /// Adds a link, whose name gets a number if it is taken.
    pub fn add_link(&mut self, name: &str) {
        let links = &self.description.links;
        let name = free_name(name, |name| links.iter().any(|other| other == name));
        self.description.links.push(name);
    }

    /// Adds a joint with its present value, and where this comes from among the values of all robots.
    pub fn add_joint(&mut self, joint: Joint, value: f64, source: Option<JointMapping>) {
        if joint.kind != JointKind::Fixed && joint.mimic.is_none() {
            self.values.push(value);
            self.sources.push(source);
        }
        self.description.joints.push(joint);
    }

    /// Returns where the value of the robot's joint comes from among the values of all robots.
    pub fn source_of(&self, joint: usize) -> Option<JointMapping> {
        source_of(&self.robot, joint, self.first_value)
    }

    /// Adds all of another mechanism, whose base becomes a part of a link of this one. Returns the old and new names of
    /// joints that got a number, since theirs were taken.
    pub fn append(
        &mut self,
        other: &SceneRobot,
        link: usize,
        base_in_link: &Pose,
        first_value: usize,
    ) -> Vec<(String, String)> {
        let (tree, description) = (&other.robot, other.robot.description());
        let mut links = Vec::new();
        for (at, name) in description.links.iter().enumerate() {
            if at == tree.root() {
                links.push(link);
            } else {
                links.push(self.description.links.len());
                self.add_link(name);
            }
        }
        let first_joint = self.description.joints.len();
        let mut renamed = Vec::new();
        for (at, joint) in description.joints.iter().enumerate() {
            let names = &self.description.joints;
            let is_taken = |name: &str| names.iter().any(|other| other.name == name);
            let mut joint = Joint {
                name: free_name(&joint.name, is_taken),
                parent: links[joint.parent],
                child: links[joint.child],
                ..joint.clone()
            };
            if description.joints[at].parent == tree.root() {
                joint.origin = base_in_link * joint.origin;
            }
            if let Some(mimic) = &mut joint.mimic {
                mimic.joint += first_joint;
            }
            if joint.name != description.joints[at].name {
                renamed.push((description.joints[at].name.clone(), joint.name.clone()));
            }
            let value = tree.mapping(at);
            let value = value.map_or(0.0, |mapping| mapping.value(&other.values));
            self.add_joint(joint, value, source_of(other, at, first_value));
        }
        let on = |own: &LinkPart| LinkPart {
            link: links[own.link],
            in_link: match own.link == tree.root() {
                true => base_in_link * own.in_link,
                false => own.in_link,
            },
            ..*own
        };
        self.robot.parts.extend(other.parts.iter().map(on));
        renamed
    }
}

/// Returns where the value of a joint comes from among the values of all robots; those of this robot begin at an index.
fn source_of(robot: &SceneRobot, joint: usize, first_value: usize) -> Option<JointMapping> {
    robot.robot.mapping(joint).map(|mapping| JointMapping {
        variable: first_value + mapping.variable,
        ..mapping
    })
}
