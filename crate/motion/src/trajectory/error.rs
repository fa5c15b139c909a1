//! Why something is no motion, or none for these robots.

use crate::robot::shown;
use nearpoint_message::{Message, message};

/// Why something is no motion, or none for these robots. Keys and values are counted from 0, in sentences from 1.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum TrajectoryError {
    NoKeys,
    /// The key's time is not a finite number.
    NoTime {
        key: usize,
    },
    TimesNotIncreasing {
        key: usize,
        before: f64,
        time: f64,
    },
    /// The key has not as many values as the first.
    WrongCount {
        key: usize,
        expected: usize,
        got: usize,
    },
    NotANumber {
        key: usize,
        value: usize,
    },
    /// From the key before to this one, numbers grow larger than can be computed with.
    TooFar {
        key: usize,
    },
    /// As many values as free joints are needed.
    WrongJoints {
        expected: usize,
        got: usize,
    },
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

nearpoint_message::error!(TrajectoryError);

impl TrajectoryError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::NoKeys => message!("trajectory-motion-no-keys"),
            Self::NoTime { key } => message!("trajectory-time-key-not", key = key + 1),
            Self::TimesNotIncreasing { key, before, time } => {
                message!("trajectory-key-s-one", key = key + 1, time, before)
            }
            Self::WrongCount { key, expected, got } => {
                message!("trajectory-key-values-first", key = key + 1, got, expected)
            }
            Self::NotANumber { key, value } => {
                message!("trajectory-value-key-not", value = value + 1, key = key + 1)
            }
            Self::TooFar { key } => message!("trajectory-way-key-numbers", key = key + 1),
            Self::WrongJoints { expected, got } => {
                message!("trajectory-motion-values-each", got, expected)
            }
            Self::OutsideLimits {
                robot,
                joint,
                time,
                value,
                lower,
                upper,
                turns,
            } => message!(
                "trajectory-s-joint-would",
                time = format!("{time:.3}"),
                joint,
                robot,
                value = shown(*value, *turns),
                lower = shown(*lower, *turns),
                upper = shown(*upper, *turns)
            ),
        }
    }
}
