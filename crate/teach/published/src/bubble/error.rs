//! The errors of building a sphere tree.

use nearpoint_message::{Message, message};

/// The largest number of leaves in one tree.
pub(super) const MAX_LEAVES: usize = 1 << 23;

/// The reasons why a mesh has no sphere tree with leaves of this radius.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum SphereTreeError {
    /// The radius is not a number, or not positive.
    Radius { radius: f64 },
    /// The spheres are so small that there would be more of them than a tree holds.
    TooManyLeaves { radius: f64 },
    /// A coordinate is so large that its square would overflow.
    OutOfRange { triangle: u32 },
}

nearpoint_message::error!(SphereTreeError);

impl SphereTreeError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Radius { radius } => message!("bubble-leaf-spheres-positive", radius),
            Self::TooManyLeaves { radius } => message!(
                "bubble-leaf-spheres-radius",
                radius,
                max_leaves = MAX_LEAVES
            ),
            Self::OutOfRange { triangle } => {
                message!("bubble-triangle-coordinate-beyond", triangle)
            }
        }
    }
}
