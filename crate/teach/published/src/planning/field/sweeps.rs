//! Computes the taxicab distance to a set of voxels, in three passes.
//!
//! It is a sum of one term for each axis. So the least sum is found along x, then with the result along y, then along z.

use super::NO_OBSTACLE;
use super::cubes::spread;
use crate::planning::{Space, Voxels};

/// Returns twice the taxicab distance from the centre of each voxel to the full voxels, [`NO_OBSTACLE`] if there are none.
pub(super) fn taxicab(space: &Space, full: &Voxels) -> Vec<u16> {
    let mut g = vec![NO_OBSTACLE; space.voxels()];
    for index in full.indices() {
        g[index] = 0;
    }
    let side = space.side() as usize;
    for row in g.chunks_mut(side) {
        spread(row.iter_mut());
        spread(row.iter_mut().rev());
    }
    for layer in g.chunks_mut(side * side) {
        spread_lines(layer.chunks_mut(side), side);
        spread_lines(layer.chunks_mut(side).rev(), side);
    }
    spread_lines(g.chunks_mut(side * side), side * side);
    spread_lines(g.chunks_mut(side * side).rev(), side * side);
    g
}

/// Spreads g across lines, from each line to the next, as [`spread`] does along a line.
fn spread_lines<'a>(lines: impl Iterator<Item = &'a mut [u16]>, length: usize) {
    let mut reached = vec![NO_OBSTACLE; length];
    for line in lines {
        for (g, reached) in line.iter_mut().zip(&mut reached) {
            let own = *g;
            *g = own.min(*reached);
            *reached = (own + 1).min(*reached + 2).min(NO_OBSTACLE);
        }
    }
}
