//! Defines the outcomes of a run and their exit codes.

use std::process::ExitCode;

/// The outcome of a command, which determines its exit code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing collides; the part can be removed; or a review has nothing new.
    Clear,
    /// Something collides; the part cannot be removed; or a clash is new or worse.
    Failed,
    /// The input is invalid.
    InvalidInput,
    /// No collision is known, but some pairs are undecided.
    Undecided,
}

impl Outcome {
    /// Returns the outcome for whether something collides, and whether something is undecided.
    pub(crate) fn from_results(collides: bool, is_undecided: bool) -> Self {
        match (collides, is_undecided) {
            (true, _) => Outcome::Failed,
            (false, true) => Outcome::Undecided,
            (false, false) => Outcome::Clear,
        }
    }

    /// Returns `Clear` for an undecided outcome if undecided pairs are allowed.
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
            Outcome::Failed => 1,
            Outcome::InvalidInput => 2,
            Outcome::Undecided => 3,
        })
    }
}
