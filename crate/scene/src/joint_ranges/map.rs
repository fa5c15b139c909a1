//! Maps all values of two joints of a robot: at which parts collide, while all other joints stay where they are.

use std::sync::Arc;

use nearpoint_motion::range::ValueRange;
use serde::{Deserialize, Serialize};

use super::RangeSectionClass;
use super::searches::{CELLS_PER_JOINT, ChosenJoints, FoundCells, JointSearches};
use crate::document::Document;
use crate::error::SceneError;
use crate::part::PairKey;
use crate::resume::Resumable;
use crate::robot::RobotId;
use crate::thread_pool::ThreadPool;

/// The joints of a map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct JointMapRequest {
    /// The robot.
    pub robot: RobotId,
    /// Two different joints, as indices into the robot's free joints. The first runs along the rows of the map.
    pub joints: [usize; 2],
}

/// The map of two joints, which is searched again when the scene changes. It stays while only these joints move.
#[derive(Debug)]
pub struct JointMap {
    request: JointMapRequest,
    searches: JointSearches,
    cells: Option<Arc<JointMapCells>>,
}

/// The cells of a map.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct JointMapCells {
    /// The ranges of the two joints.
    pub axes: [JointMapAxis; 2],
    /// Each class and pair that a cell has.
    pub kinds: Vec<JointMapKind>,
    /// The kind of each cell, as an index into `kinds`. Rows follow each other from the lower limit of the second joint; in a
    /// row, cells follow each other from the lower limit of the first.
    pub cells: Vec<u16>,
    /// The pairs that collide at all values. They would hide all others, so no cell is about them.
    #[cfg_attr(feature = "typescript", tsify(type = "[PartId, PartId][]"))]
    pub left_out: Vec<PairKey>,
    /// False if the search ended at its largest number of cells, 500 000 of all pairs together. More cells are undecided
    /// then.
    pub complete: bool,
}

/// The range of one joint of a map, and the number of equal cells that it is divided into.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct JointMapAxis {
    /// The least value, in radians or as a length.
    pub lower: f64,
    /// The greatest value.
    pub upper: f64,
    /// The number of cells.
    pub cells: u32,
}

/// The class of a cell, and its pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct JointMapKind {
    /// The class.
    pub class: RangeSectionClass,
    /// True if the pair collides at all values in the cell, not only at some.
    pub everywhere: bool,
    /// The pair that collides or may collide.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "[PartId, PartId]"))]
    pub pair: Option<PairKey>,
}

impl JointMap {
    /// Begins a map.
    ///
    /// # Errors
    /// The robot or a joint does not exist, both joints are the same, or one slides without limits.
    pub(crate) fn new(request: JointMapRequest, document: &Document) -> Result<Self, SceneError> {
        let JointMapRequest { robot, joints } = request;
        let robot = &document.robot(robot)?.robot;
        for joint in joints {
            let count = robot.degrees_of_freedom();
            let Some(found) = robot.free_joints().nth(joint) else {
                let robot = robot.name().to_owned();
                return Err(SceneError::NoSuchJoint {
                    robot,
                    joint,
                    count,
                });
            };
            let name = found.name.clone();
            if joints[0] == joints[1] {
                return Err(SceneError::SameJoint { name });
            }
            if found.whole_range().is_none() {
                return Err(SceneError::JointWithoutLimits { name });
            }
        }
        let mut map = Self {
            request,
            searches: JointSearches::new(request.robot, ChosenJoints::Two(joints)),
            cells: None,
        };
        map.refresh(document);
        Ok(map)
    }

    /// Returns the joints of the map.
    pub fn request(&self) -> JointMapRequest {
        self.request
    }

    /// Returns whether the joints are still searched.
    pub fn is_searching(&self) -> bool {
        self.searches.is_pending()
    }

    /// Returns an estimate of the share of the search that is done, 0…1.
    pub fn progress(&self) -> f64 {
        self.searches.progress()
    }

    /// Returns the cells, once all are known.
    pub fn cells(&self) -> Option<&Arc<JointMapCells>> {
        self.cells.as_ref()
    }

    /// Begins again if the map may have changed.
    pub(crate) fn refresh(&mut self, document: &Document) {
        if self.searches.refresh(document) {
            self.cells = None;
        }
    }

    /// Continues until all cells are known or `stop` returns true. Returns whether the search ended.
    pub(crate) fn run(
        &mut self,
        document: &Document,
        pool: &ThreadPool,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> bool {
        let Some(found) = self.searches.run(document, pool, stop) else {
            return false;
        };
        self.cells = found.last().map(JointMapCells::new).map(Arc::new);
        true
    }
}

impl JointMapCells {
    fn new(found: &FoundCells) -> Self {
        let axis = |at: usize| {
            let ValueRange { lower, upper } = found.ranges[at];
            let cells = if upper > lower { CELLS_PER_JOINT } else { 1 };
            JointMapAxis {
                lower,
                upper,
                cells,
            }
        };
        let axes = [axis(0), axis(1)];
        let [columns, rows] = axes.map(|axis| axis.cells as usize);
        let mut map = Self {
            axes,
            kinds: Vec::new(),
            cells: vec![0; columns * rows],
            left_out: found.left_out.clone(),
            complete: found.is_complete,
        };
        for cell in &found.cells {
            let kind = map.kind(JointMapKind {
                class: cell.class,
                everywhere: cell.is_everywhere,
                pair: cell.pair,
            });
            let [across, up] = [0, 1].map(|at| axes[at].indices(&cell.ranges[at]));
            for row in up {
                let start = row * columns;
                map.cells[start + across.start..start + across.end].fill(kind);
            }
        }
        map
    }

    /// Returns the index of a kind, which is added if it is new. There are fewer kinds than cells.
    fn kind(&mut self, kind: JointMapKind) -> u16 {
        let known = self.kinds.iter().position(|known| *known == kind);
        known.unwrap_or_else(|| {
            self.kinds.push(kind);
            self.kinds.len() - 1
        }) as u16
    }
}

impl JointMapAxis {
    /// Returns the cells that are in a part of the range, which begins and ends between cells.
    fn indices(&self, part: &ValueRange) -> std::ops::Range<usize> {
        let width = self.upper - self.lower;
        let index = |value: f64| match width > 0.0 {
            true => ((value - self.lower) / width * f64::from(self.cells)).round() as usize,
            false => 0,
        };
        let most = self.cells as usize;
        let start = index(part.lower).min(most);
        start
            ..index(part.upper)
                .clamp(start, most)
                .max((start + 1).min(most))
    }
}
