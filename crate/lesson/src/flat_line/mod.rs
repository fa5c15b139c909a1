//! The flat line.
