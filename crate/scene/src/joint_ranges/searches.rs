//! Searches joints of a robot for values at which parts collide, in steps, again whenever the scene has changed.

use std::sync::Arc;

use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::shape::Shape;
use nearpoint_motion::check::WorkCell;
use nearpoint_motion::range::{
    MeasuredPairs, PairRangeClass, RangeCellClass, RangeClearance, RangeJoint, RangeSearch,
    RangeSettings, RangeShapes, ValueRange,
};

use super::RangeSectionClass;
use crate::allowed::AllowedPairs;
use crate::check::cell;
use crate::document::Document;
use crate::part::{PairKey, Part, PartId, pair_key};
use crate::resume::{Budget, Resumable};
use crate::robot::{RobotId, SceneRobot};
use crate::thread_pool::ThreadPool;

/// The joints to search, as indices into the free joints of the robot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ChosenJoints {
    /// Each joint by itself.
    Each,
    /// All values of two joints together.
    Two([usize; 2]),
}

/// Searches of joints of one robot, one after the other.
#[derive(Debug)]
pub(super) struct JointSearches {
    pub robot: RobotId,
    chosen: ChosenJoints,
    inputs: Option<SearchInputs>,
    /// The prepared shapes of all parts.
    shapes: Option<(Vec<Arc<Shape>>, Arc<RangeShapes>)>,
    /// The work cell of all searches, once it is prepared, and the parts that its bodies are.
    cell: Option<(Arc<WorkCell>, Vec<PartId>)>,
    /// The joints of each search that is left, the last one first.
    open: Vec<Vec<usize>>,
    /// The next search, once it is prepared.
    search: Option<RangeSearch>,
    /// The results that [`run`](Self::run) has not yet returned.
    found: Vec<FoundCells>,
    budget: Budget,
}

/// The inputs of the searches: when they change, these begin again.
#[derive(Debug)]
struct SearchInputs {
    robots: Vec<Arc<SceneRobot>>,
    allowed: Arc<AllowedPairs>,
    parts: Vec<Arc<Part>>,
}

/// The result of a search.
#[derive(Debug)]
pub(super) struct FoundCells {
    /// The joints, as indices into the free joints of the robot.
    pub joints: Vec<usize>,
    pub ranges: Vec<ValueRange>,
    /// Cells that together are the whole ranges, in order of the values if there is one joint.
    pub cells: Vec<FoundCell>,
    /// The smallest distance of parts that the joints move, if it is measured.
    pub nearest: Option<FoundClearance>,
    /// The pairs that collide at all values. They would hide all others, so no cell is about them.
    pub left_out: Vec<PairKey>,
    /// False if the search ended at its largest number of cells, so that more of them are undecided.
    pub is_complete: bool,
}

/// The smallest distance over all values of the joints, between proven bounds.
#[derive(Debug)]
pub(super) struct FoundClearance {
    pub lower: f64,
    pub upper: f64,
    pub pair: PairKey,
    /// The values of the joints at which the pair has the distance `upper`.
    pub values: Vec<f64>,
}

/// A cell of joint values.
#[derive(Debug)]
pub(super) struct FoundCell {
    pub ranges: Vec<ValueRange>,
    pub class: RangeSectionClass,
    /// True if the pair collides at all values in the cell, not only at some.
    pub is_everywhere: bool,
    /// The pair that collides or may collide.
    pub pair: Option<PairKey>,
}

/// The number of cells of a map along each joint.
pub(super) const CELLS_PER_JOINT: u32 = 128;
/// The largest number of cells that a result has.
const MAX_CELLS: usize = 100_000;

impl ChosenJoints {
    /// Returns the resolution, as a fraction of a joint's range. It is a power of two, since ranges are halved.
    const fn resolution(self) -> f64 {
        match self {
            Self::Each => 1.0 / 4096.0,
            Self::Two(_) => 1.0 / CELLS_PER_JOINT as f64,
        }
    }

    /// Returns the largest number of cells that a search examines, of all pairs together.
    const fn max_examined(self) -> usize {
        match self {
            Self::Each => 100_000,
            Self::Two(_) => 500_000,
        }
    }

    /// Returns whether the results are the same at all values of this joint.
    fn is_searched_at_all_values(self, joint: usize) -> bool {
        matches!(self, Self::Two(joints) if joints.contains(&joint))
    }
}

impl JointSearches {
    pub fn new(robot: RobotId, chosen: ChosenJoints) -> Self {
        Self {
            robot,
            chosen,
            inputs: None,
            shapes: None,
            cell: None,
            open: Vec::new(),
            search: None,
            found: Vec::new(),
            budget: 0,
        }
    }

    /// Returns an estimate of the share of the present search that is done, 0…1; 1 if none is left.
    pub fn progress(&self) -> f64 {
        match &self.search {
            Some(search) => search.progress(),
            None if self.is_pending() => 0.0,
            None => 1.0,
        }
    }

    /// Begins again if a result may have changed. Returns whether it did.
    pub fn refresh(&mut self, document: &Document) -> bool {
        let is_same = |inputs: &SearchInputs| inputs.is_same(document, self.robot, self.chosen);
        if self.inputs.as_ref().is_some_and(is_same) {
            return false;
        }
        self.inputs = Some(SearchInputs {
            robots: document.robots().to_vec(),
            allowed: document.allowed().clone(),
            parts: document.parts().iter().cloned().collect(),
        });
        self.found.clear();
        self.cell = None;
        self.search = None;
        let joints = document
            .robot(self.robot)
            .map_or(0, |robot| robot.robot.degrees_of_freedom());
        self.open = match self.chosen {
            ChosenJoints::Each => (0..joints).rev().map(|joint| vec![joint]).collect(),
            ChosenJoints::Two(two) => vec![two.to_vec()],
        };
        true
    }

