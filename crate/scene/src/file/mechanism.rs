//! Writes and reads the mechanisms of a scene file: robots whose joints were made in the scene.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_message::message;
use nearpoint_motion::robot::{Robot, RobotDescription, RobotError};
use serde::{Deserialize, Serialize};

use super::error::bad_value;
use super::{RobotEntry, SceneFileError};
use crate::document::{Document, validated_for};
use crate::part::{Part, PartId};
use crate::robot::{LinkPart, RobotId, SceneRobot};
use crate::sorted_list::SortedList;

/// A mechanism, whose joints were made in the scene.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Mechanism {
    /// The links and joints.
    pub description: RobotDescription,
    /// The parts that the links carry.
    pub parts: Vec<MechanismPart>,
}

/// A part of a mechanism.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MechanismPart {
    /// The part, as an index in the scene's order.
    pub part: usize,
    /// The link that carries it, as an index into the mechanism's links.
    pub link: usize,
    /// The pose of the part in the link.
    #[serde(with = "crate::pose::serde_numbers")]
    pub in_link: Pose,
}

impl Mechanism {
    /// Returns the mechanism of a robot in a scene with these parts.
    pub(super) fn of(robot: &SceneRobot, parts: &SortedList<Arc<Part>>) -> Self {
        let part = |own: &LinkPart| {
            Some(MechanismPart {
                part: parts.position(&own.part)?,
                link: own.link,
                in_link: own.in_link,
            })
        };
        Self {
            description: robot.robot.description().clone(),
            parts: robot.parts.iter().filter_map(part).collect(),
        }
    }
}

/// Sets the pose and the values of a robot as in its entry.
pub(super) fn set_state(robot: &mut SceneRobot, entry: &RobotEntry) -> Result<(), SceneFileError> {
    let tree = &robot.robot;
    if let Some(values) = &entry.joints {
        (tree.check_values(values)).map_err(|problem| joints_error(tree.name(), problem))?;
        robot.values.clone_from(values);
    }
    if let Some(base) = &entry.base {
        robot.base = validated_for(tree.name(), base)?;
    }
    Ok(())
}

fn joints_error(name: &str, problem: RobotError) -> SceneFileError {
    SceneFileError::Joints {
        name: name.to_owned(),
        problem,
    }
}

/// Returns the mechanism of a scene file's entry, for parts with these ids. A part has one robot at most, which carries it.
pub(super) fn restored_mechanism(
    entry: &RobotEntry,
    mechanism: &Mechanism,
    (document, ids): (&Document, &[PartId]),
    id: RobotId,
) -> Result<SceneRobot, SceneFileError> {
    let name = &mechanism.description.name;
    let tree = Robot::new(mechanism.description.clone());
    let tree = tree.map_err(|problem| joints_error(name, problem))?;
    let mut parts: Vec<LinkPart> = Vec::new();
    for own in &mechanism.parts {
        let known = ids.get(own.part).copied().filter(|part| {
            document.robot_of(*part).is_none() && parts.iter().all(|other| other.part != *part)
        });
        let Some(part) = known.filter(|_| own.link < mechanism.description.links.len()) else {
            let place = message!("restore-mechanism-part", part = own.part, name);
            return Err(bad_value(&place, message!("restore-part-link-mechanism")));
        };
        parts.push(LinkPart {
            part,
            link: own.link,
            in_link: own.in_link,
        });
    }
    let mut robot = SceneRobot {
        id,
        base: Pose::identity(),
        values: tree.default_values(),
        robot: Arc::new(tree),
        parts,
        source: None,
    };
    set_state(&mut robot, entry)?;
    Ok(robot)
}
