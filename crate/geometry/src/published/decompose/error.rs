//! Why a mesh was not decomposed.

use crate::hull::HullError;
use crate::work::Stopped;

/// Why there is no decomposition.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum DecomposeError {
    /// ε is negative, infinite or not a number.
    Flatness { flatness: f64 },
    /// A vertex of the mesh is so large, or so small without being 0, that exact arithmetic on it would overflow or
    /// underflow.
    OutOfRange { vertex: usize },
    /// An element has no hull.
    Hull(HullError),
    /// The answer was no longer wanted.
    Stopped,
}

impl From<HullError> for DecomposeError {
    fn from(error: HullError) -> Self {
        Self::Hull(error)
    }
}

impl From<Stopped> for DecomposeError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

impl std::fmt::Display for DecomposeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Flatness { flatness } => write!(
                f,
                "{flatness} is no tolerance for convexity: it must be a length of 0 or more"
            ),
            Self::OutOfRange { vertex } => write!(
                f,
                "vertex {vertex} has a coordinate beyond 1e±90: choose a unit in which it is not"
            ),
            Self::Hull(error) => error.fmt(f),
            Self::Stopped => Stopped.fmt(f),
        }
    }
}

impl std::error::Error for DecomposeError {}
