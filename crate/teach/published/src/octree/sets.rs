//! Computes the union, intersection and difference of two sets.

use super::node::{Builder, Subtree};
use super::{Octree, OctreeError};

/// A rule that computes whether a voxel is in the result, given whether it is in the first set and in the second.
type SetOperation = fn(bool, bool) -> bool;

impl Octree {
    /// Returns the octree of the voxels that are full in either tree.
    ///
    /// # Errors
    /// [`OctreeError::WorldsDiffer`], here and in the other operations, for trees over different worlds or of different
    /// depth.
    pub fn union(&self, other: &Self) -> Result<Self, OctreeError> {
        self.combined(other, |mine, theirs| mine || theirs)
    }

    /// Returns the octree of the voxels that are full in both trees.
    pub fn intersection(&self, other: &Self) -> Result<Self, OctreeError> {
        self.combined(other, |mine, theirs| mine && theirs)
    }

    /// Returns the octree of the voxels that are full in this tree and empty in the other.
    pub fn difference(&self, other: &Self) -> Result<Self, OctreeError> {
        self.combined(other, |mine, theirs| mine && !theirs)
    }

    fn combined(&self, other: &Self, rule: SetOperation) -> Result<Self, OctreeError> {
        if self.world != other.world || self.depth != other.depth {
            return Err(OctreeError::WorldsDiffer);
        }
        let mut builder = Builder::default();
        let root = self.combine(self.root, other, other.root, rule, &mut builder);
        Ok(Self::from_parts(self.world, self.depth, root, builder))
    }

    fn combine(
        &self,
        mine: Subtree,
        other: &Self,
        theirs: Subtree,
        rule: SetOperation,
        builder: &mut Builder,
    ) -> Subtree {
        let [in_mine, in_theirs] = [mine, theirs].map(may_hold);
        let in_result = |a: bool| in_theirs.iter().map(move |&b| rule(a, b));
        let results = || in_mine.iter().flat_map(|&a| in_result(a));
        if !results().any(|is_in| is_in) {
            return Subtree::Empty;
        }
        if results().all(|is_in| is_in) {
            return Subtree::Full;
        }
        let children = [0, 1, 2, 3, 4, 5, 6, 7].map(|i| {
            let (mine, theirs) = (self.child(mine, i), other.child(theirs, i));
            self.combine(mine, other, theirs, rule, builder)
        });
        builder.close(children)
    }
}

/// Returns the possible memberships of a cell's voxels: in the set, or not.
fn may_hold(cell: Subtree) -> &'static [bool] {
    match cell {
        Subtree::Empty => &[false],
        Subtree::Full => &[true],
        Subtree::Mixed(_) => &[false, true],
    }
}
