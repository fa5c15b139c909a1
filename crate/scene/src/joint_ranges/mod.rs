//! Finds the values of a robot's joints at which parts collide, while all other joints stay where they are: of each joint
//! by itself, and of two joints together.

mod map;
mod searches;

use nearpoint_motion::range::ValueRange;
use serde::Serialize;

use crate::document::Document;
use crate::part::PairKey;
use crate::resume::Resumable;
use crate::robot::RobotId;
use crate::thread_pool::ThreadPool;
pub use map::{JointMap, JointMapAxis, JointMapCells, JointMapKind, JointMapRequest};
use searches::{ChosenJoints, FoundCells, JointSearches};

/// The ranges of the joints of one robot, which are searched again when the scene changes.
#[derive(Debug)]
pub struct JointRanges {
    searches: JointSearches,
    joints: Vec<JointRange>,
}

/// The classes of one joint's values.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct JointRange {
    /// The index of the joint among the robot's free joints.
    pub joint: usize,
    /// Sections of its range, in order; neighbours differ.
    pub sections: Vec<RangeSection>,
    /// The smallest distance of the checked parts that the joint moves to each other, if they collide at no value.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub nearest: Option<JointClearance>,
}

/// The smallest distance of two parts over the whole range of a joint, between bounds that are proven for their meshes.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct JointClearance {
    /// No two parts of a checked pair that the joint moves are nearer than this at any value, in the scene's unit.
    pub lower: f64,
    /// The distance at `value`.
    pub upper: f64,
    /// The pair that has the distance.
    #[cfg_attr(feature = "typescript", tsify(type = "[PartId, PartId]"))]
    pub pair: PairKey,
    /// The value, in radians or as a length.
    pub value: f64,
}

/// A section of a joint's range.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct RangeSection {
    /// The least value, in radians or as a length.
    pub lower: f64,
    /// The greatest value.
    pub upper: f64,
    /// The class.
    pub class: RangeSectionClass,
    /// The pair that collides or may collide.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "[PartId, PartId]"))]
    pub pair: Option<PairKey>,
}

/// The class of a section of a joint's range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum RangeSectionClass {
    /// No two parts collide at any value; proven.
    Clear,
    /// Two parts collide at all values, or at some that are no farther apart than the resolution.
    #[serde(rename = "meets")]
    Colliding,
    /// It is not known.
    Undecided,
}

impl JointRanges {
    pub(crate) fn new(robot: RobotId) -> Self {
        Self {
            searches: JointSearches::new(robot, ChosenJoints::Each),
            joints: Vec::new(),
        }
    }

    /// Returns the robot whose joints are searched.
    pub fn robot(&self) -> RobotId {
        self.searches.robot
    }

    /// Returns whether joints are still searched.
    pub fn is_searching(&self) -> bool {
        self.searches.is_pending()
    }

    /// Returns the ranges of the joints that are known, in their order. A joint that slides without limits has none.
    pub fn joints(&self) -> &[JointRange] {
        &self.joints
    }

    /// Begins again if a result may have changed.
    pub(crate) fn refresh(&mut self, document: &Document) {
        if self.searches.refresh(document) {
            self.joints.clear();
        }
    }

    /// Continues until all joints are known or `stop` returns true. Returns whether the search of a joint ended.
    pub(crate) fn run(
        &mut self,
        document: &Document,
        pool: &ThreadPool,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> bool {
        let Some(found) = self.searches.run(document, pool, stop) else {
            return false;
        };
        self.joints.extend(found.iter().map(JointRange::new));
        true
    }
}

impl JointRange {
    fn new(found: &FoundCells) -> Self {
        let mut sections: Vec<RangeSection> = Vec::new();
        for cell in &found.cells {
            let ValueRange { lower, upper } = cell.ranges[0];
            match sections.last_mut() {
                Some(last) if last.class == cell.class && last.pair == cell.pair => {
                    last.upper = upper;
                }
                _ => sections.push(RangeSection {
                    lower,
                    upper,
                    class: cell.class,
                    pair: cell.pair,
                }),
            }
        }
        Self {
            joint: found.joints[0],
            sections,
            nearest: found
                .nearest
                .as_ref()
                .filter(|found| found.lower > 0.0)
                .map(|found| JointClearance {
                    lower: found.lower,
                    upper: found.upper,
                    pair: found.pair,
                    value: found.values[0],
                }),
        }
    }
}
