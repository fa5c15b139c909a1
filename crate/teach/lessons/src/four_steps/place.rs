//! Where in the four steps a step of the story is.

/// Where in the four steps a step of the story is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Parts,
    Boxes,
    Candidates,
    Level(usize),
    Pairs,
    Tested,
    Shares,
    Cycles,
}

impl Place {
    /// How many of the four steps are done.
    pub fn done(self) -> usize {
        match self {
            Self::Parts => 0,
            Self::Boxes => 1,
            Self::Candidates | Self::Level(_) => 2,
            Self::Pairs => 3,
            Self::Tested | Self::Shares | Self::Cycles => 4,
        }
    }
}
