//! Defines the voxels among which a path is planned.

use crate::octree::{Cube, MAX_DEPTH, OctreeError, WorldCube};
use crate::planning::error::{MAX_VOXELS, PlanError};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Vector};

/// The dimension of a space: bodies move in a plane or along all three axes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dimension {
    /// Bodies move in the one layer of voxels at the world's lowest z. Cells are squares of it; bodies are thin solids
    /// within the central half of it, and turn about z only. So the code for solids also serves the plane.
    Flat,
    /// Bodies move in all voxels, along and about all three axes.
    Solid,
}

/// The space of a planning problem: a world cube, halved until its smallest cells are the voxels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Space {
    world: WorldCube,
    depth: u32,
    dimension: Dimension,
}

impl Space {
    /// Divides a world cube into voxels.
    ///
    /// # Errors
    /// [`OctreeError::TooDeep`] for more levels than an octree may have, [`PlanError::TooManyVoxels`].
    pub fn new(world: WorldCube, depth: u32, dimension: Dimension) -> Result<Self, PlanError> {
        if depth > MAX_DEPTH {
            return Err(OctreeError::TooDeep { depth }.into());
        }
        let space = Self {
            world,
            depth,
            dimension,
        };
        if space.voxels() > MAX_VOXELS {
            let voxels = space.voxels();
            return Err(PlanError::TooManyVoxels { depth, voxels });
        }
        Ok(space)
    }

    /// Returns the cube that is divided into voxels.
    pub fn world(&self) -> WorldCube {
        self.world
    }

    /// Returns how many times the world is halved.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// Returns whether bodies move in the plane or in space.
    pub fn dimension(&self) -> Dimension {
        self.dimension
    }

    /// Returns the number of axes along which bodies move.
    pub(super) fn axes(&self) -> usize {
        match self.dimension {
            Dimension::Flat => 2,
            Dimension::Solid => 3,
        }
    }

    /// Returns the number of voxels along an edge of the world.
    pub fn side(&self) -> u32 {
        1 << self.depth
    }

    /// Returns the number of layers of voxels along z.
    pub fn layers(&self) -> u32 {
        match self.dimension {
            Dimension::Flat => 1,
            Dimension::Solid => self.side(),
        }
    }

    /// Returns the numbers of voxels along x, y and z.
    pub(super) fn size(&self) -> [u32; 3] {
        [self.side(), self.side(), self.layers()]
    }

    /// Returns whether a voxel belongs to this space.
    #[inline]
    pub(super) fn contains(&self, voxel: [u32; 3]) -> bool {
        let size = self.size();
        (0..3).all(|axis| voxel[axis] < size[axis])
    }

    /// Returns the edge length of a voxel, in the world's unit.
    pub fn cell(&self) -> f64 {
        self.world.cell_size(self.depth)
    }

    /// Returns the number of all voxels.
    pub fn voxels(&self) -> usize {
        self.size().map(|n| n as usize).iter().product()
    }

    /// Returns the index of a voxel of this space: x fastest, then y, then z.
    #[inline]
    pub fn index(&self, [x, y, z]: [u32; 3]) -> usize {
        ((z as usize) << (2 * self.depth)) | ((y as usize) << self.depth) | x as usize
    }

    /// Returns the voxel with this index.
    #[inline]
    pub fn voxel(&self, index: usize) -> [u32; 3] {
        let low = self.side() - 1;
        let index = index as u32;
        [
            index & low,
            index >> self.depth & low,
            index >> (2 * self.depth),
        ]
    }

    /// Returns the centre of a voxel, in the world's frame and unit.
    pub fn centre(&self, voxel: [u32; 3]) -> Point {
        self.in_world(&voxel.map(|x| f64::from(x) + 0.5).into())
    }

    /// Returns the voxel that contains a point, in the world's frame and unit; None outside. On a border it is the
    /// upper one.
    pub fn voxel_at(&self, p: &Point) -> Option<[u32; 3]> {
        let at = self.in_voxels(p);
        let is_in = (0..3).all(|axis| at[axis] >= 0.0 && at[axis] < f64::from(self.size()[axis]));
        is_in.then(|| [0, 1, 2].map(|axis| at[axis] as u32))
    }

    /// Returns a cube of voxels as a box in the world's unit. A square of a flat space is one layer thick.
    pub fn cell_box(&self, cube: &Cube) -> Aabb {
        let whole = self.world.cell_box(cube, self.depth);
        match self.dimension {
            Dimension::Flat => {
                let top = self.world.cell_box(&Cube { edge: 1, ..*cube }, self.depth);
                let hi = Point::new(whole.hi.x, whole.hi.y, top.hi.z);
                Aabb { hi, ..whole }
            }
            Dimension::Solid => whole,
        }
    }

    /// Converts a point in voxels from the world's corner to the world's unit.
    pub(super) fn in_world(&self, p: &Point) -> Point {
        self.world.min() + p.coords * self.cell()
    }

    /// Converts a point of the world to voxels from its corner.
    pub(super) fn in_voxels(&self, p: &Point) -> Point {
        let from: Vector = (p - self.world.min()) / self.cell();
        from.into()
    }
}
