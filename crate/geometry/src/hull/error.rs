//! Defines the error for a point set without a hull.

use nearpoint_message::{Message, message};

/// The reason why there is no hull of these points; points on one line or in one plane have one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum HullError {
    /// There is no point.
    Empty,
    /// There are more than 2³¹ − 1 points.
    TooMany { points: usize },
    /// A coordinate is infinite or not a number.
    NotFinite { point: usize },
    /// A coordinate is so large, or so small without being 0, that exact arithmetic on it would overflow or underflow.
    OutOfRange { point: usize },
}

nearpoint_message::error!(HullError);

impl HullError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Empty => message!("hull-no-point-build"),
            Self::TooMany { points } => message!("hull-points-too-many", points, max = i32::MAX),
            Self::NotFinite { point } => message!("hull-point-coordinate-infinite", point),
            Self::OutOfRange { point } => message!("hull-point-coordinate-beyond", point),
        }
    }
}
