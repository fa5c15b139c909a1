//! The distance to a set of voxels, axis by axis.
//!
//! Both distances, the taxicab's and the square of the straight one, are sums of one term for each axis. So the least sum is
//! found by going along x, then with the result along y, then along z (Felzenszwalb and Huttenlocher, "Distance transforms of
//! sampled functions", 2012, have the squares by parabolas; here the distances are short, and trying outwards while it can
//! still help is as fast).

use super::FAR;
use super::cubes::spread;
use crate::plan::{Space, Voxels};

/// Twice the taxicab distance from the middle of each voxel to the full voxels, [`FAR`] when there are none.
pub(super) fn taxicab(space: &Space, full: &Voxels) -> Vec<u16> {
    let mut g = vec![FAR; space.voxels()];
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

/// [`spread`] across lines: from each line to the next.
fn spread_lines<'a>(lines: impl Iterator<Item = &'a mut [u16]>, length: usize) {
    let mut reached = vec![FAR; length];
    for line in lines {
        for (g, reached) in line.iter_mut().zip(&mut reached) {
            let own = *g;
            *g = own.min(*reached);
            *reached = (own + 1).min(*reached + 2).min(FAR);
        }
    }
}

/// The square of twice the straight distance from the middle of each voxel to the full voxels; none when there are none.
pub(super) fn euclidean(space: &Space, full: &Voxels) -> Vec<Option<u32>> {
    let mut squared = vec![None; space.voxels()];
    for index in full.indices() {
        squared[index] = Some(0);
    }
    let size = space.size().map(|n| n as usize);
    let mut line = Vec::new();
    for axis in 0..space.axes() {
        let step = size[..axis].iter().product::<usize>();
        for first in 0..space.voxels() {
            if first / step % size[axis] == 0 {
                line.clear();
                line.extend((0..size[axis]).map(|i| squared[first + i * step]));
                for i in 0..size[axis] {
                    squared[first + i * step] = nearest(&line, i);
                }
            }
        }
    }
    squared
}

/// The least of a line's numbers plus the square of twice the way to the voxel that has it.
fn nearest(line: &[Option<u32>], at: usize) -> Option<u32> {
    let mut best = line[at];
    for away in 1..line.len() {
        let way = (2 * away as u32 - 1).pow(2);
        if best.is_some_and(|best| way >= best) {
            break;
        }
        let sides = [at.checked_sub(away), Some(at + away)];
        for other in sides.into_iter().flatten() {
            if let Some(Some(other)) = line.get(other) {
                best = Some(best.map_or(other + way, |best| best.min(other + way)));
            }
        }
    }
    best
}
