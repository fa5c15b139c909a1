//! Processes all cubes of a source, each from the root down.

use super::compare::{Compare, Relation};
use super::exact::Exact;
use super::tilt::Tilt;
use super::weng_ahuja::WengAhuja;
use super::{CellTest, FillRule, MotionSource, MoveCounts, MoveResult, MoveSettings};
use crate::octree::{Grid, OctreeError};
use nearpoint_geometry::executor::{Executor, Interrupted, for_each};
use nearpoint_geometry::{Point, Pose, Vector};

/// Returns the octree of a part that has been moved since its source was built. `source_in_world` is the whole motion
/// since then, in the world's frame and unit; never update the tree of an update.
///
/// Thread i of n poses cubes i, i + n, i + 2 n, …, and one thread unites the results: the answer and the counts are the same
/// for any number of threads. Each thread fills a set of voxels, a bit each, instead of one tree for each cube; the cells
/// compared are the same.
///
/// # Errors
/// [`OctreeError::Pose`] for a pose that is not finite, or not finite in voxels; [`OctreeError::Interrupted`].
pub fn moved(
    source: &MotionSource,
    source_in_world: &Pose,
    settings: &MoveSettings,
    executor: &impl Executor,
) -> Result<MoveResult, OctreeError> {
    let tilt = Tilt::new(source_in_world, &source.world, source.depth, settings.rule)?;
    let made = run_threads(source, executor, &|first, step| match settings.test {
        CellTest::Exact => fill_moved::<Exact>(source, &tilt, settings.rule, first, step, executor),
        CellTest::WengAhuja => {
            fill_moved::<WengAhuja>(source, &tilt, settings.rule, first, step, executor)
        }
    })?;
    Ok(made.finish(source))
}

/// The result of one thread.
pub(super) struct ThreadResult {
    pub grid: Grid,
    pub outside: usize,
    pub counts: MoveCounts,
}

impl ThreadResult {
    /// Makes an empty result.
    pub fn new(source: &MotionSource) -> Self {
        Self {
            grid: Grid::new(source.depth),
            outside: 0,
            counts: MoveCounts::default(),
        }
    }

    /// Converts the filled voxels to the moved octree.
    pub fn finish(self, source: &MotionSource) -> MoveResult {
        MoveResult {
            octree: self.grid.octree(source.world),
            outside: self.outside,
            counts: self.counts,
        }
    }
}

/// Runs `make` for each thread, and unites the results in order. `make` gets the number of its first cube and the step.
pub(super) fn run_threads(
    source: &MotionSource,
    executor: &impl Executor,
    make: &(impl Fn(usize, usize) -> Result<ThreadResult, Interrupted> + Sync),
) -> Result<ThreadResult, Interrupted> {
    let parts = executor.parallelism().clamp(1, source.cubes.len().max(1));
    let mut all: Vec<_> = (0..parts).map(|first| (first, Err(Interrupted))).collect();
    for_each(executor, &mut all, &|(first, part)| {
        *part = make(*first, parts)
    });
    let mut whole = ThreadResult::new(source);
    for (_, part) in all {
        let part = part?;
        whole.grid.union_with(&part.grid);
        whole.outside += part.outside;
        whole.counts += part.counts;
    }
    Ok(whole)
}

fn fill_moved<'a, C: Compare<'a>>(
    source: &MotionSource,
    tilt: &'a Tilt,
    rule: FillRule,
    first: usize,
    step: usize,
    executor: &impl Executor,
) -> Result<ThreadResult, Interrupted> {
    let mut part = ThreadResult::new(source);
    let (root, half) = (source.depth as usize, 0.5 * (1_u32 << source.depth) as f64);
    for cube in source.cubes.iter().skip(first).step_by(step) {
        if executor.is_interrupted() {
            return Err(Interrupted);
        }
        let p = Point::from([half; 3]) - tilt.centre(cube);
        let edge = f64::from(cube.edge);
        let reach = tilt.in_world * (0.5 * edge);
        part.outside += usize::from((p.abs() + reach).max() > half + tilt.noise);
        let compare = C::new(tilt, edge, rule);
        let mut place = CellWriter {
            compare,
            tilt,
            part: &mut part,
        };
        let q = tilt.to_source(&p);
        let relation = place.compare.relation(root, &p, &q, &mut place.part.counts);
        place.add_cell(relation, root, 0, &p, &q);
    }
    Ok(part)
}

struct CellWriter<'a, C> {
    compare: C,
    tilt: &'a Tilt,
    part: &'a mut ThreadResult,
}

impl<'a, C: Compare<'a>> CellWriter<'_, C> {
    /// Adds a cell, given by its first voxel's code and its centre. If the cell is partial, its children follow.
    fn add_cell(&mut self, relation: Relation, level: usize, code: u32, p: &Vector, q: &Vector) {
        match relation {
            Relation::Apart => {}
            Relation::Inside => self.part.grid.fill(code, level as u32),
            Relation::Partial => match level {
                0 => self.part.grid.set(code),
                1 => {
                    let voxels = self.compare.voxels(p, q, &mut self.part.counts);
                    self.part.grid.set_eight(code, voxels);
                }
                _ => {
                    for (i, [world, tilted]) in (0..).zip(&self.tilt.levels[level - 1].steps) {
                        let code = code + (i << (3 * (level - 1)));
                        let (p, q) = (p + world, q + tilted);
                        let relation =
                            self.compare
                                .relation(level - 1, &p, &q, &mut self.part.counts);
                        if relation != Relation::Apart {
                            self.add_cell(relation, level - 1, code, &p, &q);
                        }
                    }
                }
            },
        }
    }
}
