//! Represents the sides of a plane that three points are on.

/// The sides of a plane that a triangle's corners are on, as bits, which need no branch that a processor would have to
/// predict.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sides {
    /// The points strictly above, where the plane's normal points to: bit `i` for point `i`.
    pub above: u8,
    /// The points strictly below, on the opposite side: bit `i` for point `i`.
    pub below: u8,
}

impl Sides {
    /// The sides of three points in the plane.
    pub const IN_PLANE: Self = Self { above: 0, below: 0 };

    /// Returns whether all corners lie strictly on one side of the plane.
    #[inline]
    pub fn are_on_one_side(self) -> bool {
        self.above == 0b111 || self.below == 0b111
    }

    /// Returns whether all corners are in the plane.
    #[inline]
    pub fn are_in_plane(self) -> bool {
        self == Self::IN_PLANE
    }

    /// Returns the corners in the plane: bit `i` for corner `i`.
    #[inline]
    pub fn in_plane(self) -> u8 {
        !(self.above | self.below) & 0b111
    }

    /// Returns whether some corners lie strictly on one side of the plane and some strictly on the other.
    #[inline]
    pub fn are_on_both_sides(self) -> bool {
        self.above != 0 && self.below != 0
    }

    /// Returns the first corner of the triangle that is alone on its side of the plane, and whether it is above. The
    /// others are on the other side or in the plane. Requires `are_on_both_sides`.
    #[inline]
    pub fn isolated_point(self) -> (usize, bool) {
        let alone = |side: u8| if side.is_power_of_two() { side } else { 0 };
        let first = (alone(self.above) | alone(self.below))
            .trailing_zeros()
            .min(2);
        (first as usize, self.above >> first & 1 == 1)
    }
}
