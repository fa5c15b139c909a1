//! Generates the spheres of one rank from the cells of the rank before.

use super::filter::CellProbe;
use super::grid::{CubeBlock, CubeGrid};
use super::{CubeOverlap, SphereFilter, SpheresError};
use crate::Point;
use crate::bounds::Aabb;
use crate::executor::Executor;
use crate::shape::Shape;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A cell yet to be divided, and the triangles that it, or its sphere, meets.
#[derive(Debug)]
pub(super) struct PendingCell {
    pub cell: Aabb,
    pub triangles: Vec<u32>,
}

/// The results of dividing cells.
#[derive(Debug, Default)]
pub(super) struct Batch {
    /// The centres of the retained spheres.
    pub centres: Vec<Point>,
    /// The number of these spheres in each divided cell.
    pub counts: Vec<u32>,
    /// The cells of these spheres, unless they are of the last rank.
    pub cells: Vec<PendingCell>,
}

/// A generator that divides cells.
pub(super) struct Generator<'a, W> {
    pub shape: &'a Shape,
    /// The edge of this rank's cubes, and the radius, grown, of its spheres.
    pub edge: f64,
    pub radius: f64,
    /// The rounding error of a cube, and that of a distance.
    pub noise: [f64; 2],
    pub cube_overlap: CubeOverlap,
    pub filter: SphereFilter,
    /// True if cubes extend beyond their spheres.
    pub cubes_protrude: bool,
    pub is_last: bool,
    /// The number of spheres so far, of all ranks.
    pub sphere_count: &'a AtomicUsize,
    /// The largest number of spheres, and the error if there are more.
    pub limit: (usize, SpheresError),
    pub executor: &'a W,
}

/// The number of cells up to which they are divided one after the other.
const MAX_SERIAL_CELLS: usize = 8;

/// The number of cubes up to which they are tested with the triangles one by one.
const MAX_DIRECT_CUBES: u64 = 8;

/// The number of triangles up to which another thread does not pay.
const MAX_SERIAL_TRIANGLES: usize = 256;

impl<W: Executor> Generator<'_, W> {
    /// Divides all of these cells, in order.
    pub fn divide(&self, cells: &[PendingCell]) -> Result<Batch, SpheresError> {
        if cells.len() > MAX_SERIAL_CELLS && self.executor.parallelism() > 1 {
            let (low, high) = cells.split_at(cells.len() / 2);
            let (low, high) = self
                .executor
                .join(|| self.divide(low), || self.divide(high));
            return Ok(low?.followed_by(high?));
        }
        let mut batch = Batch::default();
        for open in cells {
            self.executor.poll(true)?;
            let before = batch.centres.len();
            let grid = CubeGrid::new(open.cell, self.edge, self.noise[0]);
            self.block(&grid, grid.all(), &open.triangles, &mut batch)?;
            batch.counts.push((batch.centres.len() - before) as u32);
        }
        Ok(batch)
    }

    /// Keeps the spheres about the cubes of a block that meet one of the triangles, all of which meet the block. Each half
    /// is tested with the triangles that meet the ball around all of its spheres, or the box around its cells. A single
    /// cube's ball is its sphere.
    fn block(
        &self,
        grid: &CubeGrid,
        block: CubeBlock,
        triangles: &[u32],
        batch: &mut Batch,
    ) -> Result<(), SpheresError> {
        if triangles.is_empty() {
            return Ok(());
        }
        let halves = match block.halves() {
            Some(halves)
                if block.len() > MAX_DIRECT_CUBES
                    || triangles.len() > MAX_DIRECT_CUBES as usize =>
            {
                halves
            }
            _ => {
                let mut cubes = block.cubes();
                return cubes.try_for_each(|cube| self.single(grid, &cube, triangles, batch));
            }
        };
        self.executor.poll(true)?;
        let below = |half: CubeBlock, batch: &mut Batch| {
            let probe = self.probe(grid, &half);
            let meets = |&t: &u32| probe.intersects(&self.shape.triangle(t));
            let near: Vec<u32> = triangles.iter().copied().filter(meets).collect();
            self.block(grid, half, &near, batch)
        };
        let [low, high] = halves;
        if triangles.len() <= MAX_SERIAL_TRIANGLES || self.executor.parallelism() == 1 {
            below(low, batch)?;
            return below(high, batch);
        }
        let mut apart = Batch::default();
        let (first, second) = self
            .executor
            .join(|| below(low, batch), || below(high, &mut apart));
        first.and(second)?;
        batch.append(apart);
        Ok(())
    }

    /// Returns the shapes that a triangle has to meet to matter to a block.
    fn probe(&self, grid: &CubeGrid, block: &CubeBlock) -> CellProbe {
        let noise = self.noise[1];
        let ball = || {
            let (centre, spread) = grid.centre_and_radius(block);
            CellProbe::ball(centre, spread + self.radius + noise)
        };
        if self.filter == SphereFilter::Sphere {
            return ball();
        }
        let alone = self.cube_overlap == CubeOverlap::Delete;
        let cells = CellProbe::cell(&grid.cells(block, alone), noise);
        match self.cubes_protrude && block.len() == 1 {
            true => CellProbe {
                cell: cells.cell,
                ..ball()
            },
            false => cells,
        }
    }

    /// Keeps the sphere of one cube, if it meets a triangle.
    fn single(
        &self,
        grid: &CubeGrid,
        cube: &CubeBlock,
        triangles: &[u32],
        batch: &mut Batch,
    ) -> Result<(), SpheresError> {
        let probe = self.probe(grid, cube);
        let meets = |&t: &u32| probe.intersects(&self.shape.triangle(t));
        let mut near = triangles.iter().copied().filter(meets);
        let Some(first) = near.next() else {
            return Ok(());
        };
        let (limit, error) = self.limit;
        if self.sphere_count.fetch_add(1, Ordering::Relaxed) >= limit {
            return Err(error);
        }
        batch.centres.push(grid.centre_and_radius(cube).0);
        if !self.is_last {
            batch.cells.push(PendingCell {
                cell: grid.cells(cube, self.cube_overlap == CubeOverlap::Delete),
                triangles: std::iter::once(first).chain(near).collect(),
            });
        }
        Ok(())
    }
}

impl Batch {
    fn append(&mut self, mut later: Self) {
        self.centres.append(&mut later.centres);
        self.counts.append(&mut later.counts);
        self.cells.append(&mut later.cells);
    }

    fn followed_by(mut self, later: Self) -> Self {
        self.append(later);
        self
    }
}
