//! Union, intersection, difference, complement.

use super::node::{Builder, Subtree};
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

    fn complement_of(&self, subtree: Subtree, builder: &mut Builder) -> Subtree {
        match subtree {
            Subtree::Empty => Subtree::Full,
            Subtree::Full => Subtree::Empty,
            Subtree::Mixed(_) => {
                let children = [0, 1, 2, 3, 4, 5, 6, 7]
                    .map(|i| self.complement_of(self.child(subtree, i), builder));
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
        mine: Subtree,
        other: &Self,
        theirs: Subtree,
        rule: Rule,
        builder: &mut Builder,
    ) -> Subtree {
        match (rule, mine, theirs) {
            (Rule::Union, Subtree::Full, _) | (Rule::Union, _, Subtree::Full) => Subtree::Full,
            (Rule::Union, Subtree::Empty, Subtree::Empty) => Subtree::Empty,
            (Rule::Intersection, Subtree::Empty, _) | (Rule::Intersection, _, Subtree::Empty) => {
                Subtree::Empty
            }
            (Rule::Intersection, Subtree::Full, Subtree::Full) => Subtree::Full,
            (Rule::Difference, Subtree::Empty, _) | (Rule::Difference, _, Subtree::Full) => {
                Subtree::Empty
            }
            (Rule::Difference, Subtree::Full, Subtree::Empty) => Subtree::Full,
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
