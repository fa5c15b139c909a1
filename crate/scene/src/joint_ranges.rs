//! Finds, for each joint of a robot, the values at which parts collide while all other joints stay where they are.

use std::sync::Arc;

use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::shape::Shape;
use nearpoint_motion::check::WorkCell;
use nearpoint_motion::range::{
    PairRangeClass, RangeCellClass, RangeJoint, RangeSearch, RangeSettings, RangeShapes, ValueRange,
};
use nearpoint_motion::robot::JointLimits;
use serde::Serialize;

use crate::allowed::AllowedPairs;
use crate::check::cell;
use crate::document::Document;
use crate::part::{PairKey, Part, PartId, pair_key};
use crate::resume::{Budget, Resumable};
use crate::robot::{RobotId, SceneRobot};
use crate::thread_pool::ThreadPool;

/// The ranges of the joints of one robot, which are searched again when the scene changes.
#[derive(Debug)]
pub struct JointRanges {
    robot: RobotId,
    inputs: Option<RangeInputs>,
    /// The prepared shapes of all parts.
    shapes: Option<(Vec<Arc<Shape>>, Arc<RangeShapes>)>,
    /// The work cell of all searches, once it is prepared, and the parts that its bodies are.
    cell: Option<(Arc<WorkCell>, Vec<PartId>)>,
    /// The joints that are left, the last one first.
    open: Vec<usize>,
    /// The search of the next joint, once it is prepared.
    search: Option<RangeSearch>,
    joints: Vec<JointRange>,
    budget: Budget,
}

/// The inputs of the searches: when they change, these begin again.
#[derive(Debug)]
struct RangeInputs {
    robots: Vec<Arc<SceneRobot>>,
    allowed: Arc<AllowedPairs>,
    parts: Vec<Arc<Part>>,
}

/// The classes of one joint's values.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct JointRange {
    /// The index of the joint among the robot's free joints.
    pub joint: usize,
    /// Sections of its range, in order; neighbours differ.
    pub sections: Vec<RangeSection>,
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

/// The resolution, as a fraction of a joint's range.
const RESOLUTION: f64 = 1.0 / 4096.0;
/// The largest number of cells that are examined for one joint.
const MAX_CELLS: usize = 100_000;

impl JointRanges {
    pub(crate) fn new(robot: RobotId) -> Self {
        Self {
            robot,
            inputs: None,
            shapes: None,
            cell: None,
            open: Vec::new(),
            search: None,
            joints: Vec::new(),
            budget: 0,
        }
    }

    /// Returns the robot whose joints are searched.
    pub fn robot(&self) -> RobotId {
        self.robot
    }

    /// Returns whether joints are still searched.
    pub fn is_searching(&self) -> bool {
        self.is_pending()
    }

    /// Returns the ranges of the joints that are known, in their order. A joint that slides without limits has none.
    pub fn joints(&self) -> &[JointRange] {
        &self.joints
    }

    /// Begins again if a result may have changed.
    pub(crate) fn refresh(&mut self, document: &Document) {
        let is_same = |inputs: &RangeInputs| {
            inputs.robots.len() == document.robots().len()
                && inputs.parts.len() == document.parts().len()
                && Arc::ptr_eq(&inputs.allowed, document.allowed())
                && (inputs.robots.iter().zip(document.robots())).all(|(p, q)| Arc::ptr_eq(p, q))
                && (inputs.parts.iter().zip(document.parts().iter()))
                    .all(|(p, q)| Arc::ptr_eq(p, q))
        };
        if self.inputs.as_ref().is_some_and(is_same) {
            return;
        }
        self.inputs = Some(RangeInputs {
            robots: document.robots().to_vec(),
            allowed: document.allowed().clone(),
            parts: document.parts().iter().cloned().collect(),
        });
        self.joints.clear();
        self.cell = None;
        self.search = None;
        let robot = document
            .robots()
            .iter()
            .find(|robot| robot.id == self.robot);
        let joints = robot.map_or(0, |robot| robot.robot.degrees_of_freedom());
        self.open = (0..joints).rev().collect();
    }