    /// Continues until nothing is left or `stop` returns true. Returns the new results, or `None` if no search ended. A
    /// search that is not possible ends without a result.
    pub fn run(
        &mut self,
        document: &Document,
        pool: &ThreadPool,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<FoundCells>> {
        let before = self.open.len();
        self.resume(document, pool, stop);
        (self.open.len() < before).then(|| std::mem::take(&mut self.found))
    }

    /// Prepares a search of joints; none if one of them slides without limits, or does not exist.
    fn prepare(&mut self, document: &Document, joints: &[usize]) -> Option<RangeSearch> {
        let robots = document.robots();
        let at = robots.iter().position(|robot| robot.id == self.robot)?;
        let first: usize = robots[..at].iter().map(|robot| robot.values.len()).sum();
        let resolution = self.chosen.resolution();
        let range_joint = |&index: &usize| {
            let whole = robots[at].robot.free_joints().nth(index)?.whole_range()?;
            let range = ValueRange {
                lower: whole.lower,
                upper: whole.upper,
            };
            Some(RangeJoint {
                value: first + index,
                range,
                resolution: ((range.upper - range.lower) * resolution).max(f64::MIN_POSITIVE),
            })
        };
        let settings = RangeSettings {
            joints: joints.iter().map(range_joint).collect::<Option<_>>()?,
            values: document.values(),
            max_cells: self.chosen.max_examined(),
            classes_only: false,
            measured: match self.chosen {
                ChosenJoints::Each => MeasuredPairs::Moved,
                ChosenJoints::Two(_) => MeasuredPairs::None,
            },
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
}

impl SearchInputs {
    /// Returns whether searches of a document have the same results.
    fn is_same(&self, document: &Document, searched: RobotId, chosen: ChosenJoints) -> bool {
        let is_same_robot = |(p, q): (&Arc<SceneRobot>, &Arc<SceneRobot>)| {
            let is_free = |joint| p.id == searched && chosen.is_searched_at_all_values(joint);
            let values = p.values.iter().zip(&q.values).enumerate();
            Arc::ptr_eq(p, q)
                || p.id == q.id
                    && Arc::ptr_eq(&p.robot, &q.robot)
                    && p.base == q.base
                    && p.parts == q.parts
                    && { values }.all(|(joint, (p, q))| p == q || is_free(joint))
        };
        // A part that a robot carries is where the joints are.
        let is_same_part = |(p, q): (&Arc<Part>, &Arc<Part>)| {
            Arc::ptr_eq(p, q)
                || p.id == q.id
                    && Arc::ptr_eq(&p.shape, &q.shape)
                    && (p.pose == q.pose || document.robot_of(q.id).is_some())
        };
        self.robots.len() == document.robots().len()
            && self.parts.len() == document.parts().len()
            && Arc::ptr_eq(&self.allowed, document.allowed())
            && { self.robots.iter().zip(document.robots()) }.all(is_same_robot)
            && { self.parts.iter().zip(document.parts().iter()) }.all(is_same_part)
    }
}

impl FoundCells {
    fn new(joints: Vec<usize>, search: &RangeSearch, parts: &[PartId]) -> Self {
        let pairs = search.pair_ranges();
        let key = |pair: usize| {
            let [a, b] = pairs[pair].bodies.map(|body| parts[body]);
            pair_key(a, b)
        };
        let is_always = |pair: usize| pairs[pair].class == PairRangeClass::Always;
        // Pairs that never collide change no cell, but each lookup of them costs time.
        let has_never = |pair: usize| pairs[pair].class == PairRangeClass::Never;
        let found = search.cells(MAX_CELLS, &|pair| !is_always(pair) && !has_never(pair));
        let cells = found.into_iter().map(|cell| {
            let (class, pair) = match cell.class {
                RangeCellClass::Clear => (RangeSectionClass::Clear, None),
                RangeCellClass::Colliding(pair) | RangeCellClass::CollidingPose(pair) => {
                    (RangeSectionClass::Colliding, Some(pair))
                }
                RangeCellClass::Undecided(pair) => (RangeSectionClass::Undecided, Some(pair)),
            };
            FoundCell {
                ranges: cell.ranges,
                class,
                is_everywhere: matches!(cell.class, RangeCellClass::Colliding(_)),
                pair: pair.map(key),
            }
        });
        let searched = &search.settings().joints;
        let nearest = |found: RangeClearance| FoundClearance {
            lower: found.lower,
            upper: found.upper,
            pair: key(found.pair),
            values: searched
                .iter()
                .map(|joint| found.values[joint.value])
                .collect(),
        };
        Self {
            joints,
            ranges: searched.iter().map(|joint| joint.range).collect(),
            cells: cells.collect(),
            nearest: search.clearance().map(nearest),
            left_out: { 0..pairs.len() }
                .filter(|&pair| is_always(pair))
                .map(key)
                .collect(),
            is_complete: !search.is_cut_short(),
        }
    }
}

/// Each step prepares, continues or completes a search.
impl Resumable<&Document> for JointSearches {
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
        let Some(joints) = self.open.last().cloned() else {
            return Ok(());
        };
        let (Some(search), Some((_, parts))) = (&mut self.search, &self.cell) else {
            self.search = self.prepare(document, &joints);
            if self.search.is_none() {
                self.open.pop();
            }
            return Ok(());
        };
        // A search that was stopped continues; nothing is repeated.
        if search.advance(executor) {
            self.found.push(FoundCells::new(joints, search, parts));
            self.open.pop();
            self.search = None;
        }
        Ok(())
    }
}
