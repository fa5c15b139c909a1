//! Holds the settings of a search: the joints, their ranges and the resolution.

use nearpoint_geometry::random::SplitMix64;

/// The values of one joint, in radians or lengths.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ValueRange {
    /// The least value.
    pub lower: f64,
    /// The greatest value.
    pub upper: f64,
}

/// A chosen joint and its range.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RangeJoint {
    /// The index of the joint's value among all values of the work cell.
    pub value: usize,
    /// The values to search.
    pub range: ValueRange,
    /// The size of the smallest cells is no more than this, in radians or lengths.
    pub resolution: f64,
}

/// The pairs of bodies of which the smallest distance is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MeasuredPairs {
    /// No pair.
    None,
    /// All of them.
    All,
    /// Those that the chosen joints move, if all of them are known to collide at no values. The bounds are wider, because
    /// the distance of two links may be nearly the same at all values of the joint between them.
    Moved,
}

impl MeasuredPairs {
    /// Returns the width of the bounds that is narrow enough, as a fraction of the distance.
    pub(super) fn max_width(self) -> f64 {
        match self {
            Self::None | Self::All => 1.0 / 128.0,
            Self::Moved => 1.0 / 8.0,
        }
    }
}

/// The settings of a search.
#[derive(Debug, Clone, PartialEq)]
pub struct RangeSettings {
    /// The chosen joints.
    pub joints: Vec<RangeJoint>,
    /// All values of the work cell; those of the joints that are not chosen are fixed.
    pub values: Vec<f64>,
    /// The largest number of cells that are examined, of all pairs together. Those that are left are undecided.
    pub max_cells: usize,
    /// True if a pair is not searched further once it is known to collide at some values, and not at others.
    pub classes_only: bool,
    /// The pairs of which the smallest distance is found. That search examines at most `max_cells` more.
    pub measured: MeasuredPairs,
}

impl RangeSettings {
    /// Returns all values of the work cell, random ones for the chosen joints.
    pub(super) fn random_values(&self, random: &mut SplitMix64) -> Vec<f64> {
        let mut values = self.values.clone();
        for joint in &self.joints {
            let ValueRange { lower, upper } = joint.range;
            values[joint.value] = lower + (upper - lower) * random.uniform();
        }
        values
    }
}
