//! Defines the traced steps of making a model and of searching two models.

/// The record of a rank of spheres that was made. A rank takes longer than the one before by about the square of the ratio
/// between ranks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RecordedRank {
    /// The rank, from 0, the largest spheres.
    pub rank: usize,
    /// The planned number of ranks.
    pub ranks: usize,
    /// The radius of its spheres, in the shape's unit.
    pub radius: f64,
    /// The number of its spheres.
    pub spheres: u32,
}

/// A step of a search for colliding spheres. Every search ends with [`SphereSearchStep::End`]; pairs are of A and of B.
#[derive(Debug, Clone, PartialEq)]
pub enum SphereSearchStep {
    /// Two spheres were tested; `level` is the higher of their ranks.
    Tested {
        /// The numbers of the spheres in the models.
        spheres: [u32; 2],
        /// The rank, from 0, the largest spheres.
        level: usize,
        /// True if they have a point in common.
        intersects: bool,
    },
    /// Two meeting spheres were replaced: by those of A's children that meet B's sphere, and vice versa. A sphere of the
    /// last rank replaces itself.
    Marked {
        /// Two spheres that meet.
        parents: [u32; 2],
        /// The children of each that meet the other sphere, or might; ascending.
        marked: [Vec<u32>; 2],
    },
    /// All marks were cleared on the way out of these, see [`super::MarkLifetime::ClearAll`].
    Cleared {
        /// Two spheres that meet.
        parents: [u32; 2],
    },
    /// Two smallest spheres that meet.
    Colliding {
        /// The numbers of the spheres, of the last ranks.
        spheres: [u32; 2],
    },
    /// The search is over.
    End(SphereSearchEnd),
}

/// The way in which a search for colliding spheres ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SphereSearchEnd {
    /// The search found this many colliding pairs.
    Found {
        /// The number of pairs: all there are, or the limit.
        pairs: usize,
    },
    /// The executor interrupted the search.
    Interrupted,
    /// The pose is not of finite numbers.
    InvalidPose,
}
