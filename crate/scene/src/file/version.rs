//! Defines the version of the format of scene files.

/// The version that is written and read.
pub const VERSION: u64 = 1;
