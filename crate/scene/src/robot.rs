//! Defines the robots of a scene: the parts that their links carry, their base poses and their joint values.

use std::sync::Arc;

use nearpoint_geometry::tolerance::{DRAG_TARGET_DISTANCE, MOVES_CENTRE};
use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::robot::{InverseGoal, Robot};
use serde::{Deserialize, Serialize};

use crate::part::{Part, PartId, Placement};

/// The id of a robot for the lifetime of its scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(transparent)]
pub struct RobotId(pub u32);

/// A robot to add to a scene, with its parts.
#[derive(Debug, Clone)]
pub struct NewRobot {
    /// The robot's links and joints.
    pub robot: Arc<Robot>,
    /// The indices of its parts among those that are added, with the links that carry them.
    pub parts: Vec<NewLinkPart>,
    /// The caller's number for the model that the robot came from.
    pub model: usize,
    /// The robot's index in that model.
    pub index_in_model: usize,
}

/// A part of a robot that is added.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NewLinkPart {
    /// The index among the parts that are added.
    pub part: usize,
    /// The link's index in the robot's description.
    pub link: usize,
    /// The pose of the part in the link, `link_from_part`.
    pub in_link: Pose,
}

/// A robot of the scene in its current state. Only [`crate::Command`]s change it.
#[derive(Debug, Clone)]
pub struct SceneRobot {
    /// The id, which is the same for as long as the scene is open.
    pub id: RobotId,
    /// The robot's links and joints.
    pub robot: Arc<Robot>,
    /// The pose of the base, `scene_from_base`.
    pub base: Pose,
    /// The values of its free joints, within their limits.
    pub values: Vec<f64>,
    /// The robot's parts that are still in the scene.
    pub parts: Vec<LinkPart>,
    /// Where the robot comes from; `None` for a mechanism, whose joints were made in the scene.
    pub source: Option<RobotSource>,
}

/// The place of a robot in the files of a scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RobotSource {
    /// The index of its model in the scene file's list.
    pub model: usize,
    /// The robot's index in its model.
    pub index_in_model: usize,
}

/// A part that a link carries.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LinkPart {
    /// The part.
    pub part: PartId,
    /// The link's index in the robot's description.
    pub link: usize,
    /// The pose of the part in the link, `link_from_part`.
    pub in_link: Pose,
}

impl SceneRobot {
    pub(crate) fn new(id: RobotId, new: NewRobot, ids: &[PartId]) -> Self {
        let links = new.robot.description().links.len();
        let part = |new: &NewLinkPart| {
            let there = new.link < links;
            ids.get(new.part).filter(|_| there).map(|&part| LinkPart {
                part,
                link: new.link,
                in_link: new.in_link,
            })
        };
        Self {
            id,
            base: Pose::identity(),
            values: new.robot.default_values(),
            parts: new.parts.iter().filter_map(part).collect(),
            robot: new.robot,
            source: Some(RobotSource {
                model: new.model,
                index_in_model: new.index_in_model,
            }),
        }
    }

    /// Appends the next free number to the robot's name if it is taken.
    pub(crate) fn rename_if_taken(&mut self, is_taken: impl Fn(&str) -> bool) {
        let name = self.robot.name();
        if is_taken(name) {
            self.robot = Arc::new(self.robot.with_name(free_name(name, is_taken)));
        }
    }

    /// Returns the attachment of a part to a link; `None` if the robot does not carry the part.
    pub fn link_part(&self, part: PartId) -> Option<&LinkPart> {
        self.parts.iter().find(|own| own.part == part)
    }

    /// Returns whether a link moves with the base alone.
    pub fn is_base(&self, link: usize) -> bool {
        let robot = &self.robot;
        robot
            .chain(link)
            .all(|joint| robot.mapping(joint).is_none())
    }

    /// Returns the poses of the robot's parts.
    pub fn placements(&self) -> Vec<Placement> {
        let links = self.robot.forward_kinematics(&self.values);
        let placed = |own: &LinkPart| self.base * links[own.link] * own.in_link;
        self.parts
            .iter()
            .map(|own| Placement(own.part, placed(own)))
            .collect()
    }

    /// Moves a part as near to a pose as possible. The base moves the whole robot. Other links move by their joints so
    /// that the part's centre gets there, with the requested rotation if there are enough joints.
    pub(crate) fn follow_part(&mut self, part: &Part, pose: &Pose) {
        let Some(&LinkPart { link, in_link, .. }) = self.link_part(part.id) else {
            return;
        };
        let wanted = pose * in_link.inverse();
        if self.is_base(link) {
            let link_in_base = self.robot.forward_kinematics(&self.values)[link];
            self.base = wanted * link_in_base.inverse();
            return;
        }
        let bounds = part.shape.bounds();
        let size = bounds.diagonal();
        let centre = in_link * bounds.centre();
        let goal = InverseGoal {
            link_in_base: self.base.inverse() * wanted,
            point_in_link: centre,
            radian_length: match self.degrees_of_freedom_of(link) < FREE_BODY_DEGREES_OF_FREEDOM
                && self.moves_point(link, &centre, MOVES_CENTRE * size)
            {
                true => 0.0,
                false => size,
            },
        };
        let reached =
            self.robot
                .inverse_kinematics(link, &goal, &self.values, DRAG_TARGET_DISTANCE * size);
        self.values = reached.values;
    }

    /// Returns whether a value moves a point of a link by more than a distance for a change by 1. The centre of a wheel stays
    /// where it is.
    fn moves_point(&self, link: usize, point: &Point, distance: f64) -> bool {
        let at = |values: &[f64]| self.robot.forward_kinematics(values)[link] * point;
        let present = at(&self.values);
        (0..self.values.len()).any(|changed| {
            let mut values = self.values.clone();
            values[changed] += 1.0;
            (at(&values) - present).norm() > distance
        })
    }

    /// Returns the number of values that move a link.
    fn degrees_of_freedom_of(&self, link: usize) -> usize {
        let drives = self.robot.chain(link).filter_map(|j| self.robot.mapping(j));
        let mut variables: Vec<usize> = drives.map(|drive| drive.variable).collect();
        variables.sort_unstable();
        variables.dedup();
        variables.len()
    }
}

/// Returns a name, with the next free number if it is taken.
pub(crate) fn free_name(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let mut free = name.to_owned();
    let mut number = 1;
    while is_taken(&free) {
        number += 1;
        free = format!("{name} {number}");
    }
    free
}

/// The number of degrees of freedom of a free body.
const FREE_BODY_DEGREES_OF_FREEDOM: usize = 6;
