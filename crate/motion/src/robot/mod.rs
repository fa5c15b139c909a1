//! Defines robots as trees of links and joints, after the Unified Robot Description Format (wiki.ros.org/urdf/XML).

mod description;
mod error;
mod forward;
mod inverse;
mod tree;

pub use description::{Description, Joint, JointKind, Limits, Mimic};
pub use error::RobotError;
pub(crate) use error::shown;
pub use inverse::{Goal, Reached};
pub use tree::{Drive, MOST_LINKS, Robot};
