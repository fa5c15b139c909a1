//! Why a point set has no hull.

/// Why there is no hull of these points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HullError {
    /// There is no point.
    Empty,
    /// More points than a hull numbers.
    TooMany { points: usize },
    /// A coordinate is infinite or not a number.
    NotFinite { point: usize },
    /// A coordinate is so large, or so small without being 0, that exact arithmetic on it would overflow or underflow.
    OutOfRange { point: usize },
}

impl std::fmt::Display for HullError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Empty => write!(f, "there is no point to build a convex hull of"),
            Self::TooMany { points } => write!(
                f,
                "{points} points are too many for a convex hull: split them into fewer than {}",
                i32::MAX
            ),
            Self::NotFinite { point } => write!(
                f,
                "point {point} has a coordinate that is infinite or not a number"
            ),
            Self::OutOfRange { point } => write!(
                f,
                "point {point} has a coordinate beyond 1e±90: choose a unit in which it is not"
            ),
        }
    }
}

impl std::error::Error for HullError {}
