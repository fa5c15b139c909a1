//! What a walk of two trees tells about its steps.

use super::Child;

/// A step of a walk that looks for pairs of triangles, one of A and one of B, by what is around them in their trees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WalkStep {
    /// What is around subtrees, or triangles, was compared; unless they are near enough, nothing below them is looked
    /// at.
    Compared {
        /// In A's tree.
        a: Child,
        /// In B's tree.
        b: Child,
        /// Whether what is below them is looked at.
        near: bool,
    },
    /// They were near enough when they were compared, and no longer are: something better was found since.
    Passed {
        /// In A's tree.
        a: Child,
        /// In B's tree.
        b: Child,
    },
    /// Two triangles were looked at themselves.
    Triangles {
        /// By its number in A's mesh.
        a: u32,
        /// By its number in B's mesh.
        b: u32,
    },
}
