//! Defines the clock that the caller provides.

/// A function that returns milliseconds since some moment.
pub type Clock = fn() -> f64;
