//! Provides what the lessons about flat contours need: two contours on a sheet, four methods that separate them, and their
//! picture. [`StraightMotion`] serves the figure above the course.

mod exact;
mod motion_tests;
mod nearest;
mod pair;
mod picture;
mod random;
mod shapes;
mod sheet;

pub use motion_tests::{MotionContact, MotionTests, StraightMotion};
pub(crate) use nearest::{nearest, spatial};
pub(crate) use pair::{ContourMethod, ContourPair, METHODS};
pub(crate) use picture::{at, layer, plate_of};
pub(crate) use random::{Kind, contour, random_pose};
pub(crate) use shapes::{named, rotated, scaled};
pub(crate) use sheet::{MAX_SHIFT, Sheet, TURNS, drag};
