//! Why something is no robot, or no place for its joints.

/// Why something is no robot, or no place for its joints.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum RobotError {
    #[error("A robot needs at least one link")]
    NoLinks,
    #[error("The robot has {count} links, and at most {limit} can be had")]
    TooManyLinks { count: usize, limit: usize },
    /// Two links or two joints have this name.
    #[error("Two links or two joints are called “{name}”; each needs its own name")]
    SameName { name: String },
    /// A joint's parent, child or the joint that it follows is not there.
    #[error("The {what} of joint “{joint}” is not in the robot")]
    Missing { joint: String, what: &'static str },
    /// Two joints carry this link.
    #[error("Two joints carry the link “{link}”; a robot here is a tree, so leave one of them out")]
    TwoParents { link: String },
    /// This link carries itself.
    #[error(
        "The link “{link}” is carried by a chain of joints that begins at itself; a robot here is a tree, so leave one of these joints out"
    )]
    Loop { link: String },
    /// Nothing carries these links, but only one can be the base.
    #[error(
        "Nothing carries “{first}” or “{second}”, but only one link can be the base; join the other to it by a fixed joint"
    )]
    TwoRoots { first: String, second: String },
    #[error("The axis of joint “{joint}” is zero; it needs a direction")]
    ZeroAxis { joint: String },
    #[error("The {what} of joint “{joint}” has a number that is not finite")]
    NotFinite { joint: String, what: &'static str },
    #[error("The lower limit {lower} of joint “{joint}” is above its upper limit {upper}")]
    LimitsReversed {
        joint: String,
        lower: f64,
        upper: f64,
    },
    /// The joint follows itself, or a joint that does.
    #[error("Joint “{joint}” follows joints that follow it")]
    MimicLoop { joint: String },
    /// As many values as free joints are needed.
    #[error("The robot has {expected} joints to be set, and {got} values were given")]
    WrongCount { expected: usize, got: usize },
    #[error("The value of joint “{joint}” is not a finite number")]
    NotANumber { joint: String },
    #[error(
        "Joint “{joint}” cannot go to {}: its limits are {} and {}",
        shown(*.value, *.turns), shown(*.lower, *.turns), shown(*.upper, *.turns)
    )]
    OutsideLimits {
        joint: String,
        value: f64,
        lower: f64,
        upper: f64,
        turns: bool,
    },
}
pub(crate) fn shown(value: f64, turns: bool) -> String {
    match turns {
        true => format!("{:.2}°", value.to_degrees()),
        false => format!("{value}"),
    }
}
