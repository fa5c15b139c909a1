//! Runs a search of ranges that can be stopped and resumed.

use super::cell::{Cell, halvings, share};
use super::check_settings::check_settings;
use super::clearance::{ClearanceSearch, RangeClearance};
use super::error::RangeError;
use super::examine::{Finding, Input, Moved, centre, examine};
use super::progress::Progress;
use super::settings::{MeasuredPairs, RangeJoint, RangeSettings, ValueRange};
use super::shapes::RangeShapes;
use super::tree::{CellClass, OpenCell, Tree};
use crate::check::{CheckMethod, Pair, PersistentExecutor, WorkCell, validate};
use nearpoint_geometry::executor::{DynExecutor, Executor, for_each};
use nearpoint_geometry::random::SplitMix64;
use serde::Serialize;
use std::sync::Arc;

/// A search of all values of some joints for those at which bodies collide. The result is the same with any number of
/// threads, however often the search was stopped.
#[derive(Debug)]
pub struct RangeSearch {
    work_cell: Arc<WorkCell>,
    settings: RangeSettings,
    halvings: Vec<u8>,
    shapes: Arc<RangeShapes>,
    pub(super) pairs: Vec<SearchedPair>,
    examined: usize,
    round: Vec<Task>,
    progress: Progress,
    /// True once random values were tried.
    is_sampled: bool,
    /// The search of the smallest distance, once all cells are examined.
    clearance: Option<ClearanceSearch>,
}

#[derive(Debug)]
pub(super) struct SearchedPair {
    pair: Pair,
    /// The chosen joints that move the bodies to each other, as indices into the chosen joints.
    pub joints: Vec<usize>,
    pub tree: Tree,
    /// Values at which the bodies collide, and values at which they do not.
    colliding: Option<Vec<f64>>,
    clear: Option<Vec<f64>>,
    /// The number of cells that were examined.
    examined: usize,
    /// The number of random values that were tried, and the source of the next.
    samples: usize,
    random: SplitMix64,
}

/// Cells of one pair, which one thread examines.
#[derive(Debug)]
struct Task {
    pair: usize,
    cells: Vec<(OpenCell, Option<Finding>)>,
}

/// The result of a pair of bodies over all values.
#[derive(Debug, Clone, PartialEq)]
pub struct PairRange {
    /// The indices of the two bodies.
    pub bodies: [usize; 2],
    /// The class over all values.
    pub class: PairRangeClass,
    /// Values at which they collide; `None` if none are known.
    pub colliding_at: Option<Vec<f64>>,
    /// Values at which they do not collide; `None` if none are known.
    pub clear_at: Option<Vec<f64>>,
    /// The share of all values at which nothing is known.
    pub undecided_share: f64,
    /// The smallest cell that is undecided, a range for each chosen joint; `None` if there is none.
    pub undecided_cell: Option<Vec<ValueRange>>,
    /// The number of cells that were examined.
    pub cells: usize,
}

/// The class of two bodies over all values of the chosen joints.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PairRangeClass {
    /// They collide at all values; proven.
    Always,
    /// They collide at some values and not at others; both are given.
    Sometimes,
    /// Some values are undecided.
    Undecided,
    /// They collide at no values; proven.
    Never,
}

/// The number of cells of a pair that a round takes.
const CELLS_PER_ROUND: usize = 4096;
/// The number of random values that are tried for each pair.
const SAMPLES: usize = 2000;
/// The number of cells that a thread examines in turn.
const CELLS_PER_TASK: usize = 32;

impl RangeSearch {
    /// Prepares a search of the pairs of a work cell.
    ///
    /// # Errors
    /// Each kind of [`RangeError`].
    pub fn new(work_cell: Arc<WorkCell>, settings: RangeSettings) -> Result<Self, RangeError> {
        let shapes = Arc::new(RangeShapes::new(&work_cell));
        Self::with_shapes(work_cell, shapes, settings)
    }

