//! Defines taught motions: the values of all joints at some times, and the interpolation between them.

mod cubic;
mod error;
pub mod file;
mod keyframes;
mod limits;
mod spline;

pub use error::TrajectoryError;
pub use keyframes::{Interpolation, Keyframe, Trajectory};
pub use limits::SpeedViolation;
