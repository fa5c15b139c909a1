//! Stores a bit for each voxel, in the order in which a tree visits them.

use super::node::{Builder, Subtree};
use super::{Octree, WorldCube};

/// A bit for each voxel of a world, by Morton code: the bits of x, y and z interleaved, x lowest. The voxels of a cell of
/// the tree are adjacent: eight of them in a byte, 64 in a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Grid {
    depth: u32,
    words: Vec<u64>,
}

/// Returns the Morton code of a voxel.
#[inline]
pub(crate) fn code([x, y, z]: [u32; 3]) -> u32 {
    spread(x) | spread(y) << 1 | spread(z) << 2
}

/// Spreads the bits, two bits apart. Valid for coordinates below 1024.
#[inline]
fn spread(x: u32) -> u32 {
    let x = (x | x << 16) & 0x0300_00ff;
    let x = (x | x << 8) & 0x0300_f00f;
    let x = (x | x << 4) & 0x030c_30c3;
    (x | x << 2) & 0x0924_9249
}

impl Grid {
    /// Makes a grid of empty voxels for a tree of this depth.
    pub fn new(depth: u32) -> Self {
        let words = (1_usize << (3 * depth)).div_ceil(64);
        Self {
            depth,
            words: vec![0; words],
        }
    }

    /// Returns whether the voxel with this Morton code is full.
    #[inline]
    pub fn get(&self, code: u32) -> bool {
        self.words[code as usize / 64] >> (code % 64) & 1 == 1
    }

    /// Marks the voxel with this Morton code as full.
    #[inline]
    pub fn set(&mut self, code: u32) {
        self.words[code as usize / 64] |= 1 << (code % 64);
    }

    /// Sets the voxels among the eight from `code` on whose bits are 1.
    #[inline]
    pub fn set_eight(&mut self, code: u32, bits: u8) {
        self.words[code as usize / 64] |= u64::from(bits) << (code % 64);
    }

    /// Sets all voxels of the cell that starts at `code`, `level` levels above the voxels.
    pub fn fill(&mut self, code: u32, level: u32) {
        match level {
            0 => self.set(code),
            1 => self.set_eight(code, 0xff),
            _ => {
                let first = code as usize / 64;
                self.words[first..first + (1 << (3 * level - 6))].fill(u64::MAX);
            }
        }
    }

    /// Sets all voxels from `from`, inclusive, to `to`, exclusive, within the world.
    pub fn fill_box(&mut self, from: [u32; 3], to: [u32; 3]) {
        // The masks of the voxels, of eight, whose coordinate is even; the complements are odd.
        const EVEN: [u8; 3] = [0x55, 0x33, 0x0f];
        let bits = |axis: usize, pair: u32| {
            let has = |x: u32| x >= from[axis] && x < to[axis];
            let even = if has(2 * pair) { EVEN[axis] } else { 0 };
            let odd = if has(2 * pair + 1) { !EVEN[axis] } else { 0 };
            even | odd
        };
        let pairs = |axis: usize| from[axis] / 2..to[axis].div_ceil(2);
        for z in pairs(2) {
            let of_z = bits(2, z);
            for y in pairs(1) {
                let of_y = of_z & bits(1, y);
                for x in pairs(0) {
                    self.set_eight(8 * code([x, y, z]), of_y & bits(0, x));
                }
            }
        }
    }

    /// Adds all voxels of another grid of the same depth.
    pub fn union_with(&mut self, other: &Self) {
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine |= theirs;
        }
    }

    /// Builds the tree of these voxels.
    pub fn octree(&self, world: WorldCube) -> Octree {
        let mut builder = Builder::default();
        let root = self.subtree(&mut builder, 0, self.depth);
        Octree::from_parts(world, self.depth, root, builder)
    }

    fn subtree(&self, builder: &mut Builder, code: u32, level: u32) -> Subtree {
        let word = self.words[code as usize / 64];
        match level {
            0 => Builder::close_voxels(if word & 1 == 1 { 0xff } else { 0 }),
            1 => Builder::close_voxels(word as u8),
            2 => match word {
                0 => Subtree::Empty,
                u64::MAX => Subtree::Full,
                _ => builder.close(word.to_le_bytes().map(Builder::close_voxels)),
            },
            _ => {
                let step = 1 << (3 * (level - 1));
                let child = |i: u32| self.subtree(builder, code + i * step, level - 1);
                let children = [0, 1, 2, 3, 4, 5, 6, 7].map(child);
                builder.close(children)
            }
        }
    }
}
