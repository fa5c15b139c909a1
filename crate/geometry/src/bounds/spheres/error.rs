//! Why a part has no sphere model, and what to do about it.

use crate::work::Stopped;

/// The most ranks of a model.
pub const MAX_RANKS: usize = 64;

/// Why there is no sphere model.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum SpheresError {
    /// The smallest radius is not a number, or not positive.
    #[error("the smallest spheres have a positive radius, {accuracy} is none")]
    Accuracy { accuracy: f64 },
    /// The ratio between ranks is not a number, not finite, or not above 1.
    #[error("each rank's spheres are larger than the next's by a factor above 1, {ratio} is none")]
    Ratio { ratio: f64 },
    /// The ratio is so small that there would be more than [`MAX_RANKS`].
    #[error("a ratio of {ratio} makes more than {MAX_RANKS} ranks: choose a larger one")]
    TooManyRanks { ratio: f64 },
    /// More spheres than allowed. With an accuracy of `enough` the ranks end where they still were no more, which by a
    /// ratio between ranks is sure to do.
    #[error(
        "spheres of radius {accuracy} would be more than {limit}: choose a larger radius, such as {enough}"
    )]
    TooManySpheres {
        accuracy: f64,
        limit: usize,
        enough: f64,
    },
    /// The part is so far from the origin of its frame that spheres so small drown in rounding.
    #[error(
        "coordinates up to {reach} leave no digits for spheres of radius {accuracy}: move the part to its origin"
    )]
    Unresolved { accuracy: f64, reach: f64 },
    /// A coordinate, or the radius around the part, is none or so large that its square would overflow.
    #[error("the part reaches to {reach}, and the most is 1e90: choose a larger unit")]
    OutOfRange { reach: f64 },
    /// The answer was no longer wanted.
    #[error("{}", Stopped)]
    Stopped,
}

impl From<Stopped> for SpheresError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}
