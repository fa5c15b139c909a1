//! Finds the leaves of the world that a box is in, by number along each axis.

use super::cubes::Cubes;
use nearpoint_geometry::bounds::Aabb;

/// A block of leaf cells, its ends included. Cubes are such blocks, so a box and a cube are compared as integers, with
/// consistent answers for a cube and its parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cells {
    pub lo: [u32; 3],
    pub hi: [u32; 3],
}

impl Cells {
    /// Returns the leaf cells that a box intersects; one that touches a border is in the leaves on both sides of it.
    pub fn from_box(cubes: &Cubes, bounds: &Aabb) -> Self {
        let last = f64::from((1_u32 << cubes.depth) - 1);
        let leaf = cubes.leaf();
        let number = |x: f64, axis: usize| {
            let number = (x - cubes.world.lo[axis]) / leaf;
            // A cast converts NaN, which occurs only in a world without size, to 0.
            number.floor().clamp(0.0, last) as u32
        };
        Self {
            lo: [0, 1, 2].map(|i| number(bounds.lo[i], i)),
            hi: [0, 1, 2].map(|i| number(bounds.hi[i], i)),
        }
    }

    /// Returns whether the box intersects the cube of `size` leaves an edge from leaf `first` on.
    #[inline]
    pub fn intersects(&self, first: &[u32; 3], size: u32) -> bool {
        (0..3).all(|i| self.lo[i] < first[i] + size && first[i] <= self.hi[i])
    }

    /// Returns which eighths of a cube the box intersects, a bit for each in order of z, y, x. The box must intersect the
    /// cube.
    #[inline]
    pub fn halves(&self, first: &[u32; 3], size: u32) -> u8 {
        // The eighths of lower and of higher coordinates along each axis.
        const SIDES: [[u8; 2]; 3] = [[0x55, 0xaa], [0x33, 0xcc], [0x0f, 0xf0]];
        let axis = |i: usize| {
            let middle = first[i] + size / 2;
            let [low, high] = SIDES[i];
            (u8::from(self.lo[i] < middle) * low) | (u8::from(self.hi[i] >= middle) * high)
        };
        axis(0) & axis(1) & axis(2)
    }

    /// Returns the number of leaves along the longest edge.
    #[inline]
    pub fn extent(&self) -> u32 {
        let along = |i: usize| self.hi[i] - self.lo[i] + 1;
        along(0).max(along(1)).max(along(2))
    }

    /// Returns the leaf cells in both blocks; `lo` is above `hi` where there are none.
    pub fn shared(&self, other: &Self) -> Self {
        Self {
            lo: [0, 1, 2].map(|i| self.lo[i].max(other.lo[i])),
            hi: [0, 1, 2].map(|i| self.hi[i].min(other.hi[i])),
        }
    }

    /// Returns the smallest cube of the octree around these leaves: its first leaf, and its size.
    pub fn enclosing_cube(&self) -> ([u32; 3], u32) {
        let bits = (0..3)
            .map(|i| u32::BITS - (self.lo[i] ^ self.hi[i]).leading_zeros())
            .max()
            .unwrap_or(0);
        (self.lo.map(|x| x >> bits << bits), 1 << bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cube_around_is_one_of_the_octree() {
        let around = |lo, hi| Cells { lo, hi }.enclosing_cube();
        assert_eq!(around([5, 6, 7], [5, 6, 7]), ([5, 6, 7], 1));
        assert_eq!(around([4, 6, 6], [5, 6, 7]), ([4, 6, 6], 2));
        assert_eq!(around([3, 0, 0], [4, 0, 0]), ([0, 0, 0], 8));
    }

    #[test]
    fn halves_are_those_that_box_intersects() {
        let cells = Cells {
            lo: [4, 7, 5],
            hi: [6, 9, 5],
        };
        let (first, size) = ([4, 4, 4], 8);
        for half in 0..8_u32 {
            let child = [0, 1, 2].map(|i| first[i] + (half >> i & 1) * 4);
            let met = cells.halves(&first, size) >> half & 1 != 0;
            assert_eq!(met, cells.intersects(&child, 4), "{child:?}");
        }
        assert_eq!(cells.extent(), 3);
    }
}
