//! Defines the cube that octrees divide.

use super::{Cube, MAX_DEPTH, OctreeError};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::tolerance::{MAX_EXACT, POSE_ROUNDING};
use nearpoint_geometry::{Point, Vector};

/// The axis-aligned world cube of an octree, in the caller's frame and unit. It is closed: its faces belong to it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WorldCube {
    min: Point,
    edge: f64,
}

impl WorldCube {
    /// Makes the world cube from its corner of smallest coordinates and the length of its edge.
    ///
    /// # Errors
    /// [`OctreeError::World`] for numbers that make no cube, [`OctreeError::Unresolved`] for one too far away.
    pub fn new(min: Point, edge: f64) -> Result<Self, OctreeError> {
        let max_coordinate = min.coords.amax().max((min.coords.add_scalar(edge)).amax());
        if !(edge > 0.0 && max_coordinate <= MAX_EXACT && min.iter().all(|x| x.is_finite())) {
            return Err(OctreeError::World { min, edge });
        }
        let finest = edge / f64::from(1_u32 << MAX_DEPTH);
        if finest <= POSE_ROUNDING * max_coordinate {
            return Err(OctreeError::Unresolved {
                edge,
                max_coordinate,
            });
        }
        Ok(Self { min, edge })
    }

    /// Returns the corner of smallest coordinates.
    pub fn min(&self) -> Point {
        self.min
    }

    /// Returns the length of an edge.
    pub fn edge(&self) -> f64 {
        self.edge
    }

    /// Returns the cube as a box.
    pub fn bounds(&self) -> Aabb {
        Aabb {
            lo: self.min,
            hi: self.min + Vector::repeat(self.edge),
        }
    }

    /// Returns the edge length of a voxel of a tree of this depth, in the caller's unit.
    pub fn cell_size(&self, depth: u32) -> f64 {
        self.edge / (1_u64 << depth.min(63)) as f64
    }

    /// Returns a cube of voxels of a tree of this depth, as a box in the caller's unit.
    pub fn cell_box(&self, cube: &Cube, depth: u32) -> Aabb {
        let cell = self.cell_size(depth);
        let at = |v: [u32; 3]| self.min + Vector::from(v.map(f64::from)) * cell;
        Aabb {
            lo: at(cube.min),
            hi: at(cube.min.map(|x| x + cube.edge)),
        }
    }
}
