//! Why parts cannot be merged or searched.

use crate::hull::HullError;

/// What is wrong with a world or with the poses of a cycle. Parts, objects and groups are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum WorldError {
    /// An object names a part that is not there.
    UnknownPart { part: u32, parts: usize },
    /// A part is in two objects, or twice in one.
    PartTwice { part: u32 },
    /// A group of this object has no member.
    EmptyGroup { object: usize },
    /// A pair names an object that is not there, or one twice.
    BadPair { pair: usize },
    /// Not one pose for each part.
    PoseCount { poses: usize, parts: usize },
    /// A pose has a number that is infinite or not a number.
    NotFinite { part: usize },
    /// A group has no hull.
    Hull(HullError),
}

impl From<HullError> for WorldError {
    fn from(error: HullError) -> Self {
        Self::Hull(error)
    }
}

impl std::fmt::Display for WorldError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::UnknownPart { part, parts } => {
                write!(
                    f,
                    "there is no part {part}: there are {parts}, counted from 0"
                )
            }
            Self::PartTwice { part } => {
                write!(
                    f,
                    "part {part} is merged twice: each part is in one group at most"
                )
            }
            Self::EmptyGroup { object } => {
                write!(
                    f,
                    "object {object} has a group without any part: leave it out"
                )
            }
            Self::BadPair { pair } => write!(
                f,
                "pair {pair} must name two different objects that are there"
            ),
            Self::PoseCount { poses, parts } => {
                write!(f, "{poses} poses are given for {parts} parts")
            }
            Self::NotFinite { part } => write!(
                f,
                "the pose of part {part} has a number that is infinite or not a number"
            ),
            Self::Hull(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for WorldError {}
