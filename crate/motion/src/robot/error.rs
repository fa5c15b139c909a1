//! Why something is no robot, or no place for its joints.

/// Why something is no robot, or no place for its joints.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
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

impl std::fmt::Display for RobotError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoLinks => write!(f, "A robot needs at least one link"),
            Self::TooManyLinks { count, limit } => {
                write!(
                    f,
                    "The robot has {count} links, and at most {limit} can be had"
                )
            }
            Self::SameName { name } => {
                write!(
                    f,
                    "Two links or two joints are called “{name}”; each needs its own name"
                )
            }
            Self::Missing { joint, what } => {
                write!(f, "The {what} of joint “{joint}” is not in the robot")
            }
            Self::TwoParents { link } => write!(
                f,
                "Two joints carry the link “{link}”; a robot here is a tree, so leave one of them out"
            ),
            Self::Loop { link } => write!(
                f,
                "The link “{link}” is carried by a chain of joints that begins at itself; a robot here is a tree, so leave one of these joints out"
            ),
            Self::TwoRoots { first, second } => write!(
                f,
                "Nothing carries “{first}” or “{second}”, but only one link can be the base; join the other to it by a fixed joint"
            ),
            Self::ZeroAxis { joint } => {
                write!(
                    f,
                    "The axis of joint “{joint}” is zero; it needs a direction"
                )
            }
            Self::NotFinite { joint, what } => {
                write!(
                    f,
                    "The {what} of joint “{joint}” has a number that is not finite"
                )
            }
            Self::LimitsReversed {
                joint,
                lower,
                upper,
            } => write!(
                f,
                "The lower limit {lower} of joint “{joint}” is above its upper limit {upper}"
            ),
            Self::MimicLoop { joint } => {
                write!(f, "Joint “{joint}” follows joints that follow it")
            }
            Self::WrongCount { expected, got } => write!(
                f,
                "The robot has {expected} joints to be set, and {got} values were given"
            ),
            Self::NotANumber { joint } => {
                write!(f, "The value of joint “{joint}” is not a finite number")
            }
            Self::OutsideLimits {
                joint,
                value,
                lower,
                upper,
                turns,
            } => {
                let [value, lower, upper] = [value, lower, upper].map(|x| shown(*x, *turns));
                write!(
                    f,
                    "Joint “{joint}” cannot go to {value}: its limits are {lower} and {upper}"
                )
            }
        }
    }
}

impl std::error::Error for RobotError {}

/// A joint's value as sentences have it: degrees, or a length.
pub(crate) fn shown(value: f64, turns: bool) -> String {
    match turns {
        true => format!("{:.2}°", value.to_degrees()),
        false => format!("{value}"),
    }
}
