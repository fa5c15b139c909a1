//! What the making of a model, and the search of two, tell about their steps.

/// A rank of spheres was made: how far the making has come. A rank takes about the ratio between ranks, squared, as long as the one
/// before.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Made {
    pub rank: usize,
    /// How many there will be.
    pub ranks: usize,
    pub radius: f64,
    pub spheres: u32,
}

/// A step of the search. Every search ends with [`Step::End`]; pairs are of A and of B.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// Two spheres were tested; `level` is the higher of their ranks.
    Tested {
        spheres: [u32; 2],
        level: usize,
        meet: bool,
    },
    /// What takes the place of two spheres that meet: those of the children of A's that meet B's, and the other way round.
    /// A sphere of the last rank takes its own place.
    Marked {
        parents: [u32; 2],
        marked: [Vec<u32>; 2],
    },
    /// All marks were cleared on the way out of these, see [`super::Marks::ClearedAll`].
    Cleared { parents: [u32; 2] },
    /// Two smallest spheres that meet.
    Colliding { spheres: [u32; 2] },
    /// The search is over.
    End(End),
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// With this many colliding pairs.
    Found { pairs: usize },
    /// The answer was no longer wanted.
    Stopped,
    /// The pose is not of finite numbers.
    NoPose,
}
