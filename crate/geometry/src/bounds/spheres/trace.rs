//! What the making of a model, and the search of two, tell about their steps.

/// A rank of spheres was made: how far the making has come. A rank takes about the ratio between ranks, squared, as
/// long as the one before.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Made {
    /// From 0, the largest spheres.
    pub rank: usize,
    /// How many there will be.
    pub ranks: usize,
    /// Of its spheres, in the shape's unit.
    pub radius: f64,
    /// How many it has.
    pub spheres: u32,
}

/// A step of the search. Every search ends with [`Step::End`]; pairs are of A and of B.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// Two spheres were tested; `level` is the higher of their ranks.
    Tested {
        /// By their numbers in the models.
        spheres: [u32; 2],
        /// From 0, the largest spheres.
        level: usize,
        /// Whether they have a point in common.
        meet: bool,
    },
    /// What takes the place of two spheres that meet: those of the children of A's that meet B's, and the other way
    /// round. A sphere of the last rank takes its own place.
    Marked {
        /// Two spheres that meet.
        parents: [u32; 2],
        /// Their children that do, or might; ascending.
        marked: [Vec<u32>; 2],
    },
    /// All marks were cleared on the way out of these, see [`super::Marks::ClearedAll`].
    Cleared {
        /// Two spheres that meet.
        parents: [u32; 2],
    },
    /// Two smallest spheres that meet.
    Colliding {
        /// Of the last ranks.
        spheres: [u32; 2],
    },
    /// The search is over.
    End(End),
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// With this many colliding pairs.
    Found {
        /// As many as there are, or as were asked for.
        pairs: usize,
    },
    /// The answer was no longer wanted.
    Stopped,
    /// The pose is not of finite numbers.
    NoPose,
}
