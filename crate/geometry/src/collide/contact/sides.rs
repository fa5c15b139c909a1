//! On which sides of a plane three points are.

/// Bits in place of numbers: which they are is then told without a branch, whose outcome no processor foresees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sides {
    /// Bit `i`: point `i` is strictly where the plane's normal points to.
    pub above: u8,
    /// Bit `i`: it is strictly on the opposite side.
    pub below: u8,
}

impl Sides {
    /// Three points in the plane.
    pub const IN_PLANE: Self = Self { above: 0, below: 0 };

    /// Whether all lie strictly on one side.
    #[inline]
    pub fn are_one(self) -> bool {
        self.above == 0b111 || self.below == 0b111
    }

    /// Whether all are in the plane.
    #[inline]
    pub fn are_in_plane(self) -> bool {
        self == Self::IN_PLANE
    }

    /// Bit `i`: point `i` is in the plane.
    #[inline]
    pub fn in_plane(self) -> u8 {
        !(self.above | self.below) & 0b111
    }

    /// Whether some lie strictly on one side and some strictly on the other.
    #[inline]
    pub fn straddle(self) -> bool {
        self.above != 0 && self.below != 0
    }

    /// The first point that is alone on its side, the others being on the other side or in the plane, and whether it is
    /// above. Needs `straddle`.
    #[inline]
    pub fn lone(self) -> (usize, bool) {
        let alone = |side: u8| if side.is_power_of_two() { side } else { 0 };
        let first = (alone(self.above) | alone(self.below))
            .trailing_zeros()
            .min(2);
        (first as usize, self.above >> first & 1 == 1)
    }
}
