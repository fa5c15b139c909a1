//! As published: each cube against all voxels.

use super::FAR;
use crate::octree::Cube;
use crate::planning::Space;
use nearpoint_geometry::work::{Stopped, Work, for_each};

/// How many rows are done before asking whether to go on.
const ROWS: usize = 16;

/// An obstacle's g by voxel: whole numbers, [`FAR`] when it has no voxels.
pub(super) type Near = Vec<u16>;

/// Rows of one obstacle.
struct Rows<'a> {
    cubes: &'a [Cube],
    /// The number of the first.
    first: usize,
    g: &'a mut [u16],
    is_done: bool,
}

/// For each obstacle, given by its cubes, the smallest g of them at each voxel. The paper hands cubes to processors;
/// here each takes rows of voxels, with all cubes, so that nothing has to be united.
pub(super) fn near(
    space: &Space,
    obstacles: &[&[Cube]],
    work: &impl Work,
) -> Result<Vec<Near>, Stopped> {
    let mut near: Vec<Near> = obstacles.iter().map(|_| vec![0; space.voxels()]).collect();
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
    for_each(work, &mut all, &|rows: &mut Rows| {
        if !work.stopped() {
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
        Err(Stopped)
    }
}

/// The smallest g along a row. What the other two axes say is the same all along a cube's stretch of the row; beyond
/// its ends g is 1 larger at the first voxel and 2 more at each further one, which is done for all cubes at once, along
/// and back.
fn row(cubes: &[Cube], [y, z]: [u32; 2], g: &mut [u16]) {
    g.fill(FAR);
    for cube in cubes {
        let beside = beyond(cube, 1, y) + beyond(cube, 2, z);
        let from = cube.min[0] as usize;
        for g in &mut g[from..from + cube.edge as usize] {
            *g = beside.min(*g);
        }
    }
    spread(g.iter_mut());
    spread(g.iter_mut().rev());
}

/// Twice the way from the middle of a voxel to the cube, along an axis. A flat space has voxels at z = 0 only, where
/// each square is.
fn beyond(cube: &Cube, axis: usize, at: u32) -> u16 {
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

/// What each voxel has from those before it.
pub(super) fn spread<'a>(line: impl Iterator<Item = &'a mut u16>) {
    let mut reached = FAR;
    for g in line {
        let own = *g;
        *g = own.min(reached);
        reached = (own + 1).min(reached + 2).min(FAR);
    }
}
