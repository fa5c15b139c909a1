//! Why a mesh has no sphere tree.

/// The most leaves of one tree.
pub(super) const MAX_LEAVES: usize = 1 << 23;

/// Why there is no sphere tree of this mesh with leaves of this radius.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum SphereTreeError {
    /// The radius is not a number, or not positive.
    #[error("leaf spheres have a positive radius, {radius} is none")]
    Radius { radius: f64 },
    /// Spheres so small would be more than a tree holds.
    #[error(
        "leaf spheres of radius {radius} would be more than {MAX_LEAVES}: choose a larger radius"
    )]
    TooManyLeaves { radius: f64 },
    /// A coordinate is so large that its square would overflow.
    #[error("triangle {triangle} has a coordinate beyond 1e90: choose a unit in which it is not")]
    OutOfRange { triangle: u32 },
}
