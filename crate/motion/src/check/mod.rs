//! Checks a whole taught motion: which parts collide and when, and how near they come. Nothing is missed between steps.
//!
//! The check examines two parts at the midpoint of an interval of time. The largest change of their joints within the
//! interval bounds the motion of all their points. Parts that are farther apart than both bounds do not collide in the
//! interval; otherwise it is halved. So each result is proven, up to rounding:
//!
//! * outside the reported intervals, two parts do not collide: no surfaces intersect, and neither part is inside the
//!   other;
//! * at every moment of an interval their surfaces are within [`PairMotionReport::max_distance`] of each other, or one
//!   part is inside the other; if the interval is certain, they collide in it.
//!
//! The scheme is the adaptive bisection of Schwarzer, Saha & Latombe, "Adaptive dynamic collision checking for single
//! and multiple articulated robots in complex environments" (2005). Departures: intervals are measured from their
//! midpoint, so that the bound covers half of them; all contacts of a motion are reported, not only whether there is
//! one; the bound is sharper for parts of one robot, which only move to each other by the joints between them.
//!
//! While surfaces do not intersect, containment cannot change, so between contacts of surfaces one moment decides. Only
//! a closed part has an inside.

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
pub(crate) mod validate;
mod work_cell;

pub(crate) use pair::{BoundingSphere, Pair, PosedPair};
pub(crate) use persistent::PersistentExecutor;

pub use error::CheckError;
pub use report::{
    CheckCounts, CurvePoint, FirstContact, Interval, MinClearance, MotionReport,
    OverallFirstContact, OverallMinClearance, PairMotionReport,
};
pub use run::Check;
pub use settings::{CheckMethod, CheckSettings, MAX_SAMPLES};
pub use work_cell::{Attachment, CheckedBody, MountedRobot, WorkCell};
