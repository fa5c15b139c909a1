//! Sums values over boxes of voxels.

use crate::planning::Space;
use nearpoint_geometry::executor::{Executor, for_each};

/// The sum over all voxels below each corner of voxels along every axis. The sum over a box is that of eight corners, four
/// of them subtracted (Crow, "Summed-area tables for texture mapping", 1984).
#[derive(Debug, Clone)]
pub(super) struct SumTable {
    /// The number of voxels along x, y and z.
    size: [usize; 3],
    /// The sums by corner: x fastest, then y, then z.
    sums: Vec<f64>,
}

impl SumTable {
    /// Makes a table of zeros for all voxels of a space.
    pub fn new(space: &Space) -> Self {
        let size = space.size().map(|n| n as usize);
        Self {
            size,
            sums: vec![0.0; size.iter().map(|n| n + 1).product()],
        }
    }

    /// Sums these numbers, one for each voxel: each layer alone, then the layers along z.
    pub fn fill(&mut self, numbers: &[f64], executor: &impl Executor) {
        let [width, height, _] = self.size;
        let corners = (width + 1) * (height + 1);
        let layers = self.sums[corners..].chunks_mut(corners);
        let mut layers: Vec<_> = layers.zip(numbers.chunks(width * height)).collect();
        for_each(executor, &mut layers, &|(sums, numbers)| {
            sum_layer(sums, numbers, width);
        });
        for at in corners..self.sums.len() {
            self.sums[at] += self.sums[at - corners];
        }
    }

    /// Returns the sum over the voxels in these spans, whose ends are exclusive.
    pub fn sum(&self, [x, y, z]: &[[usize; 2]; 3]) -> f64 {
        let corner = |x: usize, y: usize, z: usize| {
            self.sums[(z * (self.size[1] + 1) + y) * (self.size[0] + 1) + x]
        };
        let layers = |z: usize| {
            (corner(x[1], y[1], z) - corner(x[0], y[1], z))
                - (corner(x[1], y[0], z) - corner(x[0], y[0], z))
        };
        layers(z[1]) - layers(z[0])
    }
}

/// Computes the sums of one layer of voxels, by corner.
fn sum_layer(sums: &mut [f64], numbers: &[f64], width: usize) {
    let line = width + 1;
    for (y, numbers) in numbers.chunks(width).enumerate() {
        let (before, here) = sums.split_at_mut((y + 1) * line);
        let beside = &before[y * line..];
        let mut sum = 0.0;
        for (x, number) in numbers.iter().enumerate() {
            sum += number;
            here[x + 1] = sum + beside[x + 1];
        }
    }
}
