//! Defines cells: boxes of joint values, each halved from a joint's whole range.

use super::settings::{RangeJoint, ValueRange};
use nearpoint_geometry::tolerance::VALUE_NOISE;

/// The largest number of halvings of a joint's range.
pub(crate) const MAX_HALVINGS: u8 = 31;

/// The part of a joint's range that remains after some halvings: the one with this index of 2^`halvings` equal parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Section {
    pub halvings: u8,
    pub index: u32,
}

/// A box of joint values: a section for each of the chosen joints.
pub(crate) type Cell = Vec<Section>;

/// Returns how often a range was halved to get a cell.
pub(crate) fn halvings(cell: &Cell) -> u32 {
    cell.iter().map(|section| u32::from(section.halvings)).sum()
}

/// Returns the share of all values that a cell has.
pub(crate) fn share(cell: &Cell) -> f64 {
    0.5f64.powi(halvings(cell) as i32)
}

impl Section {
    pub const WHOLE: Self = Self {
        halvings: 0,
        index: 0,
    };

    /// Returns the lower (0) or the upper (1) half.
    pub fn half(&self, upper: u32) -> Self {
        Self {
            halvings: self.halvings + 1,
            index: 2 * self.index + upper,
        }
    }

    /// Returns the half of this section that another one is in; None if it is in neither.
    pub fn half_with(&self, other: &Self) -> Option<u32> {
        let halvings = other.halvings.checked_sub(self.halvings + 1)?;
        Some(other.index >> halvings & 1)
    }

    /// Returns whether the middle of this section is in another one, which may be smaller; its ends belong to it.
    pub fn has_middle_in(&self, other: &Self) -> bool {
        let scale = |section: &Self, index: u64| index << (62 - section.halvings);
        let middle = scale(self, self.index.into()) + (1 << (61 - self.halvings));
        let ends = [0, 1].map(|end| scale(other, u64::from(other.index) + end));
        (ends[0]..=ends[1]).contains(&middle)
    }

    fn at(&self, joint: &RangeJoint, offset: f64) -> f64 {
        let parts = 2f64.powi(self.halvings.into());
        let share = (f64::from(self.index) + offset) / parts;
        joint.range.lower * (1.0 - share) + joint.range.upper * share
    }

    pub fn range(&self, joint: &RangeJoint) -> ValueRange {
        ValueRange {
            lower: self.at(joint, 0.0),
            upper: self.at(joint, 1.0),
        }
    }

    pub fn middle(&self, joint: &RangeJoint) -> f64 {
        self.at(joint, 0.5)
    }

    /// Returns the largest deviation of its values from the middle, with the rounding of both.
    pub fn spread(&self, joint: &RangeJoint) -> f64 {
        let ValueRange { lower, upper } = joint.range;
        let half = (upper - lower) / 2f64.powi(i32::from(self.halvings) + 1);
        half + VALUE_NOISE * (lower.abs() + upper.abs())
    }
}
