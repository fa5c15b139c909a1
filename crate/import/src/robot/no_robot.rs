//! Reports why a description is not a valid robot, at the line of the cause.

use super::element::{CORRECT_ADVICE, Element};
use crate::error::{ImportError, invalid_file};
use nearpoint_message::message;
use nearpoint_motion::robot::RobotError;

/// An element with the name of the link or joint that it describes.
pub(crate) type NamedElement<'a> = (String, Element<'a>);

/// Makes the error at the line of the link or joint concerned; `links` and `joints` are all of the description.
pub(crate) fn no_robot(
    links: &[NamedElement],
    joints: &[NamedElement],
    error: &RobotError,
) -> ImportError {
    let (among, name) = match error {
        RobotError::SameName { name } => {
            let in_links = links.iter().filter(|(link, _)| link == name).count();
            (if in_links > 1 { links } else { joints }, name)
        }
        RobotError::TwoParents { link } | RobotError::Loop { link } => (links, link),
        RobotError::TwoRoots { second, .. } => (links, second),
        RobotError::Missing { joint, .. }
        | RobotError::ZeroAxis { joint }
        | RobotError::NotFinite { joint, .. }
        | RobotError::LimitsReversed { joint, .. }
        | RobotError::MimicLoop { joint } => (joints, joint),
        _ => {
            let remedy = match error {
                RobotError::TooManyLinks { .. } => {
                    message!("robot-make-one-link")
                }
                _ => CORRECT_ADVICE,
            };
            return invalid_file(error.message(), remedy);
        }
    };
    // The last of that name is used: of duplicates, the second one is the error.
    match among.iter().rfind(|(known, _)| known == name) {
        Some((_, element)) => element.invalid(error.message()),
        None => invalid_file(error.message(), CORRECT_ADVICE),
    }
}
