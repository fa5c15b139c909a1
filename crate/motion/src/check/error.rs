//! Describes why a motion cannot be checked.

use crate::trajectory::TrajectoryError;
use nearpoint_message::message;

nearpoint_message::errors! {
    /// A reason why a motion cannot be checked. Indices are counted from 0.
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum CheckError {
        /// The accuracy is not a finite length above 0.
        Accuracy { accuracy: f64 } => message!("check-accuracy-no-length", accuracy),
        /// The fraction is not in 0 … 1.
        RelativeAccuracy { fraction: f64 } => message!("check-no-share-clearance", fraction),
        /// The accuracy is as large as the largest body.
        TooCoarse { accuracy: f64, size: f64 } =>
            message!("check-accuracy-larger-largest", accuracy, size),
        /// The accuracy is finer than rounding, which moves the bodies by `rounding`.
        TooFine { accuracy: f64, rounding: f64 } =>
            message!("check-accuracy-finer-numbers", accuracy, rounding = format!("{rounding:e}") ),
        /// The horizon is not a number, or is below 0.
        Horizon { horizon: f64 } => message!("check-clearances-cannot-looked", horizon),
        /// The check requests more samples of the clearance than the limit.
        TooManySamples { samples: usize, limit: usize } =>
            message!("check-samples-asked-most", samples, limit),
        /// A pair's body does not exist, or is paired with itself.
        Pair { pair: usize, bodies: usize } => message!("check-pair-not-two", pair, bodies),
        /// A body's robot or link does not exist.
        Attachment { body: usize } => message!("check-body-carried-link", body),
        /// A number of a robot's or a body's pose is not finite.
        Pose { what: &'static str, at: usize } => message!("check-pose-counted-0", what, at),
        /// The method needs spheres, and this body of a pair has none.
        NoSpheres { body: usize } => message!("check-body-counted-0", body),
        /// The motion does not fit these robots.
        Trajectory(error: TrajectoryError) => error.message(),
    }
}