    /// Prepares a search of a work cell whose bodies have these shapes, in the same order.
    ///
    /// # Errors
    /// Each kind of [`RangeError`].
    pub fn with_shapes(
        work_cell: Arc<WorkCell>,
        shapes: Arc<RangeShapes>,
        settings: RangeSettings,
    ) -> Result<Self, RangeError> {
        validate::cell(&work_cell, CheckMethod::Exact).map_err(RangeError::Cell)?;
        let halvings = check_settings(&work_cell, &settings)?;
        let searched = |&bodies: &[usize; 2]| {
            let pair = Pair::new(&work_cell, &shapes.spheres, bodies);
            let moves = |joint: &RangeJoint| pair.is_moved_by(joint.value);
            let chosen = settings.joints.iter().enumerate();
            SearchedPair {
                joints: chosen
                    .filter(|(_, joint)| moves(joint))
                    .map(|(i, _)| i)
                    .collect(),
                tree: Tree::new(settings.joints.len()),
                colliding: None,
                clear: None,
                examined: 0,
                samples: 0,
                random: SplitMix64::seeded(0),
                pair,
            }
        };
        Ok(Self {
            pairs: work_cell.pairs.iter().map(searched).collect(),
            shapes,
            halvings,
            examined: 0,
            round: Vec::new(),
            progress: Progress::default(),
            is_sampled: !settings.classes_only,
            clearance: None,
            work_cell,
            settings,
        })
    }

    /// Continues until the search is complete or `executor` is stopped. Returns whether it is complete. Each call makes
    /// progress, even if `executor` is stopped from the start.
    pub fn advance<W: Executor>(&mut self, executor: &W) -> bool {
        let work = PersistentExecutor::new(executor);
        while !self.is_complete() && !work.is_interrupted() {
            if !self.is_sampled {
                self.sample(&work);
                continue;
            }
            if self.is_examined() {
                self.measure(executor, &work);
                continue;
            }
            if self.round.is_empty() {
                self.begin_round();
            }
            let mut round = std::mem::take(&mut self.round);
            let (input, pairs) = (self.input(), &self.pairs);
            for_each(executor, &mut round, &|task: &mut Task| {
                task.run(&input, &pairs[task.pair], &work);
            });
            self.round = round;
            let is_done = |task: &Task| task.cells.iter().all(|(_, finding)| finding.is_some());
            if self.round.iter().all(is_done) {
                self.end_round();
            }
        }
        self.is_complete()
    }

    /// Returns whether nothing is left to examine.
    pub fn is_complete(&self) -> bool {
        let is_measured = { self.clearance.as_ref() }.is_some_and(|search| search.is_complete);
        self.is_examined() && (is_measured || self.settings.measured == MeasuredPairs::None)
    }

    /// Returns whether all cells are examined.
    fn is_examined(&self) -> bool {
        self.is_sampled
            && self.round.is_empty()
            && (self.examined >= self.settings.max_cells
                || self.pairs.iter().all(|pair| !self.is_open(pair)))
    }

    /// Returns whether cells are left that would be examined if `max_cells` were larger. They are undecided.
    pub fn is_cut_short(&self) -> bool {
        self.is_examined() && self.pairs.iter().any(|pair| self.is_open(pair))
    }

    /// Returns the settings.
    pub fn settings(&self) -> &RangeSettings {
        &self.settings
    }

    /// Returns the number of cells that were examined, of all pairs.
    pub fn examined(&self) -> usize {
        self.examined
    }

    /// Returns an estimate of the share of the cells' work that is done, 0…1.
    pub fn progress(&self) -> f64 {
        if self.is_examined() {
            return 1.0;
        }
        let cells = self.round.iter().flat_map(|task| &task.cells);
        self.progress
            .share(cells.filter(|(_, finding)| finding.is_some()).count())
    }

