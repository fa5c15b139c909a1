//! The clock that the caller gives.

/// Milliseconds since some moment.
pub type Clock = fn() -> f64;
