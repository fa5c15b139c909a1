//! Places blocks at random, the same for the same seed.

use nearpoint_geometry::random::SplitMix64;

use crate::plans::{EDGE, Rectangle};

/// The number of positions that are tried; a position too near to others stays free.
const TRIES: usize = 60;
/// The sizes of a block, in voxels of 2 mm: the least, and the number of sizes.
const SIZES: [f64; 2] = [2.0, 3.0];
const VOXEL: f64 = 2.0;
/// The radius around the robot's centre at both ends that stays free, mm.
const FREE: f64 = 11.0;

/// Returns blocks that keep the gap from each other along x or along y, and stay away from both ends.
pub(super) fn blocks(gap: f64, seed: u64, ends: [[f64; 2]; 2]) -> Vec<Rectangle> {
    let mut random = SplitMix64::seeded(seed);
    let mut all: Vec<Rectangle> = Vec::new();
    let around = ends.map(|[x, y]| [x, y, x, y]);
    for _ in 0..TRIES {
        let size = [(); 2].map(|()| VOXEL * (SIZES[0] + (SIZES[1] * random.uniform()).floor()));
        let low = size.map(|size| VOXEL * ((EDGE - size) / VOXEL * random.uniform()).round());
        let block = [low[0], low[1], low[0] + size[0], low[1] + size[1]];
        let is_apart = all.iter().all(|other| apart(&block, other) >= gap);
        if is_apart && around.iter().all(|end| apart(&block, end) >= FREE) {
            all.push(block);
        }
    }
    all
}

/// Returns the larger of the distances of two rectangles along the two axes.
fn apart(a: &Rectangle, b: &Rectangle) -> f64 {
    let along = |axis: usize| (a[axis] - b[axis + 2]).max(b[axis] - a[axis + 2]);
    along(0).max(along(1))
}
