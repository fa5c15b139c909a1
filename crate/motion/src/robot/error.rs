//! Why something is no robot, or no place for its joints.

use nearpoint_message::{Arg, Message, message};

/// Why something is no robot, or no place for its joints.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum RobotError {
    NoLinks,
    TooManyLinks {
        count: usize,
        limit: usize,
    },
    /// Two links or two joints have this name.
    SameName {
        name: String,
    },
    /// A joint's parent, child or the joint that it follows is not there.
    Missing {
        joint: String,
        what: &'static str,
    },
    /// Two joints carry this link.
    TwoParents {
        link: String,
    },
    /// This link carries itself.
    Loop {
        link: String,
    },
    /// Nothing carries these links, but only one can be the base.
    TwoRoots {
        first: String,
        second: String,
    },
    ZeroAxis {
        joint: String,
    },
    NotFinite {
        joint: String,
        what: &'static str,
    },
    LimitsReversed {
        joint: String,
        lower: f64,
        upper: f64,
    },
    /// The joint follows itself, or a joint that does.
    MimicLoop {
        joint: String,
    },
    /// As many values as free joints are needed.
    WrongCount {
        expected: usize,
        got: usize,
    },
    NotANumber {
        joint: String,
    },
    OutsideLimits {
        joint: String,
        value: f64,
        lower: f64,
        upper: f64,
        turns: bool,
    },
}

nearpoint_message::error!(RobotError);

impl RobotError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::NoLinks => message!("robot-needs-least"),
            Self::TooManyLinks { count, limit } => message!("robot-links-most", count, limit),
            Self::SameName { name } => message!("robot-two-links-two", name),
            Self::Missing { joint, what } => {
                message!("robot-joint-not-robot", what = word(what), joint)
            }
            Self::TwoParents { link } => message!("robot-two-joints-carry", link),
            Self::Loop { link } => message!("robot-link-carried-chain", link),
            Self::TwoRoots { first, second } => {
                message!("robot-nothing-carries-only", first, second)
            }
            Self::ZeroAxis { joint } => message!("robot-axis-joint-zero", joint),
            Self::NotFinite { joint, what } => {
                message!("robot-joint-number-not", what = word(what), joint)
            }
            Self::LimitsReversed {
                joint,
                lower,
                upper,
            } => message!("robot-lower-limit-joint", lower, joint, upper),
            Self::MimicLoop { joint } => message!("robot-joint-follows-joints", joint),
            Self::WrongCount { expected, got } => message!("robot-joints-set", expected, got),
            Self::NotANumber { joint } => message!("robot-value-joint-not", joint),
            Self::OutsideLimits {
                joint,
                value,
                lower,
                upper,
                turns,
            } => message!(
                "robot-joint-cannot-go",
                joint,
                value = shown(*value, *turns),
                lower = shown(*lower, *turns),
                upper = shown(*upper, *turns)
            ),
        }
    }
}
pub(crate) fn shown(value: f64, turns: bool) -> String {
    match turns {
        true => format!("{:.2}°", value.to_degrees()),
        false => format!("{value}"),
    }
}

/// What of a joint is meant.
fn word(what: &str) -> Arg {
    Arg::Message(match what {
        "parent" => message!("parent"),
        "child" => message!("child"),
        "leader" => message!("leader"),
        "origin" => message!("origin"),
        "axis" => message!("axis"),
        "limits" => message!("limits"),
        _ => return Arg::Text(what.to_owned()),
    })
}
