//! Finds the smallest distance of any two bodies over all values of the chosen joints, by branch and bound: the cells of all
//! pairs are examined in order of the least distance that may be in them.

use super::cell::{Cell, MAX_HALVINGS, Section};
use super::examine::{Input, Moved, centre, most_moving};
use crate::check::PersistentExecutor;
use nearpoint_geometry::Point;
use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::collide::{Containment, containment};
use nearpoint_geometry::executor::{DynExecutor, Executor, Interrupted, for_each};
use std::collections::BTreeMap;

/// The smallest distance of two bodies over all values, between proven bounds.
#[derive(Debug, Clone, PartialEq)]
pub struct RangeClearance {
    /// No two bodies are nearer than this at any values; proven up to rounding.
    pub lower: f64,
    /// The distance at `values`; 0 if the bodies collide there.
    pub upper: f64,
    /// The pair of the work cell that is nearest at `values`.
    pub pair: usize,
    /// All values of the work cell at which the bodies have the distance `upper`.
    pub values: Vec<f64>,
    /// Their nearest points, in the scene's frame; `None` for bodies that collide.
    pub points: Option<[Point; 2]>,
}

/// The last part of a search of ranges, whose input it gets with each call.
#[derive(Debug)]
pub(super) struct ClearanceSearch {
    /// The cells that are left, by their bound and then by their number. A bound is not negative, so its bits have its order.
    open: BTreeMap<(u64, usize), OpenCell>,
    round: Vec<(OpenCell, Option<Examined>)>,
    best: Option<RangeClearance>,
    /// The least distance that may be in the cells that are done.
    settled: f64,
    /// The width of the bounds that is narrow enough, as a fraction of the distance.
    max_width: f64,
    examined: usize,
    /// The number of the next cell.
    number: usize,
    pub is_complete: bool,
}

/// A cell of a pair in which the smallest distance may be.
#[derive(Debug)]
struct OpenCell {
    /// The bodies are nowhere in the cell nearer than this.
    lower: f64,
    pair: usize,
    cell: Cell,
}

/// The result of a cell.
#[derive(Debug)]
struct Examined {
    /// The bound of the cell, as [`OpenCell::lower`].
    lower: f64,
    /// The joint to halve it along; `None` if that is of no use.
    joint: Option<usize>,
    /// The distance at the centre, if it may be the smallest.
    found: Option<RangeClearance>,
}

/// The number of cells that a round examines.
const CELLS_PER_ROUND: usize = 64;

impl ClearanceSearch {
    /// Prepares a search over this number of joints, until the bounds are as narrow as `max_width`. Each pair comes with values
    /// at which its bodies collide, if any are known.
    pub fn new(joints: usize, max_width: f64, pairs: &[(usize, Option<Vec<f64>>)]) -> Self {
        let mut collisions = pairs.iter().filter_map(|(pair, values)| {
            let values = values.clone()?;
            Some(RangeClearance::collision(*pair, values))
        });
        let mut search = Self {
            open: BTreeMap::new(),
            number: 0,
            round: Vec::new(),
            best: collisions.next(),
            settled: f64::INFINITY,
            max_width,
            examined: 0,
            is_complete: false,
        };
        if search.best.is_none() {
            for (pair, _) in pairs {
                search.open(0.0, *pair, vec![Section::WHOLE; joints]);
            }
        }
        search
    }

