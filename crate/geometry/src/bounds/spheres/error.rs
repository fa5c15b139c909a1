//! Defines the error for a part without a sphere model, with the remedy.

use crate::executor::Interrupted;
use nearpoint_message::{Message, message};

/// The largest number of ranks of a model.
pub const MAX_RANKS: usize = 64;

/// The reason why there is no sphere model of a part.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum SpheresError {
    /// The smallest radius is not a number, or not positive.
    Accuracy { accuracy: f64 },
    /// The ratio between ranks is not a number, not finite, or not above 1.
    Ratio { ratio: f64 },
    /// The ratio is so small that there would be more than [`MAX_RANKS`] ranks.
    TooManyRanks { ratio: f64 },
    /// There are more spheres than allowed. With an accuracy of `enough` the ranks end while they are within the limit. If
    /// the sequence is a ratio between ranks, that surely suffices.
    TooManySpheres {
        accuracy: f64,
        limit: usize,
        enough: f64,
    },
    /// The part is so far from the origin of its frame that spheres so small are below its rounding.
    Unresolved {
        accuracy: f64,
        max_abs_coordinate: f64,
    },
    /// A coordinate, or the radius around the part, is not finite or so large that its square would overflow.
    OutOfRange { max_abs_coordinate: f64 },
    /// The executor interrupted the query.
    Interrupted,
}

nearpoint_message::error!(SpheresError);

impl SpheresError {
    /// Returns the message for the user.
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
            Self::Unresolved {
                accuracy,
                max_abs_coordinate,
            } => {
                message!("spheres-coordinates-up-leave", max_abs_coordinate, accuracy)
            }
            Self::OutOfRange { max_abs_coordinate } => {
                message!("spheres-part-reaches-most", max_abs_coordinate)
            }
            Self::Interrupted => Interrupted.message(),
        }
    }
}

impl From<Interrupted> for SpheresError {
    fn from(_: Interrupted) -> Self {
        Self::Interrupted
    }
}
