//! Why a motion cannot be checked so.

use crate::trajectory::TrajectoryError;

/// Why a motion cannot be checked so. Places are counted from 0.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum CheckError {
    /// Not a finite length above 0.
    #[error(
        "The accuracy {accuracy} is no length above 0; give one, such as a thousandth of the parts’ size"
    )]
    Accuracy { accuracy: f64 },
    /// Not in 0 … 1.
    #[error(
        "{share} is no share of a clearance that it may be off by; give 0 for none, or 0.01 for a hundredth"
    )]
    Share { share: f64 },
    /// As large as the largest body.
    #[error(
        "The accuracy {accuracy} is larger than the largest part, {size}, and would tell nothing; give a smaller one"
    )]
    TooCoarse { accuracy: f64, size: f64 },
    /// Rounding moves the bodies by that much.
    #[error(
        "The accuracy {accuracy} is finer than numbers of this size can be computed with; give at least {rounding:e}"
    )]
    TooFine { accuracy: f64, rounding: f64 },
    /// Not a number, or below 0.
    #[error("Clearances cannot be looked for within {horizon}; give a length of 0 or more")]
    Horizon { horizon: f64 },
    #[error("{samples} samples are asked for, and the most is {limit}")]
    TooManySamples { samples: usize, limit: usize },
    /// A pair's body is not there, or is paired with itself.
    #[error("Pair {pair} is not of two of the {bodies} bodies (counted from 0)")]
    Pair { pair: usize, bodies: usize },
    /// A body's robot or link is not there.
    #[error("Body {body} is carried by a link that is not there (counted from 0)")]
    Carrier { body: usize },
    /// A number of a robot's or a body's pose is not finite.
    #[error("The pose of {what} {at} (counted from 0) has a number that is not finite")]
    Pose { what: &'static str, at: usize },
    /// The method wants spheres, and this body of a pair has none.
    #[error("Body {body} (counted from 0) has no spheres; make them, or check by its exact faces")]
    NoSpheres { body: usize },
    /// The motion is not one of these robots.
    #[error(transparent)]
    Trajectory(TrajectoryError),
}
