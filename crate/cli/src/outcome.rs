//! How a run ended, and the exit code for it.

use std::process::ExitCode;

/// How a run ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing collides; the part can be taken out; or nothing is new in a review.
    Clear,
    /// Something collides; there is no way out; or a clash is new or worse.
    Collisions,
    /// The input could not be used.
    Bad,
    /// Nothing is known to collide, but of some pairs it cannot be told.
    Undecided,
}

impl Outcome {
    /// How a run ends in which something collides, or something is undecided, or neither.
    pub(crate) fn of(collides: bool, is_undecided: bool) -> Self {
        match (collides, is_undecided) {
            (true, _) => Outcome::Collisions,
            (false, true) => Outcome::Undecided,
            (false, false) => Outcome::Clear,
        }
    }

    /// Clear where what cannot be told is allowed.
    pub(crate) fn unless_undecided(self, is_allowed: bool) -> Self {
        match self {
            Outcome::Undecided if is_allowed => Outcome::Clear,
            other => other,
        }
    }
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        ExitCode::from(match outcome {
            Outcome::Clear => 0,
            Outcome::Collisions => 1,
            Outcome::Bad => 2,
            Outcome::Undecided => 3,
        })
    }
}
