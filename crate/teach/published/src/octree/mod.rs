//! Represents the cells of a world cube that a part is in as an octree. Source: Kitamura, "Real-time interaction between
//! three-dimensional objects by hierarchical representations", ATR TR-C-0126, 1996, chapters 2 and 5.
//!
//! The world is halved along each axis until a cell is all full or all empty, or a *voxel*, the smallest cell. A cell that
//! is partly full is *mixed*, and only such cells are divided. The paper calls the states white, gray and black.
//!
//! Children are numbered by bits, x lowest: 1 is the neighbour of 0 along x, 2 along y, 4 along z. The figure that shows the
//! paper's order is not available.

mod build;
mod cells;
mod compact;
mod df;
mod error;
mod grid;
pub mod motion;
mod node;
mod sets;
mod world;

pub use build::FillRule;
pub(crate) use build::{facets_in_voxels, posed_bounds};
pub use cells::{Cell, CellCounts, Cells, Cube};
use nearpoint_geometry::bounds::PreparedTriangle;

pub use df::DfError;
pub use error::OctreeError;
pub(crate) use grid::{Grid, code};
use node::Builder;
pub use node::{Node, State, Subtree};
pub use world::WorldCube;

/// The largest number of levels of a tree below its root: 256 voxels along an edge, 16.8 million in all. A bit for each
/// voxel takes 2 MiB, and the tree at most 8 bytes for each of [`MAX_MIXED`] cells.
pub const MAX_DEPTH: u32 = 8;

/// The largest number of mixed cells in a tree: 1 + 8 + … + 8⁷.
pub const MAX_MIXED: usize = ((1 << (3 * MAX_DEPTH as usize)) - 1) / 7;

/// A set of voxels as an octree, always in *normal form*: eight equal children are replaced by their parent. So two
/// trees over one world are equal exactly if they are the same set. A mixed cell takes 8 bytes, the other cells take
/// none; the [`Octree::df`] expression takes 2 bits for every cell.
#[derive(Debug, Clone, PartialEq)]
pub struct Octree {
    world: WorldCube,
    depth: u32,
    root: Subtree,
    nodes: Vec<Node>,
}

impl Octree {
    fn from_parts(world: WorldCube, depth: u32, root: Subtree, builder: Builder) -> Self {
        Self {
            world,
            depth,
            root,
            nodes: builder.nodes,
        }
    }

    /// Returns the octree of a world without full voxels.
    ///
    /// # Errors
    /// [`OctreeError::TooDeep`] above [`MAX_DEPTH`].
    pub fn empty(world: WorldCube, depth: u32) -> Result<Self, OctreeError> {
        check_depth(depth)?;
        let (root, builder) = (Subtree::Empty, Builder::default());
        Ok(Self::from_parts(world, depth, root, builder))
    }

    /// Returns the octree of these voxels; those outside the world are left out.
    ///
    /// # Errors
    /// As [`Octree::empty`].
    pub fn from_voxels(
        world: WorldCube,
        depth: u32,
        voxels: impl IntoIterator<Item = [u32; 3]>,
    ) -> Result<Self, OctreeError> {
        check_depth(depth)?;
        let mut grid = Grid::new(depth);
        for voxel in voxels {
            if voxel.iter().all(|&x| x < 1 << depth) {
                grid.set(code(voxel));
            }
        }
        Ok(grid.octree(world))
    }

    /// Returns the world cube that the tree divides.
    pub fn world(&self) -> WorldCube {
        self.world
    }

    /// Returns the number of levels below the root.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// Returns a cell's box in the world, in the caller's unit.
    pub fn cell_box(&self, cube: &Cube) -> nearpoint_geometry::bounds::Aabb {
        self.world.cell_box(cube, self.depth)
    }
}

fn check_depth(depth: u32) -> Result<(), OctreeError> {
    if depth > MAX_DEPTH {
        return Err(OctreeError::TooDeep { depth });
    }
    Ok(())
}
