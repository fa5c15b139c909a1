//! The errors of a decomposition.

use nearpoint_geometry::executor::Interrupted;
use nearpoint_geometry::hull::HullError;
use nearpoint_message::{Message, message};

/// The reasons why a mesh cannot be decomposed.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum DecomposeError {
    /// ε is negative, infinite or not a number.
    Flatness { flatness: f64 },
    /// A vertex of the mesh is so large, or so small without being 0, that exact arithmetic on it would overflow or
    /// underflow.
    OutOfRange { vertex: usize },
    /// An element has no hull.
    Hull(HullError),
    /// The caller stopped the decomposition.
    Interrupted,
}

nearpoint_message::error!(DecomposeError);

impl DecomposeError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Flatness { flatness } => message!("decompose-no-tolerance-convexity", flatness),
            Self::OutOfRange { vertex } => message!("decompose-vertex-coordinate-beyond", vertex),
            Self::Hull(error) => error.message(),
            Self::Interrupted => Interrupted.message(),
        }
    }
}

impl From<HullError> for DecomposeError {
    fn from(error: HullError) -> Self {
        Self::Hull(error)
    }
}

impl From<Interrupted> for DecomposeError {
    fn from(_: Interrupted) -> Self {
        Self::Interrupted
    }
}
