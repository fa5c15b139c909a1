//! Builds the tree of a moved part from its cubes (Kitamura 1996, chapter 5).
//!
//! Each cube of the source is posed, which tilts it; the cells of the world are compared with it from the root down. Every
//! update starts from the source with the accumulated pose, so that roundings to voxels do not add up.

mod compare;
mod exact;
mod tilt;
mod translate;
mod update;
mod weng_ahuja;

pub use compare::Relation;
pub use exact::cube_relation;
pub use translate::{Comparison, translated};
pub use update::moved;

use super::{Cube, FillRule, Octree, OctreeError, WorldCube, check_depth};

/// The cubes of a part's octree at the pose where it was built; every motion starts from them.
#[derive(Debug, Clone, PartialEq)]
pub struct MotionSource {
    world: WorldCube,
    depth: u32,
    cubes: Vec<Cube>,
}

impl MotionSource {
    /// Makes a motion source from the full cells of a tree.
    pub fn from_octree(octree: &Octree) -> Self {
        Self {
            world: octree.world(),
            depth: octree.depth(),
            cubes: octree.full_cubes().collect(),
        }
    }

    /// Makes a motion source from the full cells of a tree, compacted to about half as many cubes.
    pub fn compacted(octree: &Octree) -> Self {
        Self {
            world: octree.world(),
            depth: octree.depth(),
            cubes: octree.compacted(),
        }
    }

    /// Makes a motion source from any cubes of voxels of a world of this depth, such as squares of a plane with a
    /// height.
    ///
    /// # Errors
    /// [`OctreeError::TooDeep`], and [`OctreeError::Outside`] for a cube that is not in the world.
    pub fn from_cubes(world: WorldCube, depth: u32, cubes: Vec<Cube>) -> Result<Self, OctreeError> {
        check_depth(depth)?;
        let side = 1 << depth;
        let is_in = |cube: &Cube| cube.min.iter().all(|&x| x <= side && cube.edge <= side - x);
        if let Some(cube) = cubes.iter().find(|cube| !is_in(cube)) {
            let part = world.cell_box(cube, depth);
            let world = world.bounds();
            return Err(OctreeError::Outside { world, part });
        }
        Ok(Self {
            world,
            depth,
            cubes,
        })
    }

    /// Returns the cubes, in voxels.
    pub fn cubes(&self) -> &[Cube] {
        &self.cubes
    }
}

/// The test that compares a cell with a tilted cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CellTest {
    /// The test with the box around a sphere around the smaller of the two. Source: Weng and Ahuja, "Octrees of objects in
    /// arbitrary motion", 1987, as in Kitamura's appendix to chapter 5. Cells that are apart may be divided. With
    /// [`FillRule::Centre`] the answer is the same; with [`FillRule::AnyContact`] some voxels too many are full.
    WengAhuja,
    /// The exact test: by spheres, then by the corners, then by the edges.
    #[default]
    Exact,
}

/// The settings for moving an octree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MoveSettings {
    /// The rule that decides when a voxel of the moved tree is full.
    pub rule: FillRule,
    /// The test that compares a cell with a moved cube.
    pub test: CellTest,
}

/// A moved octree, and the number of tests that it took.
#[derive(Debug, Clone, PartialEq)]
pub struct MoveResult {
    /// The tree over the same world as the source's, to the same depth.
    pub octree: Octree,
    /// The number of cubes of the source that are not wholly in the world any more. The tree lacks their parts outside.
    pub outside: usize,
    /// The cost of the update.
    pub counts: MoveCounts,
}

/// The numbers of tests that moving an octree took.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MoveCounts {
    /// The number of cells compared with cubes.
    pub cube_tests: usize,
    /// The number of exact tests that the spheres decided. The sum with the next two is the number of all exact tests.
    pub by_spheres: usize,
    /// The number of tests that the corners decided.
    pub by_corners: usize,
    /// The number of tests that only the edges decided.
    pub by_edges: usize,
    /// The number of coordinates compared, for translations only.
    pub comparisons: usize,
}

impl std::ops::AddAssign for MoveCounts {
    fn add_assign(&mut self, other: Self) {
        self.cube_tests += other.cube_tests;
        self.by_spheres += other.by_spheres;
        self.by_corners += other.by_corners;
        self.by_edges += other.by_edges;
        self.comparisons += other.comparisons;
    }
}
