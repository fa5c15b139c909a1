//! The version of both files.

/// The version of both files that is written and read.
pub const VERSION: u64 = 1;
