//! Checks a taught motion as a whole: which parts meet and when, and how near they come, with nothing missed between
//! steps.
//!
//! The check looks at two parts in the middle of an interval of time. How far their joints may stray until its ends
//! bounds how far any of their points may move. Parts that are farther apart than both may move do not meet in all of
//! the interval; else it is cut in two. So each result is proven, up to rounding:
//!
//! * outside the reported intervals, two parts do not meet: no surfaces do, and neither part is inside the other;
//! * at every moment of an interval their surfaces are within [`PairMotionReport::max_distance`] of each other, or one
//!   part is inside the other; if the interval is certain, they meet in it.
//!
//! The scheme is the adaptive bisection of Schwarzer, Saha & Latombe, "Adaptive dynamic collision checking for single
//! and multiple articulated robots in complex environments" (2005). Departures: intervals are measured from their
//! middle, so that the bound covers half of them; all contacts of a motion are reported, not only whether there is one;
//! the bound is sharper for parts of one robot, which only move to each other by the joints between them.
//!
//! Whether a part is inside another cannot change while their surfaces do not meet, so between contacts of surfaces one
//! moment decides. Only a closed part has an inside.

mod clearance;
mod contact_details;
mod curve;
mod error;
mod examine;
mod inside;
mod interval_set;
mod motion_bound;
mod pair;
mod pair_timeline;
mod persistent;
mod report;
mod run;
mod settings;
mod summary;
mod validate;
mod work_cell;

pub use error::CheckError;
pub use report::{
    CheckCounts, CurvePoint, FirstContact, Interval, MinClearance, MotionReport,
    OverallFirstContact, OverallMinClearance, PairMotionReport,
};
pub use run::Check;
pub use settings::{CheckMethod, CheckSettings, MAX_SAMPLES};
pub use work_cell::{Attachment, CheckedBody, MountedRobot, WorkCell};
