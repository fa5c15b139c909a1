//! What the potential of obstacles at a voxel is made of, term by term.

use super::{Field, Norm};
use crate::octree::Cube;

/// The cube whose potential counts at a voxel, and what makes it so strong there.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Push {
    /// In voxels.
    pub cube: Cube,
    /// The terms of (4.3) by axis: twice what the voxel's middle is beyond the cube's lower face, and beyond its upper
    /// one; at least one of the two is 0.
    pub beyond: [[f64; 2]; 3],
    /// Of (4.2): the sum of the terms, or by the straight distance the root of the sum of their squares.
    pub g: f64,
    /// (4.2) itself, and if the cubes are all that there are, (4.4).
    pub p: f64,
}

impl Field {
    /// The strongest of these cubes in the middle of a voxel, the first of several. None if there is no cube.
    pub fn push<'a>(
        &self,
        cubes: impl IntoIterator<Item = &'a Cube>,
        voxel: [u32; 3],
    ) -> Option<Push> {
        let all = cubes.into_iter().map(|cube| self.of_cube(cube, voxel));
        all.min_by(|a, b| a.g.total_cmp(&b.g))
    }

    fn of_cube(&self, cube: &Cube, voxel: [u32; 3]) -> Push {
        let mut beyond = [[0.0; 2]; 3];
        // Where a plane is, all squares are.
        for (axis, terms) in beyond.iter_mut().enumerate().take(self.space.axes()) {
            let (at, lower) = (f64::from(voxel[axis]) + 0.5, f64::from(cube.min[axis]));
            let off = [lower - at, at - lower - f64::from(cube.edge)];
            *terms = off.map(|off| off + off.abs());
        }
        let terms = beyond.as_flattened().iter();
        let g = match self.settings.norm {
            Norm::Taxicab => terms.sum(),
            Norm::Euclidean => terms.map(|term| term * term).sum::<f64>().sqrt(),
        };
        Push {
            cube: *cube,
            beyond,
            g,
            p: self.settings.p_max / (1.0 + g),
        }
    }
}
