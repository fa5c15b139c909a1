//! Writes and reads the mechanisms of a scene file: robots whose joints were made in the scene.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_message::message;
use nearpoint_motion::robot::{Robot, RobotDescription};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::error::bad_value;
use super::robot_state::{joints_error, set_state};
use super::{RobotEntry, SceneFileError, sanitized};
use crate::document::Document;
use crate::part::{Part, PartId};
use crate::robot::{LinkPart, RobotId, SceneRobot};
use crate::sorted_list::SortedList;

/// A mechanism, whose joints were made in the scene.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Mechanism {
    /// The links and joints.
    description: RobotDescription,
    /// The parts that the links carry.
    parts: Vec<MechanismPart>,
}

/// A part of a mechanism.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct MechanismPart {
    /// The part, as an index in the scene's order.
    part: usize,
    /// The link that carries it, as an index into the mechanism's links.
    link: usize,
    /// The pose of the part in the link.
    #[serde(with = "crate::pose::serde_numbers")]
    in_link: Pose,
}

/// Returns the mechanism of a robot in a scene with these parts, for its entry.
// The function is never inlined: it is loaded with the first mechanism, by this name.
#[inline(never)]
pub(super) fn saved(robot: &SceneRobot, parts: &SortedList<Arc<Part>>) -> Value {
    let part = |own: &LinkPart| {
        Some(MechanismPart {
            part: parts.position(&own.part)?,
            link: own.link,
            in_link: own.in_link,
        })
    };
    let mechanism = Mechanism {
        description: robot.robot.description().clone(),
        parts: robot.parts.iter().filter_map(part).collect(),
    };
    // All its numbers are finite.
    serde_json::to_value(mechanism).unwrap_or_default()
}

/// Returns the mechanism of a scene file's entry, for parts with these ids. A part has one robot at most, which carries it.
// The function is never inlined: it is loaded with the first mechanism, by this name.
#[inline(never)]
pub(super) fn restored_mechanism(
    entry: &RobotEntry,
    mechanism: &Value,
    (document, ids): (&Document, &[PartId]),
    id: RobotId,
) -> Result<SceneRobot, SceneFileError> {
    let mechanism = Mechanism::deserialize(mechanism);
    let mechanism = mechanism.map_err(|error| SceneFileError::InvalidJson {
        problem: sanitized(&error),
    })?;
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
