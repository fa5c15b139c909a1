//! Generates the spheres of one rank from the cells of the rank before.

use super::fit::Probe;
use super::grid::{Block, Grid};
use super::{Fit, Overlap, SpheresError};
use crate::Point;
use crate::bounds::Aabb;
use crate::shape::Shape;
use crate::work::Work;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A cell yet to be divided, and the triangles that it, or its sphere, meets.
#[derive(Debug)]
pub(super) struct Open {
    pub cell: Aabb,
    pub triangles: Vec<u32>,
}

/// The results of dividing cells.
#[derive(Debug, Default)]
pub(super) struct Batch {
    /// The centres of the spheres that were kept.
    pub centres: Vec<Point>,
    /// The number of these spheres in each divided cell.
    pub counts: Vec<u32>,
    /// Their cells, unless they are of the last rank.
    pub cells: Vec<Open>,
}

/// A generator that divides cells.
pub(super) struct Generator<'a, W> {
    pub shape: &'a Shape,
    /// The edge of this rank's cubes, and the radius, grown, of its spheres.
    pub edge: f64,
    pub radius: f64,
    /// The rounding errors of a cube, and of a distance.
    pub noise: [f64; 2],
    pub overlap: Overlap,
    pub fit: Fit,
    /// True if cubes extend beyond their spheres.
    pub stands_out: bool,
    pub is_last: bool,
    /// The number of spheres so far, of all ranks.
    pub kept: &'a AtomicUsize,
    /// The largest number of spheres, and the error if there are more.
    pub limit: (usize, SpheresError),
    pub work: &'a W,
}

/// The number of cells up to which they are divided one after the other.
const FEW_CELLS: usize = 8;

/// The number of cubes up to which they are tested with the triangles one by one.
const FEW_CUBES: u64 = 8;

/// The number of triangles up to which another thread does not pay.
const FEW_TRIANGLES: usize = 256;

impl<W: Work> Generator<'_, W> {
    /// Divides all of these cells, in order.
    pub fn divide(&self, cells: &[Open]) -> Result<Batch, SpheresError> {
        if cells.len() > FEW_CELLS && self.work.width() > 1 {
            let (low, high) = cells.split_at(cells.len() / 2);
            let (low, high) = self.work.join(|| self.divide(low), || self.divide(high));
            return Ok(low?.followed_by(high?));
        }
        let mut batch = Batch::default();
        for open in cells {
            self.work.poll(true)?;
            let before = batch.centres.len();
            let grid = Grid::new(open.cell, self.edge, self.noise[0]);
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
        grid: &Grid,
        block: Block,
        triangles: &[u32],
        batch: &mut Batch,
    ) -> Result<(), SpheresError> {
        if triangles.is_empty() {
            return Ok(());
        }
        let halves = match block.halves() {
            Some(halves) if block.len() > FEW_CUBES || triangles.len() > FEW_CUBES as usize => {
                halves
            }
            _ => {
                let mut cubes = block.cubes();
                return cubes.try_for_each(|cube| self.single(grid, &cube, triangles, batch));
            }
        };
        self.work.poll(true)?;
        let below = |half: Block, batch: &mut Batch| {
            let probe = self.probe(grid, &half);
            let meets = |&t: &u32| probe.meets(&self.shape.triangle(t));
            let near: Vec<u32> = triangles.iter().copied().filter(meets).collect();
            self.block(grid, half, &near, batch)
        };
        let [low, high] = halves;
        if triangles.len() <= FEW_TRIANGLES || self.work.width() == 1 {
            below(low, batch)?;
            return below(high, batch);
        }
        let mut apart = Batch::default();
        let (first, second) = self
            .work
            .join(|| below(low, batch), || below(high, &mut apart));
        first.and(second)?;
        batch.append(apart);
        Ok(())
    }

    /// Returns the shapes that a triangle has to meet to matter to a block.
    fn probe(&self, grid: &Grid, block: &Block) -> Probe {
        let noise = self.noise[1];
        let ball = || {
            let (centre, spread) = grid.about(block);
            Probe::ball(centre, spread + self.radius + noise)
        };
        if self.fit == Fit::Sphere {
            return ball();
        }
        let alone = self.overlap == Overlap::Delete;
        let cells = Probe::cell(&grid.cells(block, alone), noise);
        match self.stands_out && block.len() == 1 {
            true => Probe {
                cell: cells.cell,
                ..ball()
            },
            false => cells,
        }
    }

    /// Keeps the sphere of one cube, if it meets a triangle.
    fn single(
        &self,
        grid: &Grid,
        cube: &Block,
        triangles: &[u32],
        batch: &mut Batch,
    ) -> Result<(), SpheresError> {
        let probe = self.probe(grid, cube);
        let meets = |&t: &u32| probe.meets(&self.shape.triangle(t));
        let mut near = triangles.iter().copied().filter(meets);
        let Some(first) = near.next() else {
            return Ok(());
        };
        let (limit, error) = self.limit;
        if self.kept.fetch_add(1, Ordering::Relaxed) >= limit {
            return Err(error);
        }
        batch.centres.push(grid.about(cube).0);
        if !self.is_last {
            batch.cells.push(Open {
                cell: grid.cells(cube, self.overlap == Overlap::Delete),
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