    /// Continues until the search is complete or `work` is stopped.
    pub fn advance<W: Executor>(
        &mut self,
        (input, pairs): (&Input<'_>, &[Moved<'_>]),
        executor: &W,
        work: &PersistentExecutor<'_, W>,
    ) {
        while !self.is_complete && !work.is_interrupted() {
            if self.round.is_empty() {
                self.begin_round(input.settings.max_cells);
            }
            let upper = self.upper();
            for_each(executor, &mut self.round, &|(open, examined)| {
                if examined.is_none() && !work.is_interrupted() {
                    let uninterruptible = &(&work.uninterruptible() as &dyn DynExecutor);
                    *examined =
                        examine(input, &pairs[open.pair], open, upper, uninterruptible).ok();
                    work.record_result();
                }
            });
            self.is_complete = self.round.is_empty();
            if self.round.iter().all(|(_, examined)| examined.is_some()) {
                self.end_round();
            }
        }
    }

    /// Returns the smallest distance as far as it is known; `None` if there is no pair to search.
    pub fn smallest(&self) -> Option<RangeClearance> {
        let best = self.best.clone()?;
        let open = self
            .open
            .values()
            .chain(self.round.iter().map(|(cell, _)| cell));
        let lower = open.map(|cell| cell.lower).fold(self.settled, f64::min);
        Some(RangeClearance {
            lower: lower.min(best.upper),
            ..best
        })
    }

    fn upper(&self) -> f64 {
        self.best.as_ref().map_or(f64::INFINITY, |best| best.upper)
    }

    /// Returns whether a cell with this bound may contain a distance that is smaller by more than the width.
    fn matters(&self, lower: f64) -> bool {
        lower < self.upper() * (1.0 - self.max_width)
    }

    fn begin_round(&mut self, max_cells: usize) {
        let left = max_cells.saturating_sub(self.examined);
        while self.round.len() < CELLS_PER_ROUND.min(left) {
            match self.open.pop_first() {
                Some((_, cell)) if self.matters(cell.lower) => self.round.push((cell, None)),
                Some((_, cell)) => self.settled = self.settled.min(cell.lower),
                None => break,
            }
        }
    }

    fn open(&mut self, lower: f64, pair: usize, cell: Cell) {
        let key = (lower.to_bits(), self.number);
        self.number += 1;
        self.open.insert(key, OpenCell { lower, pair, cell });
    }

    fn end_round(&mut self) {
        for (open, examined) in std::mem::take(&mut self.round) {
            self.examined += 1;
            let Some(examined) = examined else {
                continue;
            };
            if let Some(found) = examined.found.filter(|found| found.upper < self.upper()) {
                self.best = Some(found);
            }
            let lower = examined.lower.max(open.lower);
            match examined.joint.filter(|_| self.matters(lower)) {
                Some(joint) => {
                    for upper in 0..2 {
                        let mut cell = open.cell.clone();
                        cell[joint] = cell[joint].half(upper);
                        self.open(lower, open.pair, cell);
                    }
                }
                None => self.settled = self.settled.min(lower),
            }
        }
    }
}

/// Examines a cell, as far as distances up to `upper` matter.
fn examine(
    input: &Input<'_>,
    Moved { pair, joints }: &Moved<'_>,
    open: &OpenCell,
    upper: f64,
    executor: &impl Executor,
) -> Result<Examined, Interrupted> {
    let (values, spread) = centre(input.settings, &open.cell);
    let posed = pair.posed_at(input.work_cell, &values, &spread);
    let motion = posed.approach_bound;
    let next = |lower: f64| {
        // A bound of the whole cell holds for its halves.
        let lower = lower.max(open.lower);
        // Where the bodies may touch, halving ends at the resolution; elsewhere when only rounding is left.
        let most = |joint: usize| match lower > 0.0 {
            true => MAX_HALVINGS,
            false => input.halvings[joint],
        };
        let can_be_halved = |&joint: &usize| open.cell[joint].halvings < most(joint);
        let joints = joints.iter().copied().filter(can_be_halved);
        let joints: Vec<usize> = joints.filter(|_| motion > 2.0 * posed.noise).collect();
        most_moving(
            (input.work_cell, input.settings),
            pair,
            &joints,
            &values,
            &spread,
        )
    };
    let done = |lower: f64, found| Examined {
        lower: lower.max(0.0),
        joint: next(lower),
        found,
    };
    let by_spheres = posed.sphere_distance - motion;
    // A cell in which the bodies move that far is halved without a query, once any distance is known.
    let is_coarse = motion > posed.max_useful_bound && upper.is_finite();
    if by_spheres >= upper || is_coarse && next(by_spheres).is_some() {
        return Ok(done(by_spheres, None));
    }
    // Farther apart than this at the centre, the bodies are nowhere in the cell as near as `upper`.
    let limit = motion + upper;
    let by_hulls = pair.hull_distance(&input.shapes.hulls, &posed, limit) - motion;
    if by_hulls >= upper {
        return Ok(done(by_hulls, None));
    }
    let [a, b] = pair.shapes(input.work_cell);
    let mut warm = WarmStart::default();
    let found = clearance(a, b, &posed.b_in_a, limit, &mut warm, executor)?;
    let meet = found.is_some_and(|found| found.distance == 0.0);
    if meet || containment(a, b, &posed.b_in_a) != Containment::Neither {
        return Ok(done(
            0.0,
            Some(RangeClearance::collision(open.pair, values.clone())),
        ));
    }
    Ok(match found {
        None => done(upper, None),
        Some(found) => done(
            found.distance - motion,
            Some(RangeClearance {
                lower: 0.0,
                upper: found.distance,
                pair: open.pair,
                values: values.clone(),
                points: Some([found.on_a, found.on_b].map(|p| posed.poses[0] * p)),
            }),
        ),
    })
}

impl RangeClearance {
    fn collision(pair: usize, values: Vec<f64>) -> Self {
        Self {
            lower: 0.0,
            upper: 0.0,
            pair,
            values,
            points: None,
        }
    }
}
