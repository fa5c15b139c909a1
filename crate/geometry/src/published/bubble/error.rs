//! Why a mesh has no sphere tree.

use super::tree::MAX_LEAVES;

/// Why there is no sphere tree of this mesh with leaves of this radius.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum SphereTreeError {
    /// The radius is not a number, or not positive.
    Radius { radius: f64 },
    /// Spheres so small would be more than a tree holds.
    TooManyLeaves { radius: f64 },
    /// A coordinate is so large that its square would overflow.
    OutOfRange { triangle: u32 },
}

impl std::fmt::Display for SphereTreeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Radius { radius } => {
                write!(f, "leaf spheres have a positive radius, {radius} is none")
            }
            Self::TooManyLeaves { radius } => write!(
                f,
                "leaf spheres of radius {radius} would be more than {MAX_LEAVES}: choose a larger radius"
            ),
            Self::OutOfRange { triangle } => write!(
                f,
                "triangle {triangle} has a coordinate beyond 1e90: choose a unit in which it is not"
            ),
        }
    }
}

impl std::error::Error for SphereTreeError {}