    /// Returns the smallest distance of two bodies that do not collide at all values, if the settings ask for it; `None` until
    /// a first distance is found, and if there are no such bodies. Of moved bodies alone ([`MeasuredPairs::Moved`]) there is
    /// none unless all are known to collide at no values.
    pub fn clearance(&self) -> Option<RangeClearance> {
        self.clearance.as_ref()?.smallest()
    }

    fn input(&self) -> Input<'_> {
        Input {
            work_cell: &self.work_cell,
            settings: &self.settings,
            halvings: &self.halvings,
            shapes: &self.shapes,
        }
    }

    /// Returns the result of each pair of the work cell so far.
    pub fn pair_ranges(&self) -> Vec<PairRange> {
        self.pairs
            .iter()
            .map(|pair| self.pair_range(pair))
            .collect()
    }

    fn is_open(&self, pair: &SearchedPair) -> bool {
        !(pair.tree.open.is_empty() || self.settings.classes_only && pair.is_sometimes())
    }

    /// Continues the search of the smallest distance. Pairs that collide at all values are left out.
    fn measure<W: Executor>(&mut self, executor: &W, work: &PersistentExecutor<'_, W>) {
        let mut clearance = self.clearance.take().unwrap_or_else(|| {
            let is_all = self.settings.measured == MeasuredPairs::All;
            let pairs = self.pairs.iter().enumerate();
            let pairs = pairs.filter(|(_, pair)| is_all || !pair.joints.is_empty());
            let mut pairs: Vec<_> = pairs
                .map(|(i, pair)| (i, self.pair_range(pair)))
                .filter(|(_, pair)| !is_all || pair.class != PairRangeClass::Always)
                .collect();
            if !is_all
                && pairs
                    .iter()
                    .any(|(_, pair)| pair.class != PairRangeClass::Never)
            {
                pairs.clear();
            }
            let pairs: Vec<_> = (pairs.into_iter())
                .map(|(i, pair)| (i, pair.colliding_at))
                .collect();
            ClearanceSearch::new(
                self.settings.joints.len(),
                self.settings.measured.max_width(),
                &pairs,
            )
        });
        let pairs: Vec<Moved<'_>> = self.pairs.iter().map(SearchedPair::moved).collect();
        clearance.advance((&self.input(), &pairs), executor, work);
        self.clearance = Some(clearance);
    }

    /// Tries random values for each pair, until it is known to collide at some and not at others: halving alone finds the
    /// first such values late, if many joints move a pair.
    fn sample<W: Executor>(&mut self, executor: &PersistentExecutor<'_, W>) {
        let (work_cell, settings) = (&self.work_cell, &self.settings);
        for_each(executor, &mut self.pairs, &|pair: &mut SearchedPair| {
            while !pair.is_sampled() && !executor.is_interrupted() {
                pair.samples += 1;
                let values = settings.random_values(&mut pair.random);
                let found = match pair.pair.collides_at(work_cell, &values) {
                    true => &mut pair.colliding,
                    false => &mut pair.clear,
                };
                found.get_or_insert(values);
                executor.record_result();
            }
        });
        self.is_sampled = self.pairs.iter().all(SearchedPair::is_sampled);
    }

    fn begin_round(&mut self) {
        let mut left = self.settings.max_cells.saturating_sub(self.examined);
        let open: Vec<bool> = self.pairs.iter().map(|pair| self.is_open(pair)).collect();
        let mut advanced = Vec::new();
        for (index, pair) in self.pairs.iter_mut().enumerate().filter(|(i, _)| open[*i]) {
            let count = pair.tree.open.len().min(CELLS_PER_ROUND).min(left);
            left -= count;
            let all: u32 = { pair.joints.iter() }
                .map(|&joint| u32::from(self.halvings[joint]))
                .sum();
            let largest = pair
                .tree
                .open
                .front()
                .map_or(all, |cell| halvings(&cell.cell));
            advanced.push([pair.joints.len() as u32, largest, all]);
            let mut cells = pair
                .tree
                .open
                .drain(..count)
                .map(|cell| (cell, None))
                .peekable();
            while cells.peek().is_some() {
                self.round.push(Task {
                    pair: index,
                    cells: cells.by_ref().take(CELLS_PER_TASK).collect(),
                });
            }
        }
        let cells = self.round.iter().map(|task| task.cells.len()).sum();
        self.progress.begin_round(advanced.into_iter(), cells);
    }

    fn end_round(&mut self) {
        for task in std::mem::take(&mut self.round) {
            let pair = &mut self.pairs[task.pair];
            for (cell, finding) in task.cells {
                self.examined += 1;
                pair.examined += 1;
                let collides = match finding {
                    Some(Finding::Settled(class)) => {
                        pair.tree.settle(&cell, class);
                        if class == CellClass::Clear {
                            pair.clear
                                .get_or_insert_with(|| centre(&self.settings, &cell.cell).0);
                        }
                        matches!(class, CellClass::Colliding | CellClass::CollidingPose)
                    }
                    Some(Finding::Halve { collides, .. }) => collides,
                    None => false,
                };
                if collides {
                    pair.colliding
                        .get_or_insert_with(|| centre(&self.settings, &cell.cell).0);
                }
                if let Some(Finding::Halve { joint, .. }) = finding {
                    pair.tree.halve(cell, joint);
                }
            }
        }
    }

    /// Returns the ranges of a cell.
    pub(super) fn ranges_of(&self, cell: &Cell) -> Vec<ValueRange> {
        let joints = self.settings.joints.iter().zip(cell);
        joints
            .map(|(joint, section)| section.range(joint))
            .collect()
    }

    fn pair_range(&self, pair: &SearchedPair) -> PairRange {
        let mut undecided: Option<Cell> = None;
        let mut undecided_share = 0.0;
        let mut is_always = true;
        pair.tree
            .for_each_leaf(self.settings.joints.len(), &mut |cell, class| {
                is_always &= class == CellClass::Colliding;
                if class == CellClass::Undecided {
                    undecided_share += share(cell);
                    if undecided
                        .as_ref()
                        .is_none_or(|found| halvings(cell) > halvings(found))
                    {
                        undecided = Some(cell.clone());
                    }
                }
            });
        let class = match (&pair.colliding, &pair.clear) {
            (Some(_), Some(_)) => PairRangeClass::Sometimes,
            (Some(_), None) if is_always => PairRangeClass::Always,
            (None, Some(_)) if undecided.is_none() => PairRangeClass::Never,
            _ => PairRangeClass::Undecided,
        };
        PairRange {
            bodies: pair.pair.bodies,
            class,
            colliding_at: pair.colliding.clone(),
            clear_at: pair.clear.clone(),
            undecided_share,
            undecided_cell: undecided.map(|cell| self.ranges_of(&cell)),
            cells: pair.examined,
        }
    }
}

impl SearchedPair {
    fn moved(&self) -> Moved<'_> {
        Moved {
            pair: &self.pair,
            joints: &self.joints,
        }
    }

    /// Returns whether no more random values are needed. All values are alike if no joint moves the pair.
    fn is_sampled(&self) -> bool {
        let most = if self.joints.is_empty() { 1 } else { SAMPLES };
        self.samples >= most || self.is_sometimes()
    }

    fn is_sometimes(&self) -> bool {
        self.colliding.is_some() && self.clear.is_some()
    }
}

impl Task {
    /// Examines the cells that are left, until `executor` is stopped.
    fn run<W: Executor>(
        &mut self,
        input: &Input<'_>,
        pair: &SearchedPair,
        executor: &PersistentExecutor<'_, W>,
    ) {
        let moved = pair.moved();
        for (open, finding) in self
            .cells
            .iter_mut()
            .filter(|(_, finding)| finding.is_none())
        {
            if executor.is_interrupted() {
                return;
            }
            let uninterruptible = &(&executor.uninterruptible() as &dyn DynExecutor);
            *finding = examine(input, &moved, &open.cell, uninterruptible).ok();
            executor.record_result();
        }
    }
}
