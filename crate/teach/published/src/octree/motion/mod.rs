//! The tree of a part that has moved, made from its cubes (Kitamura 1996, chapter 5).
//!
//! Each cube of the source is posed, which tilts it; the cells of the world are compared with it from the root down.
//! Always from the source with the pose accumulated since, so that roundings to voxels do not pile up.

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

use super::{Cube, Octree, OctreeError, Rule, WorldCube, check_depth};

/// What is moved: the cubes that a part is made of where its tree was built.
#[derive(Debug, Clone, PartialEq)]
pub struct Source {
    world: WorldCube,
    depth: u32,
    cubes: Vec<Cube>,
}

impl Source {
    /// The full cells of a tree.
    pub fn of(octree: &Octree) -> Self {
        Self {
            world: octree.world(),
            depth: octree.depth(),
            cubes: octree.full_cubes().collect(),
        }
    }

    /// The same set, compacted: about half as many cubes.
    pub fn compacted(octree: &Octree) -> Self {
        Self {
            world: octree.world(),
            depth: octree.depth(),
            cubes: octree.compacted(),
        }
    }

    /// Any cubes of voxels of a world so deep, such as squares of a plane with a height.
    ///
    /// # Errors
    /// [`OctreeError::TooDeep`], and [`OctreeError::Outside`] for a cube that is not in the world.
    pub fn of_cubes(world: WorldCube, depth: u32, cubes: Vec<Cube>) -> Result<Self, OctreeError> {
        check_depth(depth)?;
        let side = 1 << depth;
        let is_in = |cube: &Cube| cube.min.iter().all(|&x| x <= side && cube.edge <= side - x);
        if let Some(cube) = cubes.iter().find(|cube| !is_in(cube)) {
            let part = world.place(cube, depth);
            let world = world.bounds();
            return Err(OctreeError::Outside { world, part });
        }
        Ok(Self {
            world,
            depth,
            cubes,
        })
    }

    /// The cubes, in voxels.
    pub fn cubes(&self) -> &[Cube] {
        &self.cubes
    }
}

/// How a cell is compared with a tilted cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Test {
    /// By the box around a sphere around the smaller of the two (Weng and Ahuja, "Octrees of objects in arbitrary
    /// motion", 1987, as Kitamura's appendix to chapter 5 gives it). Cells that are apart may be divided; with
    /// [`Rule::Centre`] the answer is the same, with [`Rule::AnyContact`] some voxels too many are full.
    WengAhuja,
    /// Exactly: by spheres, then by the corners, then by the edges.
    #[default]
    Exact,
}

/// How to move a tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MoveSettings {
    /// When a voxel of the moved tree is full.
    pub rule: Rule,
    /// How a cell is compared with a moved cube.
    pub test: Test,
}

/// A moved tree, and what it took.
#[derive(Debug, Clone, PartialEq)]
pub struct Moved {
    /// Over the same world as the source's, to the same depth.
    pub octree: Octree,
    /// How many cubes of the source are not wholly in the world any more: what is outside is lost to the tree.
    pub outside: usize,
    /// What it took.
    pub counts: MoveCounts,
}

/// What an update took.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MoveCounts {
    /// Cells compared with cubes.
    pub cube_tests: usize,
    /// Exact tests that the spheres decided, and then the corners, and then the edges: together all exact tests.
    pub by_spheres: usize,
    /// Those that the corners decided.
    pub by_corners: usize,
    /// Those that only the edges decided.
    pub by_edges: usize,
    /// Coordinates compared, when there is translation only.
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
