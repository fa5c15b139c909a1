//! The cube that octrees divide.

use super::{Cube, MAX_DEPTH, OctreeError};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::tolerance::{LARGEST_EXACT, POSE_ROUNDING};
use nearpoint_geometry::{Point, Vector};

/// A cube along the axes, in the caller's frame and unit. Closed: its faces belong to it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WorldCube {
    min: Point,
    edge: f64,
}

impl WorldCube {
    /// The cube from its corner of smallest coordinates.
    ///
    /// # Errors
    /// [`OctreeError::World`] for numbers that make no cube, [`OctreeError::Unresolved`] for one too far away.
    pub fn new(min: Point, edge: f64) -> Result<Self, OctreeError> {
        let reach = min.coords.amax().max((min.coords.add_scalar(edge)).amax());
        if !(edge > 0.0 && reach <= LARGEST_EXACT && min.iter().all(|x| x.is_finite())) {
            return Err(OctreeError::World { min, edge });
        }
        let finest = edge / f64::from(1_u32 << MAX_DEPTH);
        if finest <= POSE_ROUNDING * reach {
            return Err(OctreeError::Unresolved { edge, reach });
        }
        Ok(Self { min, edge })
    }

    /// A cube around all boxes, about their common middle, by the share `room` larger than their longest side.
    ///
    /// # Errors
    /// As [`WorldCube::new`]: boxes that are empty, or all one point, have no cube.
    pub fn around(boxes: impl IntoIterator<Item = Aabb>, room: f64) -> Result<Self, OctreeError> {
        let all = boxes
            .into_iter()
            .fold(Aabb::EMPTY, |all, one| all.union(&one));
        let side = (all.hi - all.lo).max();
        let rounding = if side > 0.0 {
            POSE_ROUNDING * all.reach()
        } else {
            0.0
        };
        let edge = side * (1.0 + room) + rounding;
        Self::new(all.centre() - Vector::repeat(0.5 * edge), edge)
    }

    /// The corner of smallest coordinates.
    pub fn min(&self) -> Point {
        self.min
    }

    /// The length of an edge.
    pub fn edge(&self) -> f64 {
        self.edge
    }

    /// The cube as a box.
    pub fn bounds(&self) -> Aabb {
        Aabb {
            lo: self.min,
            hi: self.min + Vector::repeat(self.edge),
        }
    }

    /// The edge of a voxel, the smallest cell, of a tree this deep.
    pub fn cell_size(&self, depth: u32) -> f64 {
        self.edge / (1_u64 << depth.min(63)) as f64
    }

    /// The least depth whose voxels are no larger than `cell`.
    ///
    /// # Errors
    /// [`OctreeError::CellSize`] for a size that is none, [`OctreeError::TooDeep`] for cells that are too small.
    pub fn depth_for(&self, cell: f64) -> Result<u32, OctreeError> {
        if !(cell > 0.0 && cell.is_finite()) {
            return Err(OctreeError::CellSize { cell });
        }
        let mut depth = 0;
        while self.cell_size(depth) > cell {
            depth += 1;
            if depth > MAX_DEPTH {
                return Err(OctreeError::TooDeep { depth });
            }
        }
        Ok(depth)
    }

    /// A cube of voxels of a tree this deep, as a box in the caller's unit.
    pub fn place(&self, cube: &Cube, depth: u32) -> Aabb {
        let cell = self.cell_size(depth);
        let at = |v: [u32; 3]| self.min + Vector::from(v.map(f64::from)) * cell;
        Aabb {
            lo: at(cube.min),
            hi: at(cube.min.map(|x| x + cube.edge)),
        }
    }

    /// The cube of twice the edge that has this one as its child on the given sides: a bit for each axis, x lowest,
    /// that says whether the new one extends downwards.
    pub(super) fn doubled(&self, downwards: usize) -> Result<Self, OctreeError> {
        let shift = [0, 1, 2].map(|axis| f64::from((downwards >> axis & 1) as u32) * self.edge);
        Self::new(self.min - Vector::from(shift), 2.0 * self.edge)
    }
}
