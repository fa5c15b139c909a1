//! A larger world around the same cells.

use super::node::{Builder, Subtree};
use super::{Octree, OctreeError, check_depth};
use nearpoint_geometry::bounds::Aabb;

impl Octree {
    /// The same set, its cells where they are, in a world that contains the box, in the world's frame: doubled as often
    /// as is needed, each time towards the box, and one level deeper each time. A world that contains it stays as it
    /// is.
    ///
    /// # Errors
    /// [`OctreeError::TooDeep`] when that would take too many levels, [`OctreeError::Outside`] for a box that no world
    /// can contain.
    pub fn grown(&self, to: &Aabb) -> Result<Self, OctreeError> {
        let mut grown = self.clone();
        while !grown.world.bounds().contains(to) {
            let world = grown.world.bounds();
            if !to.lo.iter().chain(to.hi.iter()).all(|x| x.is_finite()) {
                return Err(OctreeError::Outside { world, part: *to });
            }
            check_depth(grown.depth + 1)?;
            let below = |axis: usize| {
                let (under, over) = (world.lo[axis] - to.lo[axis], to.hi[axis] - world.hi[axis]);
                usize::from(under > over.max(0.0)) << axis
            };
            let number = below(0) | below(1) | below(2);
            let mut children = [Subtree::Empty; 8];
            children[number] = grown.root;
            let mut builder = Builder { nodes: grown.nodes };
            let root = builder.close(children);
            let world = grown.world.doubled(number)?;
            grown = Self::from_parts(world, grown.depth + 1, root, builder);
        }
        Ok(grown)
    }
}
