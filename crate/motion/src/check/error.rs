//! Why a motion cannot be checked so.

use crate::trajectory::TrajectoryError;
use nearpoint_message::message;

nearpoint_message::errors! {
    /// Why a motion cannot be checked so. Places are counted from 0.
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum CheckError {
        /// Not a finite length above 0.
        Accuracy { accuracy: f64 } => message!("check-accuracy-no-length", accuracy),
        /// Not in 0 … 1.
        Share { share: f64 } => message!("check-no-share-clearance", share),
        /// As large as the largest body.
        TooCoarse { accuracy: f64, size: f64 } =>
            message!("check-accuracy-larger-largest", accuracy, size),
        /// Rounding moves the bodies by that much.
        TooFine { accuracy: f64, rounding: f64 } =>
            message!("check-accuracy-finer-numbers", accuracy, rounding = format!("{rounding:e}") ),
        /// Not a number, or below 0.
        Horizon { horizon: f64 } => message!("check-clearances-cannot-looked", horizon),
        /// More samples of the clearance than are taken.
        TooManySamples { samples: usize, limit: usize } =>
            message!("check-samples-asked-most", samples, limit),
        /// A pair's body is not there, or is paired with itself.
        Pair { pair: usize, bodies: usize } => message!("check-pair-not-two", pair, bodies),
        /// A body's robot or link is not there.
        Carrier { body: usize } => message!("check-body-carried-link", body),
        /// A number of a robot's or a body's pose is not finite.
        Pose { what: &'static str, at: usize } => message!("check-pose-counted-0", what, at),
        /// The method wants spheres, and this body of a pair has none.
        NoSpheres { body: usize } => message!("check-body-counted-0", body),
        /// The motion is not one of these robots.
        Trajectory(error: TrajectoryError) => error.message(),
    }
}
