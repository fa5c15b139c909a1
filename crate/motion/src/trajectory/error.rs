//! Lists the reasons why keyframes make no valid motion, or do not fit these robots.

use crate::robot::shown;
use nearpoint_message::message;

nearpoint_message::errors! {
    /// A reason why keyframes make no valid motion, or do not fit these robots. Keyframes and values are counted from
    /// 0, in messages from 1.
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum TrajectoryError {
        /// The motion has no keyframe.
        NoKeys => message!("trajectory-motion-no-keys"),
        /// The keyframe's time is not a finite number.
        NoTime { key: usize } => message!("trajectory-time-key-not", key = key + 1),
        /// The keyframe is not later than the one before.
        TimesNotIncreasing { key: usize, before: f64, time: f64 } =>
            message!("trajectory-key-s-one", key = key + 1, time, before),
        /// The keyframe's number of values differs from the first keyframe's.
        WrongCount { key: usize, expected: usize, got: usize } =>
            message!("trajectory-key-values-first", key = key + 1, got, expected),
        /// The value is not finite.
        NotANumber { key: usize, value: usize } =>
            message!("trajectory-value-key-not", value = value + 1, key = key + 1),
        /// The numbers from the keyframe before to this one grow too large to compute with.
        TooFar { key: usize } => message!("trajectory-way-key-numbers", key = key + 1),
        /// The number of values differs from the number of free joints.
        WrongJoints { expected: usize, got: usize } =>
            message!("trajectory-motion-values-each", got, expected),
        /// The joint leaves its limits during the motion.
        OutsideLimits {
            robot: String, joint: String, time: f64, value: f64, lower: f64, upper: f64, turns: bool
        } =>
            message!(
                "trajectory-s-joint-would",
                time = format!("{time:.3}"),
                joint,
                robot,
                value = shown(*value, *turns),
                lower = shown(*lower, *turns),
                upper = shown(*upper, *turns),
            ),
    }
}
