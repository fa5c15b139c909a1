//! Why a part has no sphere model, and what to do about it.

use crate::work::Stopped;
use nearpoint_message::{Message, message};

/// The most ranks of a model.
pub const MAX_RANKS: usize = 64;

/// Why there is no sphere model.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum SpheresError {
    /// The smallest radius is not a number, or not positive.
    Accuracy { accuracy: f64 },
    /// The ratio between ranks is not a number, not finite, or not above 1.
    Ratio { ratio: f64 },
    /// The ratio is so small that there would be more than [`MAX_RANKS`].
    TooManyRanks { ratio: f64 },
    /// More spheres than allowed. With an accuracy of `enough` the ranks end where they still were no more, which by a
    /// ratio between ranks is sure to do.
    TooManySpheres {
        accuracy: f64,
        limit: usize,
        enough: f64,
    },
    /// The part is so far from the origin of its frame that spheres so small drown in rounding.
    Unresolved { accuracy: f64, reach: f64 },
    /// A coordinate, or the radius around the part, is none or so large that its square would overflow.
    OutOfRange { reach: f64 },
    /// The answer was no longer wanted.
    Stopped,
}

nearpoint_message::error!(SpheresError);

impl SpheresError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Accuracy { accuracy } => message!("spheres-smallest-spheres-positive", accuracy),
            Self::Ratio { ratio } => message!("spheres-each-rank-spheres", ratio),
            Self::TooManyRanks { ratio } => {
                message!("spheres-ratio-makes-more", ratio, max_ranks = MAX_RANKS)
            }
            Self::TooManySpheres {
                accuracy,
                limit,
                enough,
            } => message!("spheres-radius-would", accuracy, limit, enough),
            Self::Unresolved { accuracy, reach } => {
                message!("spheres-coordinates-up-leave", reach, accuracy)
            }
            Self::OutOfRange { reach } => message!("spheres-part-reaches-most", reach),
            Self::Stopped => Stopped.message(),
        }
    }
}

impl From<Stopped> for SpheresError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}
