//! Union, intersection, difference, complement.

use super::node::{Branch, Builder};
use super::{Octree, OctreeError};

/// What to make of two sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rule {
    Union,
    Intersection,
    Difference,
}

impl Octree {
    /// What is full in either.
    ///
    /// # Errors
    /// [`OctreeError::WorldsDiffer`], here and in the others, for trees over different worlds or of different depth.
    pub fn union(&self, other: &Self) -> Result<Self, OctreeError> {
        self.combined(other, Rule::Union)
    }

    /// What is full in both.
    pub fn intersection(&self, other: &Self) -> Result<Self, OctreeError> {
        self.combined(other, Rule::Intersection)
    }

    /// What is full in this one and empty in the other.
    pub fn difference(&self, other: &Self) -> Result<Self, OctreeError> {
        self.combined(other, Rule::Difference)
    }

    /// What is empty.
    pub fn complement(&self) -> Self {
        let mut builder = Builder::default();
        let root = self.complement_of(self.root, &mut builder);
        Self::from_parts(self.world, self.depth, root, builder)
    }

    fn complement_of(&self, branch: Branch, builder: &mut Builder) -> Branch {
        match branch {
            Branch::Empty => Branch::Full,
            Branch::Full => Branch::Empty,
            Branch::Mixed(_) => {
                let children = [0, 1, 2, 3, 4, 5, 6, 7]
                    .map(|i| self.complement_of(self.child(branch, i), builder));
                builder.close(children)
            }
        }
    }

    fn combined(&self, other: &Self, rule: Rule) -> Result<Self, OctreeError> {
        if self.world != other.world || self.depth != other.depth {
            return Err(OctreeError::WorldsDiffer);
        }
        let mut builder = Builder::default();
        let root = self.combine(self.root, other, other.root, rule, &mut builder);
        Ok(Self::from_parts(self.world, self.depth, root, builder))
    }

    fn combine(
        &self,
        mine: Branch,
        other: &Self,
        theirs: Branch,
        rule: Rule,
        builder: &mut Builder,
    ) -> Branch {
        match (rule, mine, theirs) {
            (Rule::Union, Branch::Full, _) | (Rule::Union, _, Branch::Full) => Branch::Full,
            (Rule::Union, Branch::Empty, Branch::Empty) => Branch::Empty,
            (Rule::Intersection, Branch::Empty, _) | (Rule::Intersection, _, Branch::Empty) => {
                Branch::Empty
            }
            (Rule::Intersection, Branch::Full, Branch::Full) => Branch::Full,
            (Rule::Difference, Branch::Empty, _) | (Rule::Difference, _, Branch::Full) => {
                Branch::Empty
            }
            (Rule::Difference, Branch::Full, Branch::Empty) => Branch::Full,
            _ => {
                let children = [0, 1, 2, 3, 4, 5, 6, 7].map(|i| {
                    let (mine, theirs) = (self.child(mine, i), other.child(theirs, i));
                    self.combine(mine, other, theirs, rule, builder)
                });
                builder.close(children)
            }
        }
    }
}
