//! What is as good as, for numbers that come from Python.

/// Tolerance, a share of one: the columns of a matrix that stands for a rotation may miss length one, and right angles
/// to each other, by so much: some programs compute them in f32.
pub const ROTATION_MATRIX: f64 = 1e-5;
