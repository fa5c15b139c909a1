//! Defines the options of a search for meeting spheres.

use super::MotionBound;
use super::motion_bound::ZERO;

/// The options of a search for colliding spheres.
#[derive(Debug, Clone, Copy)]
pub struct SphereSearchOptions<'a> {
    /// The largest number of pairs of smallest spheres: 1 ends with the first hit, `usize::MAX` finds all.
    pub limit: usize,
    /// The motion bounds of A and B, each in its own frame.
    pub motion_bounds: [&'a MotionBound; 2],
    /// The lifetime of marks on spheres; anything but the default misses collisions.
    pub mark_lifetime: MarkLifetime,
}

/// The lifetime of the mark on a sphere that met another's parent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MarkLifetime {
    /// A mark lasts until the pair of parents it was made for is done.
    #[default]
    PerPair,
    /// The original method: whenever a pair of parents is done, all marks are cleared, also those of siblings still to be
    /// tested, whose collisions are missed. It serves for comparison only.
    ClearAll,
}

impl<'a> SphereSearchOptions<'a> {
    /// Returns the options to find all pairs of spheres, for parts at rest.
    pub fn all() -> Self {
        Self {
            limit: usize::MAX,
            motion_bounds: [&ZERO; 2],
            mark_lifetime: MarkLifetime::default(),
        }
    }

    /// Returns the options to find the first pair of spheres, for parts at rest.
    pub fn first() -> Self {
        Self {
            limit: 1,
            ..Self::all()
        }
    }

    /// Returns the options for parts that move within these bounds.
    pub fn with_motion_bounds(self, motion_bounds: [&'a MotionBound; 2]) -> Self {
        Self {
            motion_bounds,
            ..self
        }
    }
}
