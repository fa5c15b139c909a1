//! Stores four boxes side by side, for vector instructions.

use wide::{CmpLe, f32x4};

/// Four f32 boxes as a structure of arrays: lane `i` of each vector belongs to box `i`. Empty where `lo` is above `hi`.
#[derive(Debug, Clone, Copy, PartialEq)]
#[repr(C)]
pub struct SimdAabb {
    /// The smallest x, y, z.
    pub lo: [f32x4; 3],
    /// The largest x, y, z.
    pub hi: [f32x4; 3],
}

impl SimdAabb {
    /// Creates four copies of one box.
    #[inline]
    pub fn splat(lo: [f32; 3], hi: [f32; 3]) -> Self {
        let lanes = |[x, y, z]: [f32; 3]| [f32x4::splat(x), f32x4::splat(y), f32x4::splat(z)];
        Self {
            lo: lanes(lo),
            hi: lanes(hi),
        }
    }

    /// Returns four copies of box `lane`.
    #[inline]
    pub fn lane(&self, lane: usize) -> Self {
        Self::splat(self.lo_of(lane), self.hi_of(lane))
    }

    /// Returns the projected intervals of the four boxes on a line of this direction, to rounding; those of empty boxes
    /// end before they begin.
    #[inline]
    pub fn projected_intervals(&self, direction: [f32; 3]) -> [f32x4; 2] {
        let half = f32x4::splat(0.5);
        let (mut middle, mut reach) = (f32x4::ZERO, f32x4::ZERO);
        for (i, along) in direction.into_iter().enumerate() {
            middle += f32x4::splat(along) * ((self.lo[i] + self.hi[i]) * half);
            reach += f32x4::splat(along.abs()) * ((self.hi[i] - self.lo[i]) * half);
        }
        [middle - reach, middle + reach]
    }

    /// Returns the distance of a point from each box, to rounding; infinite for empty boxes.
    #[inline]
    pub fn distances_to(&self, p: [f32; 3]) -> f32x4 {
        let off = |i: usize| {
            let p = f32x4::splat(p[i]);
            let outside = (self.lo[i] - p).fast_max(p - self.hi[i]);
            outside.fast_max(f32x4::ZERO)
        };
        let [x, y, z] = [off(0), off(1), off(2)];
        (x * x + y * y + z * z).sqrt()
    }

    /// Returns the smallest coordinates of box `lane`.
    #[inline]
    pub fn lo_of(&self, lane: usize) -> [f32; 3] {
        let at = |axis: usize| self.lo[axis].as_array_ref()[lane];
        [at(0), at(1), at(2)]
    }

    /// Returns the largest coordinates of box `lane`.
    #[inline]
    pub fn hi_of(&self, lane: usize) -> [f32; 3] {
        let at = |axis: usize| self.hi[axis].as_array_ref()[lane];
        [at(0), at(1), at(2)]
    }

    /// Returns whether each closed box shares a point with the other's box in the same lane: bit `i` for lane `i`.
    #[inline]
    pub fn overlaps(&self, other: &Self) -> u32 {
        let on = |i: usize| self.lo[i].cmp_le(other.hi[i]) & other.lo[i].cmp_le(self.hi[i]);
        (on(0) & on(1) & on(2)).move_mask() as u32
    }

    /// Returns the sum of the three extents of each box.
    #[inline]
    pub fn sizes(&self) -> [f32; 4] {
        ((self.hi[0] - self.lo[0]) + (self.hi[1] - self.lo[1]) + (self.hi[2] - self.lo[2]))
            .to_array()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlap_counts_touching_and_never_the_empty() {
        let unit = SimdAabb::splat([0.0; 3], [1.0; 3]);
        let mut others = SimdAabb::splat([1.0; 3], [2.0; 3]);
        let mut set = |lane: usize, lo: f32, hi: f32| {
            others.lo[1].as_array_mut()[lane] = lo;
            others.hi[1].as_array_mut()[lane] = hi;
        };
        set(1, 1.0_f32.next_up(), 2.0);
        set(2, -5.0, 0.0);
        set(3, 1e38, -1e38);
        assert_eq!(unit.overlaps(&others), 0b0101);
        assert_eq!(others.overlaps(&unit), 0b0101);
        assert_eq!(unit.overlaps(&others.lane(0)), 0b1111);
        assert_eq!(unit.sizes(), [3.0; 4]);
    }

    #[test]
    fn distances_are_those_of_the_nearest_points() {
        let mut boxes = SimdAabb::splat([0.0; 3], [1.0, 2.0, 3.0]);
        for axis in 0..3 {
            boxes.lo[axis].as_array_mut()[3] = 1e38;
            boxes.hi[axis].as_array_mut()[3] = -1e38;
        }
        let far = |p| boxes.distances_to(p).to_array();
        assert_eq!(far([0.5, 2.0, 0.0]), [0.0, 0.0, 0.0, f32::INFINITY]);
        assert_eq!(far([4.0, 6.0, 1.0])[..3], [5.0; 3]);
        assert_eq!(far([-3.0, 1.0, 7.0])[..3], [5.0; 3]);
    }
}
