//! Computes distances as published: each cube against all voxels.

use super::NO_OBSTACLE;
use crate::octree::Cube;
use crate::planning::Space;
use nearpoint_geometry::executor::{Executor, Interrupted, for_each};

/// The number of rows between two polls.
const ROWS: usize = 16;

/// The g of an obstacle by voxel: whole numbers, [`NO_OBSTACLE`] if it has no voxels.
pub(super) type ObstacleDistances = Vec<u16>;

/// A task: rows of one obstacle.
struct Rows<'a> {
    cubes: &'a [Cube],
    /// The number of the first row.
    first: usize,
    g: &'a mut [u16],
    is_done: bool,
}

/// Returns the smallest g at each voxel for each obstacle, given by its cubes. The paper distributes cubes to processors.
/// Here each worker takes rows of voxels, with all cubes, so that nothing has to be united.
pub(super) fn obstacle_distances(
    space: &Space,
    obstacles: &[&[Cube]],
    executor: &impl Executor,
) -> Result<Vec<ObstacleDistances>, Interrupted> {
    let mut near: Vec<ObstacleDistances> =
        obstacles.iter().map(|_| vec![0; space.voxels()]).collect();
    let side = space.side() as usize;
    let mut all = Vec::new();
    for (g, cubes) in near.iter_mut().zip(obstacles) {
        let parts = g.chunks_mut(ROWS * side).enumerate();
        all.extend(parts.map(|(i, g)| Rows {
            cubes,
            first: i * ROWS,
            g,
            is_done: false,
        }));
    }
    for_each(executor, &mut all, &|rows: &mut Rows| {
        if !executor.is_interrupted() {
            for (i, g) in rows.g.chunks_mut(side).enumerate() {
                let [_, y, z] = space.voxel((rows.first + i) * side);
                row(rows.cubes, [y, z], g);
            }
            rows.is_done = true;
        }
    });
    if all.iter().all(|rows| rows.is_done) {
        Ok(near)
    } else {
        Err(Interrupted)
    }
}

/// Computes the smallest g along a row. The terms of the other two axes are the same all along a cube's extent in the row.
/// Beyond its ends g is 1 larger at the first voxel and 2 more at each further one; this is done for all cubes at once, in
/// both directions.
fn row(cubes: &[Cube], [y, z]: [u32; 2], g: &mut [u16]) {
    g.fill(NO_OBSTACLE);
    for cube in cubes {
        let beside = axis_distance(cube, 1, y) + axis_distance(cube, 2, z);
        let from = cube.min[0] as usize;
        for g in &mut g[from..from + cube.edge as usize] {
            *g = beside.min(*g);
        }
    }
    spread(g.iter_mut());
    spread(g.iter_mut().rev());
}

/// Returns twice the distance from the centre of a voxel to the cube, along an axis. A flat space has voxels at z = 0 only,
/// where each square is.
fn axis_distance(cube: &Cube, axis: usize, at: u32) -> u16 {
    let (from, to) = (cube.min[axis], cube.min[axis] + cube.edge);
    let twice = if at < from {
        2 * (from - at) - 1
    } else if at >= to {
        2 * (at - to) + 1
    } else {
        0
    };
    twice as u16
}

/// Spreads g from each voxel to those after it.
pub(super) fn spread<'a>(line: impl Iterator<Item = &'a mut u16>) {
    let mut reached = NO_OBSTACLE;
    for g in line {
        let own = *g;
        *g = own.min(reached);
        reached = (own + 1).min(reached + 2).min(NO_OBSTACLE);
    }
}
