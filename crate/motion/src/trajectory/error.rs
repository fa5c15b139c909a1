//! Why something is no motion, or none for these robots.

use crate::robot::shown;
use nearpoint_message::message;

nearpoint_message::errors! {
    /// Why something is no motion, or none for these robots. Keys and values are counted from 0, in sentences from 1.
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum TrajectoryError {
        /// A motion has a key at least.
        NoKeys => message!("trajectory-motion-no-keys"),
        /// The key's time is not a finite number.
        NoTime { key: usize } => message!("trajectory-time-key-not", key = key + 1),
        /// The key is not later than the one before.
        TimesNotIncreasing { key: usize, before: f64, time: f64 } =>
            message!("trajectory-key-s-one", key = key + 1, time, before),
        /// The key has not as many values as the first.
        WrongCount { key: usize, expected: usize, got: usize } =>
            message!("trajectory-key-values-first", key = key + 1, got, expected),
        /// The value is not finite.
        NotANumber { key: usize, value: usize } =>
            message!("trajectory-value-key-not", value = value + 1, key = key + 1),
        /// From the key before to this one, numbers grow larger than can be computed with.
        TooFar { key: usize } => message!("trajectory-way-key-numbers", key = key + 1),
        /// As many values as free joints are needed.
        WrongJoints { expected: usize, got: usize } =>
            message!("trajectory-motion-values-each", got, expected),
        /// The joint leaves its limits on the way.
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
