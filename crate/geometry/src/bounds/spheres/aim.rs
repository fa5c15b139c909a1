//! What a search for spheres that meet is to find.

use super::MotionBound;
use super::motion_bound::STILL;

/// What a search is to find.
#[derive(Debug, Clone, Copy)]
pub struct Aim<'a> {
    /// So many pairs of smallest spheres: 1 ends with the first hit, `usize::MAX` finds all.
    pub limit: usize,
    /// How the parts may move while they are asked about, A and B, each in its own frame.
    pub motion_bounds: [&'a MotionBound; 2],
    /// For how long spheres stay marked; anything but the default misses collisions.
    pub marks: Marks,
}

/// For how long a sphere that met another's parent stays marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Marks {
    /// Until the pair of parents it was marked for is done.
    #[default]
    PerPair,
    /// The source's: whenever a pair of parents is done, all marks are cleared, also those of siblings still to be
    /// tested, whose collisions are missed. To be compared, not to be relied on.
    ClearedAll,
}

impl<'a> Aim<'a> {
    /// All pairs, of parts that are still.
    pub fn all() -> Self {
        Self {
            limit: usize::MAX,
            motion_bounds: [&STILL; 2],
            marks: Marks::default(),
        }
    }

    /// The first pair, of parts that are still.
    pub fn first() -> Self {
        Self {
            limit: 1,
            ..Self::all()
        }
    }

    /// The same while the parts move so.
    pub fn during(self, motion_bounds: [&'a MotionBound; 2]) -> Self {
        Self {
            motion_bounds,
            ..self
        }
    }
}
