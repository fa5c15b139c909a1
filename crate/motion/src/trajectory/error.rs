//! Why something is no motion, or none for these robots.

use crate::robot::shown;

/// Why something is no motion, or none for these robots. Keys and values are counted from 0, in sentences from 1.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum TrajectoryError {
    #[error("The motion has no keys; it needs at least one")]
    NoKeys,
    /// The key's time is not a finite number.
    #[error("The time of key {} is not a finite number", .key + 1)]
    NoTime { key: usize },
    #[error(
        "Key {} is at {time} s, and the one before it at {before} s; put the keys in order of time, no two at the same",
        .key + 1
    )]
    TimesNotIncreasing { key: usize, before: f64, time: f64 },
    /// The key has not as many values as the first.
    #[error(
        "Key {} has {got} values, and the first has {expected}; give each key one value for each joint",
        .key + 1
    )]
    WrongCount {
        key: usize,
        expected: usize,
        got: usize,
    },
    #[error("Value {} of key {} is not a finite number", .value + 1, .key + 1)]
    NotANumber { key: usize, value: usize },
    /// From the key before to this one, numbers grow larger than can be computed with.
    #[error(
        "On the way to key {} numbers grow too large to compute with; check its values and times",
        .key + 1
    )]
    TooFar { key: usize },
    /// As many values as free joints are needed.
    #[error(
        "The motion has {got} values at each time, and the robots have {expected} joints to be set"
    )]
    WrongJoints { expected: usize, got: usize },
    #[error(
        "At {time:.3} s joint “{joint}” of “{robot}” would go to {}: its limits are {} and {}",
        shown(*.value, *.turns), shown(*.lower, *.turns), shown(*.upper, *.turns)
    )]
    OutsideLimits {
        robot: String,
        joint: String,
        time: f64,
        value: f64,
        lower: f64,
        upper: f64,
        turns: bool,
    },
}
