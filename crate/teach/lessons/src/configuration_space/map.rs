//! Fills the map of both joints with cells. The engine's search of joint ranges computes them.

use std::sync::Arc;

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_motion::range::{
    MeasuredPairs, RangeCell, RangeCellClass, RangeJoint, RangeSearch, RangeSettings, ValueRange,
};

use super::arm::{JointValues, LIMIT, Workplace};
use crate::error::LessonError;

/// The number of halvings of each joint's range down to the smallest cells.
pub(super) const HALVINGS: [f64; 3] = [5.0, 8.0, 1.0];
/// A bound on the cells of a search. No workplace of the lesson comes near it.
const MAX_CELLS: usize = 1 << 20;

/// The class of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CellClass {
    /// The arm collides at no pose in it; proven.
    Clear,
    /// This pair collides at all poses, or at the centre.
    Meets(usize),
    Undecided,
}

/// A rectangle of the map.
#[derive(Debug, Clone, Copy)]
pub(super) struct MapCell {
    /// The least and the greatest values, in degrees.
    pub low: JointValues,
    pub high: JointValues,
    pub class: CellClass,
}

/// The map of an arm's joint values, and the search that filled it.
#[derive(Debug)]
pub(super) struct Map {
    search: RangeSearch,
    pub cells: Vec<MapCell>,
}

impl Map {
    /// Searches all joint values, down to cells whose sides are halved this often.
    pub fn new(workplace: &Workplace, halvings: u8) -> Result<Self, LessonError> {
        let limit = LIMIT.to_radians();
        let joint = |value| RangeJoint {
            value,
            range: ValueRange {
                lower: -limit,
                upper: limit,
            },
            // Half a cell more, so that rounding adds no halving.
            resolution: 3.0 * limit / f64::from(1 << halvings),
        };
        let settings = RangeSettings {
            joints: vec![joint(0), joint(1)],
            values: vec![0.0; 2],
            max_cells: MAX_CELLS,
            classes_only: false,
            measured: MeasuredPairs::None,
        };
        let work_cell = Arc::new(workplace.work_cell()?);
        let mut search = RangeSearch::new(work_cell, settings)?;
        while !search.advance(&SequentialExecutor) {}
        Ok(Self {
            cells: cells(&search, &|_| true),
            search,
        })
    }

    /// Returns the cells for some of the pairs, given by their indices.
    pub fn cells_of(&self, is_considered: &dyn Fn(usize) -> bool) -> Vec<MapCell> {
        cells(&self.search, is_considered)
    }

    /// Returns the number of cells that were examined, for all pairs of a link and an obstacle together.
    pub fn examined(&self) -> usize {
        self.search.examined()
    }

    /// Returns the share of the map that the cells of a kind fill.
    pub fn share(&self, is_kind: impl Fn(CellClass) -> bool) -> f64 {
        let all = self.cells.iter().filter(|cell| is_kind(cell.class));
        all.map(MapCell::area).sum::<f64>() / (4.0 * LIMIT * LIMIT)
    }

    /// Returns the centre of the first cell that meets an obstacle.
    pub fn colliding_values(&self) -> Option<JointValues> {
        let pairs = self.search.pair_ranges();
        let found = pairs.into_iter().find_map(|pair| pair.colliding_at)?;
        Some([found[0].to_degrees(), found[1].to_degrees()])
    }
}

fn cells(search: &RangeSearch, is_considered: &dyn Fn(usize) -> bool) -> Vec<MapCell> {
    let found = search.cells(MAX_CELLS, is_considered);
    found.iter().map(MapCell::new).collect()
}

impl MapCell {
    /// The whole map as one cell.
    pub const WHOLE: Self = Self {
        low: [-LIMIT; 2],
        high: [LIMIT; 2],
        class: CellClass::Undecided,
    };

    fn new(cell: &RangeCell) -> Self {
        let ends = |end: fn(&ValueRange) -> f64| {
            let of = |joint: usize| end(&cell.ranges[joint]).to_degrees();
            [of(0), of(1)]
        };
        Self {
            low: ends(|range| range.lower),
            high: ends(|range| range.upper),
            class: match cell.class {
                RangeCellClass::Clear => CellClass::Clear,
                RangeCellClass::Colliding(pair) | RangeCellClass::CollidingPose(pair) => {
                    CellClass::Meets(pair)
                }
                RangeCellClass::Undecided(_) => CellClass::Undecided,
            },
        }
    }

    pub fn centre(&self) -> JointValues {
        [0, 1].map(|joint| (self.low[joint] + self.high[joint]) / 2.0)
    }

    /// Returns the largest deviation of each joint from the centre.
    pub fn deviations(&self) -> JointValues {
        [0, 1].map(|joint| (self.high[joint] - self.low[joint]) / 2.0)
    }

    pub fn area(&self) -> f64 {
        let [a, b] = self.deviations();
        4.0 * a * b
    }

    pub fn contains(&self, values: JointValues) -> bool {
        [0, 1]
            .iter()
            .all(|&joint| (self.low[joint]..=self.high[joint]).contains(&values[joint]))
    }

    /// Returns the values at the corners.
    pub fn corners(&self) -> [JointValues; 4] {
        let ([a, b], [c, d]) = (self.low, self.high);
        [[a, b], [c, b], [c, d], [a, d]]
    }
}
