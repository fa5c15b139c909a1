//! Defines the version of both files.

/// The version of both files that this crate reads and writes.
pub const VERSION: u64 = 1;
