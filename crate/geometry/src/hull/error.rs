//! Why a point set has no hull.

/// Why there is no hull of these points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum HullError {
    /// There is no point.
    #[error("there is no point to build a convex hull of")]
    Empty,
    /// More points than a hull numbers.
    #[error(
        "{points} points are too many for a convex hull: split them into fewer than {}",
        i32::MAX
    )]
    TooMany { points: usize },
    /// A coordinate is infinite or not a number.
    #[error("point {point} has a coordinate that is infinite or not a number")]
    NotFinite { point: usize },
    /// A coordinate is so large, or so small without being 0, that exact arithmetic on it would overflow or underflow.
    #[error("point {point} has a coordinate beyond 1e±90: choose a unit in which it is not")]
    OutOfRange { point: usize },
}
