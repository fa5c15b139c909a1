//! Stores a set of voxels.

use super::Space;
use crate::octree::Octree;

/// A set of voxels as a bit for each voxel of a space, by [`Space::index`].
#[derive(Debug, Clone, PartialEq)]
pub struct Voxels {
    space: Space,
    words: Vec<u64>,
}

impl Voxels {
    /// Returns an empty set of a space's voxels.
    pub fn new(space: &Space) -> Self {
        Self {
            space: *space,
            words: vec![0; space.voxels().div_ceil(64)],
        }
    }

    /// Returns whether these are voxels of a space of the same size.
    pub(super) fn belongs_to(&self, space: &Space) -> bool {
        self.space.size() == space.size()
    }

    /// Returns the full voxels of a tree of the same world and depth that are in the space.
    pub(super) fn from_octree(space: &Space, octree: &Octree) -> Self {
        let mut voxels = Self::new(space);
        for cube in octree.full_cubes() {
            voxels.fill(cube.min, cube.min.map(|x| x + cube.edge));
        }
        voxels
    }

    /// Adds all voxels from `from`, inclusive, to `to`, exclusive, that are in the space.
    pub(super) fn fill(&mut self, from: [u32; 3], to: [u32; 3]) {
        let size = self.space.size();
        let along = |axis: usize| from[axis]..to[axis].min(size[axis]);
        for z in along(2) {
            for y in along(1) {
                for x in along(0) {
                    self.set([x, y, z]);
                }
            }
        }
    }

    /// Returns whether the voxel is in the set; false outside the space.
    #[inline]
    pub fn get(&self, voxel: [u32; 3]) -> bool {
        self.space.contains(voxel) && self.contains_index(self.space.index(voxel))
    }

    /// Returns whether the voxel of this number in the space is in the set.
    #[inline]
    pub(super) fn contains_index(&self, index: usize) -> bool {
        self.words[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds a voxel to the set; one outside the space is left out.
    #[inline]
    pub fn set(&mut self, voxel: [u32; 3]) {
        if self.space.contains(voxel) {
            let index = self.space.index(voxel);
            self.words[index / 64] |= 1 << (index % 64);
        }
    }

    /// Adds all voxels of another set of the same space.
    pub fn union_with(&mut self, other: &Self) {
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine |= theirs;
        }
    }

    /// Returns whether any voxel is in both sets.
    pub fn intersects(&self, other: &Self) -> bool {
        let mut both = self.words.iter().zip(&other.words);
        both.any(|(mine, theirs)| mine & theirs != 0)
    }

    /// Returns the number of voxels in the set.
    pub fn count(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Returns whether the set has no voxel.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Iterates over the voxels of the set, in order of their indices.
    pub fn iter(&self) -> impl Iterator<Item = [u32; 3]> + '_ {
        self.indices().map(|index| self.space.voxel(index))
    }

    /// Iterates over the numbers of the voxels, from the lowest on.
    pub(super) fn indices(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(i, &word)| {
            let clear_lowest = |w: &u64| Some(w & (w - 1)).filter(|&w| w != 0);
            std::iter::successors(Some(word).filter(|&w| w != 0), clear_lowest)
                .map(move |w| 64 * i + w.trailing_zeros() as usize)
        })
    }
}
