//! Why a mesh was not decomposed.

use nearpoint_geometry::hull::HullError;
use nearpoint_geometry::work::Stopped;

/// Why there is no decomposition.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum DecomposeError {
    /// ε is negative, infinite or not a number.
    #[error("{flatness} is no tolerance for convexity: it must be a length of 0 or more")]
    Flatness { flatness: f64 },
    /// A vertex of the mesh is so large, or so small without being 0, that exact arithmetic on it would overflow or
    /// underflow.
    #[error("vertex {vertex} has a coordinate beyond 1e±90: choose a unit in which it is not")]
    OutOfRange { vertex: usize },
    /// An element has no hull.
    #[error(transparent)]
    Hull(#[from] HullError),
    /// The answer was no longer wanted.
    #[error("{}", Stopped)]
    Stopped,
}

impl From<Stopped> for DecomposeError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}
