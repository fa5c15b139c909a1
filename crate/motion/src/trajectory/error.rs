//! Why something is no motion, or none for these robots.

use crate::robot::shown;

/// Why something is no motion, or none for these robots. Keys and values are counted from 0, in sentences from 1.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
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

impl std::fmt::Display for TrajectoryError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoKeys => write!(f, "The motion has no keys; it needs at least one"),
            Self::NoTime { key } => {
                write!(f, "The time of key {} is not a finite number", key + 1)
            }
            Self::TimesNotIncreasing { key, before, time } => write!(
                f,
                "Key {} is at {time} s, and the one before it at {before} s; put the keys in order of time, no two at the same",
                key + 1
            ),
            Self::WrongCount { key, expected, got } => write!(
                f,
                "Key {} has {got} values, and the first has {expected}; give each key one value for each joint",
                key + 1
            ),
            Self::NotANumber { key, value } => write!(
                f,
                "Value {} of key {} is not a finite number",
                value + 1,
                key + 1
            ),
            Self::TooFar { key } => write!(
                f,
                "On the way to key {} numbers grow too large to compute with; check its values and times",
                key + 1
            ),
            Self::WrongJoints { expected, got } => write!(
                f,
                "The motion has {got} values at each time, and the robots have {expected} joints to be set"
            ),
            Self::OutsideLimits {
                robot,
                joint,
                time,
                value,
                lower,
                upper,
                turns,
            } => {
                let [value, lower, upper] = [value, lower, upper].map(|x| shown(*x, *turns));
                write!(
                    f,
                    "At {time:.3} s joint “{joint}” of “{robot}” would go to {value}: its limits are {lower} and {upper}"
                )
            }
        }
    }
}

impl std::error::Error for TrajectoryError {}