    /// Continues until all joints are known or `stop` returns true. Returns whether another joint is known.
    pub(crate) fn run(
        &mut self,
        document: &Document,
        pool: &ThreadPool,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> bool {
        let before = self.open.len();
        self.resume(document, pool, stop);
        self.open.len() < before
    }

    /// Prepares the search of a joint; none if the joint slides without limits.
    fn prepare(&mut self, document: &Document, index: usize) -> Option<RangeSearch> {
        let robots = document.robots();
        let at = robots.iter().position(|robot| robot.id == self.robot)?;
        let first: usize = robots[..at].iter().map(|robot| robot.values.len()).sum();
        let JointLimits { lower, upper } =
            robots[at].robot.free_joints().nth(index)?.whole_range()?;
        let joint = RangeJoint {
            value: first + index,
            range: ValueRange { lower, upper },
            resolution: ((upper - lower) * RESOLUTION).max(f64::MIN_POSITIVE),
        };
        let settings = RangeSettings {
            joints: vec![joint],
            values: document.values(),
            max_cells: MAX_CELLS,
            classes_only: false,
        };
        let (cell, _) = self.cell.get_or_insert_with(|| {
            let (cell, parts) = cell(document);
            (Arc::new(cell), parts)
        });
        let cell = cell.clone();
        RangeSearch::with_shapes(cell.clone(), self.shapes_of(&cell), settings).ok()
    }

    /// Returns the prepared shapes of a work cell, which stay while parts only move.
    fn shapes_of(&mut self, cell: &WorkCell) -> Arc<RangeShapes> {
        let bodies = || cell.bodies.iter().map(|body| &body.shape);
        let is_same = |known: &[Arc<Shape>]| {
            known.len() == cell.bodies.len()
                && known.iter().zip(bodies()).all(|(p, q)| Arc::ptr_eq(p, q))
        };
        match &self.shapes {
            Some((known, prepared)) if is_same(known) => prepared.clone(),
            _ => {
                let prepared = Arc::new(RangeShapes::new(cell));
                self.shapes = Some((bodies().cloned().collect(), prepared.clone()));
                prepared
            }
        }
    }

    fn sections(search: &RangeSearch, parts: &[PartId]) -> Vec<RangeSection> {
        let found = search.pair_ranges();
        // Parts that collide at all values would hide all others.
        let is_considered = |pair: usize| found[pair].class != PairRangeClass::Always;
        let mut sections: Vec<RangeSection> = Vec::new();
        for cell in search.cells(MAX_CELLS, &is_considered) {
            let (class, pair) = match cell.class {
                RangeCellClass::Clear => (RangeSectionClass::Clear, None),
                RangeCellClass::Colliding(pair) | RangeCellClass::CollidingPose(pair) => {
                    (RangeSectionClass::Colliding, Some(pair))
                }
                RangeCellClass::Undecided(pair) => (RangeSectionClass::Undecided, Some(pair)),
            };
            let pair = pair.map(|pair| {
                let [a, b] = found[pair].bodies.map(|body| parts[body]);
                pair_key(a, b)
            });
            let ValueRange { lower, upper } = cell.ranges[0];
            match sections.last_mut() {
                Some(last) if last.class == class && last.pair == pair => {
                    last.upper = upper;
                }
                _ => sections.push(RangeSection {
                    lower,
                    upper,
                    class,
                    pair,
                }),
            }
        }
        sections
    }
}

/// Each step prepares, continues or completes the search of one joint.
impl Resumable<&Document> for JointRanges {
    fn is_pending(&self) -> bool {
        !self.open.is_empty()
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn advance(
        &mut self,
        document: &mut &Document,
        executor: &impl Executor,
    ) -> Result<(), Interrupted> {
        let Some(&joint) = self.open.last() else {
            return Ok(());
        };
        let (Some(search), Some((_, parts))) = (&mut self.search, &self.cell) else {
            self.search = self.prepare(document, joint);
            if self.search.is_none() {
                self.open.pop();
            }
            return Ok(());
        };
        // A search that was stopped continues; nothing is repeated.
        if search.advance(executor) {
            let sections = Self::sections(search, parts);
            self.joints.push(JointRange { joint, sections });
            self.open.pop();
            self.search = None;
        }
        Ok(())
    }
}
