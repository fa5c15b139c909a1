//! A set of voxels.

use super::Space;
use crate::octree::{Cube, Octree};

/// A bit for each voxel of a space, by [`Space::index`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Voxels {
    depth: u32,
    size: [u32; 3],
    words: Vec<u64>,
}

impl Voxels {
    /// None of a space's.
    pub fn new(space: &Space) -> Self {
        Self {
            depth: space.depth(),
            size: space.size(),
            words: vec![0; space.voxels().div_ceil(64)],
        }
    }

    /// Whether these are voxels of a space of as many.
    pub(super) fn is_of(&self, space: &Space) -> bool {
        self.size == space.size()
    }

    /// The full voxels of a tree of the same world and depth that are in the space.
    pub(super) fn of_octree(space: &Space, octree: &Octree) -> Self {
        let mut voxels = Self::new(space);
        for cube in octree.full_cubes() {
            voxels.fill(&cube);
        }
        voxels
    }

    /// Adds all voxels of a cube that are in the space.
    pub(super) fn fill(&mut self, cube: &Cube) {
        let end = |axis: usize| (cube.min[axis] + cube.edge).min(self.size[axis]);
        let to = [end(0), end(1), end(2)];
        for z in cube.min[2]..to[2] {
            for y in cube.min[1]..to[1] {
                for x in cube.min[0]..to[0] {
                    self.set([x, y, z]);
                }
            }
        }
    }

    #[inline]
    fn index(&self, [x, y, z]: [u32; 3]) -> usize {
        ((z as usize) << (2 * self.depth)) | ((y as usize) << self.depth) | x as usize
    }

    /// Whether the voxel is one of these; false outside the space.
    #[inline]
    pub fn get(&self, voxel: [u32; 3]) -> bool {
        (0..3).all(|axis| voxel[axis] < self.size[axis]) && self.has(self.index(voxel))
    }

    /// Whether the voxel of this number, of the space, is one of these.
    #[inline]
    pub(super) fn has(&self, index: usize) -> bool {
        self.words[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds a voxel; one outside the space is left out.
    #[inline]
    pub fn set(&mut self, voxel: [u32; 3]) {
        if (0..3).all(|axis| voxel[axis] < self.size[axis]) {
            let index = self.index(voxel);
            self.words[index / 64] |= 1 << (index % 64);
        }
    }

    /// Adds all of another set of the same space.
    pub fn unite(&mut self, other: &Self) {
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine |= theirs;
        }
    }

    /// Whether any voxel is in both.
    pub fn intersects(&self, other: &Self) -> bool {
        let mut both = self.words.iter().zip(&other.words);
        both.any(|(mine, theirs)| mine & theirs != 0)
    }

    /// How many voxels are in the set.
    pub fn count(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Whether no voxel is in it.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// The voxels, by number.
    pub fn iter(&self) -> impl Iterator<Item = [u32; 3]> + '_ {
        let low = self.size[0] - 1;
        self.indices().map(move |index| {
            let index = index as u32;
            [
                index & low,
                index >> self.depth & low,
                index >> (2 * self.depth),
            ]
        })
    }

    /// The numbers of the voxels, from the lowest on.
    pub(super) fn indices(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(i, &word)| {
            let clear_lowest = |w: &u64| Some(w & (w - 1)).filter(|&w| w != 0);
            std::iter::successors(Some(word).filter(|&w| w != 0), clear_lowest)
                .map(move |w| 64 * i + w.trailing_zeros() as usize)
        })
    }
}
