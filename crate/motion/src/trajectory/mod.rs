//! Defines taught motions: the values of all joints at some times, and how they change from one to the next.

mod cubic;
mod error;
pub mod file;
mod limits;
mod spline;
mod keyframes;

pub use error::TrajectoryError;
pub use limits::SpeedViolation;
pub use keyframes::{Interpolation, Keyframe, Trajectory};
