//! Lists the reasons why a robot description is invalid, or values do not fit its joints.

use nearpoint_message::{Arg, message};

nearpoint_message::errors! {
    /// A reason why a robot description is invalid, or values do not fit its joints.
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum RobotError {
        /// The robot has no link.
        NoLinks => message!("robot-needs-least"),
        /// The robot has more links than a robot may have.
        TooManyLinks { count: usize, limit: usize } => message!("robot-links-most", count, limit),
        /// Two links or two joints have this name.
        SameName { name: String } => message!("robot-two-links-two", name),
        /// A joint's parent, child or the joint that it follows does not exist.
        Missing { joint: String, what: &'static str } =>
            message!("robot-joint-not-robot", what = word(what), joint),
        /// Two joints carry this link.
        TwoParents { link: String } => message!("robot-two-joints-carry", link),
        /// This link carries itself through a chain of joints.
        Loop { link: String } => message!("robot-link-carried-chain", link),
        /// Nothing carries these links, but only one can be the base.
        TwoRoots { first: String, second: String } =>
            message!("robot-nothing-carries-only", first, second),
        /// The joint’s axis has no length.
        ZeroAxis { joint: String } => message!("robot-axis-joint-zero", joint),
        /// A number of the joint is not finite.
        NotFinite { joint: String, what: &'static str } =>
            message!("robot-joint-number-not", what = word(what), joint),
        /// The joint’s lower limit is above its upper one.
        LimitsReversed { joint: String, lower: f64, upper: f64, turns: bool } =>
            message!(
                "robot-lower-limit-joint",
                lower = shown(*lower, *turns),
                joint,
                upper = shown(*upper, *turns),
            ),
        /// The joint follows itself, directly or through others.
        MimicLoop { joint: String } => message!("robot-joint-follows-joints", joint),
        /// The number of values differs from the number of free joints.
        WrongCount { expected: usize, got: usize } => message!("robot-joints-set", expected, got),
        /// The joint’s value is not finite.
        NotANumber { joint: String } => message!("robot-value-joint-not", joint),
        /// The joint’s value is beyond its limits.
        OutsideLimits { joint: String, value: f64, lower: f64, upper: f64, turns: bool } =>
            message!(
                "robot-joint-cannot-go",
                joint,
                value = shown(*value, *turns),
                lower = shown(*lower, *turns),
                upper = shown(*upper, *turns),
            ),
    }
}

pub(crate) fn shown(value: f64, rotation_step: bool) -> String {
    match rotation_step {
        true => format!("{:.2}°", value.to_degrees()),
        false => format!("{value}"),
    }
}

/// Returns the message for a part of a joint.
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
