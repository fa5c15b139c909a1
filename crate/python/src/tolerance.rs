//! Defines tolerances for numbers that come from Python.

/// Tolerance, relative: the largest deviation of a rotation matrix's columns from unit length and right angles, because
/// some programs compute them in f32.
pub const ROTATION_MATRIX: f64 = 1e-5;
