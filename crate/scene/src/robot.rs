//! Robots of a scene: which parts their links carry, where they stand, and what their joints' values are.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::tolerance::HAND_REACHED;
use nearpoint_motion::robot::{Goal, Robot};
use serde::{Deserialize, Serialize};

use crate::part::{Part, PartId, Placement};

/// Names a robot for as long as its scene lives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(transparent)]
pub struct RobotId(pub u32);

/// What a caller knows about a robot that it adds with its parts.
#[derive(Debug, Clone)]
pub struct NewRobot {
    /// Its links and joints.
    pub robot: Arc<Robot>,
    /// The places of its parts among those that are added, with the links that carry them.
    pub parts: Vec<NewLinkPart>,
    /// The caller's number for the model that the robot came from.
    pub source: usize,
    /// Which robot of that model it is.
    pub index: usize,
}

/// A part of a robot that is added.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NewLinkPart {
    /// Its place among the parts that are added.
    pub part: usize,
    /// The link's place in the robot's description.
    pub link: usize,
    /// `link_from_part`.
    pub in_link: Pose,
}

/// A robot of the scene. Only [`crate::Command`]s change it.
#[derive(Debug, Clone)]
pub struct SceneRobot {
    /// The same for as long as the scene is open.
    pub id: RobotId,
    /// Its links and joints.
    pub robot: Arc<Robot>,
    /// `scene_from_base`.
    pub base: Pose,
    /// Of its free joints, within their limits.
    pub values: Vec<f64>,
    /// Those that are still in the scene.
    pub parts: Vec<LinkPart>,
    /// The place of its model in the scene file's list.
    pub source: usize,
    /// Its place among the robots of its model.
    pub index: usize,
}

/// A part that a link carries.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LinkPart {
    /// The part.
    pub part: PartId,
    /// The link's place in the robot's description.
    pub link: usize,
    /// `link_from_part`.
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
            values: new.robot.rest(),
            parts: new.parts.iter().filter_map(part).collect(),
            robot: new.robot,
            source: new.source,
            index: new.index,
        }
    }

    /// Another name, where its own is taken: with the next number that makes it free.
    pub(crate) fn call(&mut self, is_taken: impl Fn(&str) -> bool) {
        let name = self.robot.name();
        let mut numbered = (2..).map(|n| format!("{name} {n}"));
        if is_taken(name)
            && let Some(free) = numbered.find(|name| !is_taken(name))
        {
            self.robot = Arc::new(self.robot.renamed(free));
        }
    }

    /// How the robot carries a part; none if it does not.
    pub fn link_part(&self, part: PartId) -> Option<&LinkPart> {
        self.parts.iter().find(|own| own.part == part)
    }

    /// Whether a part moves with the base alone.
    pub fn is_base(&self, link: usize) -> bool {
        let robot = &self.robot;
        robot.chain(link).all(|joint| robot.drive(joint).is_none())
    }

    /// Where its parts are.
    pub fn placements(&self) -> Vec<Placement> {
        let links = self.robot.forward(&self.values);
        let placed = |own: &LinkPart| self.base * links[own.link] * own.in_link;
        self.parts
            .iter()
            .map(|own| Placement(own.part, placed(own)))
            .collect()
    }

    /// Takes a part to a pose as near as may be: the base moves the whole robot, and other links their joints, to where
    /// the middle of the part is wanted, turned as wanted if there are joints enough.
    pub(crate) fn take(&mut self, part: &Part, pose: &Pose) {
        let Some(&LinkPart { link, in_link, .. }) = self.link_part(part.id) else {
            return;
        };
        let wanted = pose * in_link.inverse();
        if self.is_base(link) {
            let link_in_base = self.robot.forward(&self.values)[link];
            self.base = wanted * link_in_base.inverse();
            return;
        }
        let bounds = part.shape.bounds();
        let size = bounds.diagonal();
        let goal = Goal {
            link_in_base: self.base.inverse() * wanted,
            on_link: in_link * bounds.centre(),
            radian: if self.freedoms_of(link) < FREE {
                0.0
            } else {
                size
            },
        };
        let reached = self
            .robot
            .reach(link, &goal, &self.values, HAND_REACHED * size);
        self.values = reached.values;
    }

    /// How many values move a link.
    fn freedoms_of(&self, link: usize) -> usize {
        let drives = self.robot.chain(link).filter_map(|j| self.robot.drive(j));
        let mut variables: Vec<usize> = drives.map(|drive| drive.variable).collect();
        variables.sort_unstable();
        variables.dedup();
        variables.len()
    }
}

/// So many freedoms a body has that is not held.
const FREE: usize = 6;
