//! The errors of merging or searching parts.

use nearpoint_geometry::hull::HullError;
use nearpoint_message::{Message, message};

/// An error in a world or in the poses of a cycle. Parts, objects and groups are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum MergeError {
    /// An object names a part that does not exist.
    UnknownPart { part: u32, parts: usize },
    /// A part is in two objects, or twice in one.
    PartTwice { part: u32 },
    /// A group of this object has no member.
    EmptyGroup { object: usize },
    /// A pair names an object that does not exist, or one twice.
    BadPair { pair: usize },
    /// The number of poses differs from the number of parts.
    PoseCount { poses: usize, parts: usize },
    /// A pose has a number that is infinite or not a number.
    NotFinite { part: usize },
    /// A group has no hull.
    Hull(HullError),
}

nearpoint_message::error!(MergeError);

impl MergeError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::UnknownPart { part, parts } => message!("merge-no-part-counted", part, parts),
            Self::PartTwice { part } => message!("merge-part-merged-twice", part),
            Self::EmptyGroup { object } => message!("merge-object-group-without", object),
            Self::BadPair { pair } => message!("merge-pair-must-name", pair),
            Self::PoseCount { poses, parts } => message!("merge-poses-given-parts", poses, parts),
            Self::NotFinite { part } => message!("merge-pose-part-number", part),
            Self::Hull(error) => error.message(),
        }
    }
}

impl From<HullError> for MergeError {
    fn from(error: HullError) -> Self {
        Self::Hull(error)
    }
}
