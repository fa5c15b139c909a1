//! Defines robots as trees of links and joints, after the Unified Robot Description Format (wiki.ros.org/urdf/XML).

mod description;
mod error;
mod forward;
mod inverse;
mod tree;

pub use description::{Joint, JointKind, JointLimits, Mimic, RobotDescription};
pub use error::RobotError;
pub(crate) use error::shown;
pub use inverse::{InverseGoal, InverseSolution};
pub use tree::{JointMapping, MAX_LINKS, Robot};
