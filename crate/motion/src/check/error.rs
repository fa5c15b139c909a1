//! Why a motion cannot be checked so.

use crate::trajectory::TrajectoryError;
use nearpoint_message::{Message, message};

/// Why a motion cannot be checked so. Places are counted from 0.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum CheckError {
    /// Not a finite length above 0.
    Accuracy {
        accuracy: f64,
    },
    /// Not in 0 … 1.
    Share {
        share: f64,
    },
    /// As large as the largest body.
    TooCoarse {
        accuracy: f64,
        size: f64,
    },
    /// Rounding moves the bodies by that much.
    TooFine {
        accuracy: f64,
        rounding: f64,
    },
    /// Not a number, or below 0.
    Horizon {
        horizon: f64,
    },
    TooManySamples {
        samples: usize,
        limit: usize,
    },
    /// A pair's body is not there, or is paired with itself.
    Pair {
        pair: usize,
        bodies: usize,
    },
    /// A body's robot or link is not there.
    Carrier {
        body: usize,
    },
    /// A number of a robot's or a body's pose is not finite.
    Pose {
        what: &'static str,
        at: usize,
    },
    /// The method wants spheres, and this body of a pair has none.
    NoSpheres {
        body: usize,
    },
    /// The motion is not one of these robots.
    Trajectory(TrajectoryError),
}

nearpoint_message::error!(CheckError);

impl CheckError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Accuracy { accuracy } => message!("check-accuracy-no-length", accuracy),
            Self::Share { share } => message!("check-no-share-clearance", share),
            Self::TooCoarse { accuracy, size } => {
                message!("check-accuracy-larger-largest", accuracy, size)
            }
            Self::TooFine { accuracy, rounding } => message!(
                "check-accuracy-finer-numbers",
                accuracy,
                rounding = format!("{rounding:e}")
            ),
            Self::Horizon { horizon } => message!("check-clearances-cannot-looked", horizon),
            Self::TooManySamples { samples, limit } => {
                message!("check-samples-asked-most", samples, limit)
            }
            Self::Pair { pair, bodies } => message!("check-pair-not-two", pair, bodies),
            Self::Carrier { body } => message!("check-body-carried-link", body),
            Self::Pose { what, at } => message!("check-pose-counted-0", what, at),
            Self::NoSpheres { body } => message!("check-body-counted-0", body),
            Self::Trajectory(error) => error.message(),
        }
    }
}
