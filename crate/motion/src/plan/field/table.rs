//! Sums over boxes of voxels.

use crate::plan::Space;

/// For each corner of voxels the sum over all voxels below it along every axis, so that the sum over a box is that of eight
/// corners, four of them taken off (Crow, "Summed-area tables for texture mapping", 1984).
#[derive(Debug, Clone)]
pub(super) struct Table {
    /// Voxels along x, y and z.
    size: [usize; 3],
    /// By corner: x fastest, then y, then z.
    sums: Vec<f64>,
}

impl Table {
    pub fn new(space: &Space) -> Self {
        let size = space.size().map(|n| n as usize);
        Self {
            size,
            sums: vec![0.0; size.iter().map(|n| n + 1).product()],
        }
    }

    /// Of these numbers, one for each voxel.
    pub fn fill(&mut self, numbers: &[f64]) {
        let [width, height, _] = self.size;
        let line = width + 1;
        for (row, numbers) in numbers.chunks(width).enumerate() {
            let (y, z) = (row % height, row / height);
            let at = ((z + 1) * (height + 1) + y + 1) * line;
            let (before, here) = self.sums.split_at_mut(at);
            let under = &before[at - line * (height + 1)..];
            let beside = &before[at - line..];
            let beside_under = &before[at - line * (height + 2)..];
            let mut sum = 0.0;
            for (x, number) in numbers.iter().enumerate() {
                sum += number;
                let corner = x + 1;
                here[corner] = sum + (beside[corner] + under[corner] - beside_under[corner]);
            }
        }
    }

    /// Over the voxels from the first of each span to the one before its end.
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
