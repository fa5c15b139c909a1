//! Why parts cannot be merged or searched.

use nearpoint_geometry::hull::HullError;

/// What is wrong with a world or with the poses of a cycle. Parts, objects and groups are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum MergeError {
    /// An object names a part that is not there.
    #[error("there is no part {part}: there are {parts}, counted from 0")]
    UnknownPart { part: u32, parts: usize },
    /// A part is in two objects, or twice in one.
    #[error("part {part} is merged twice: each part is in one group at most")]
    PartTwice { part: u32 },
    /// A group of this object has no member.
    #[error("object {object} has a group without any part: leave it out")]
    EmptyGroup { object: usize },
    /// A pair names an object that is not there, or one twice.
    #[error("pair {pair} must name two different objects that are there")]
    BadPair { pair: usize },
    /// Not one pose for each part.
    #[error("{poses} poses are given for {parts} parts")]
    PoseCount { poses: usize, parts: usize },
    /// A pose has a number that is infinite or not a number.
    #[error("the pose of part {part} has a number that is infinite or not a number")]
    NotFinite { part: usize },
    /// A group has no hull.
    #[error(transparent)]
    Hull(#[from] HullError),
}
