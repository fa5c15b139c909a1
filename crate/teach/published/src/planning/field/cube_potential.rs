//! Splits the potential of obstacles at a voxel into its terms.

use super::{Field, Norm};
use crate::octree::Cube;

/// The obstacle cube with the strongest potential at a voxel, and the terms of that potential.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CubePotential {
    /// The cube, in voxels.
    pub cube: Cube,
    /// The terms of (4.3) by axis: twice the distance of the voxel's centre beyond the cube's lower face, and beyond its
    /// upper one. At least one of the two is 0.
    pub beyond: [[f64; 2]; 3],
    /// The g of (4.2): the sum of the terms, or with the Euclidean norm the root of the sum of their squares.
    pub g: f64,
    /// The potential (4.2) itself, and if these are all the cubes, (4.4).
    pub p: f64,
}

impl Field {
    /// Returns the cube with the strongest potential at the centre of a voxel; of several, the first. Returns None if
    /// there is no cube.
    pub fn strongest_cube<'a>(
        &self,
        cubes: impl IntoIterator<Item = &'a Cube>,
        voxel: [u32; 3],
    ) -> Option<CubePotential> {
        let all = cubes
            .into_iter()
            .map(|cube| self.cube_potential(cube, voxel));
        all.min_by(|a, b| a.g.total_cmp(&b.g))
    }

    fn cube_potential(&self, cube: &Cube, voxel: [u32; 3]) -> CubePotential {
        let mut beyond = [[0.0; 2]; 3];
        // In a plane all squares have the same z, so that axis has no term.
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
        CubePotential {
            cube: *cube,
            beyond,
            g,
            p: self.settings.p_max / (1.0 + g),
        }
    }
}
