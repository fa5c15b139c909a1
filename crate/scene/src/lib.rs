//! Holds a scene of parts with identity, poses and state: commands change it, and frames show it.
//!
//! A [`Scene`] is changed by [`Scene::add`] and [`Command`]s, computes its answers in [`Scene::step`], and shows what
//! is known as a [`Frame`]. Lengths are in the scene's unit, positions in the scene's frame unless a name says
//! otherwise.

mod alike;
mod allowed;
mod answers;
mod check;
mod clearance;
mod clock;
mod command;
mod document;
mod edit;
mod editor;
mod error;
mod evaluate;
pub mod file;
mod frame;
mod hand;
mod hash;
mod job;
pub mod measure;
mod meeting;
mod notes;
mod ordered;
mod pair;
mod pair_result;
mod pairs;
mod part;
mod pivot;
mod pool;
mod question;
pub use nearpoint_motion::pose;
mod drag_path;
mod removal;
pub mod report;
mod reshape;
mod resume;
mod revise;
mod robot;
mod scene;
mod scheduler;
mod settings;
mod show;
mod side;
mod spheres;
mod step;
mod task_queue;
mod taught;
mod trace;
mod warm_starts;
mod world;

pub use allowed::Allowed;
pub use check::{CheckWish, MotionCheck, MotionQuestion};
pub use clock::Clock;
pub use command::Command;
pub use drag_path::Encounter;
pub use error::SceneError;
pub use frame::{Frame, FramePair, PartState, Standing, Totals};
pub use hand::{Change, Contact, DragMode, Hand};
pub use hash::Golden;
pub use meeting::{Meeting, meet};
/// The types of a pair's result.
pub use nearpoint_geometry::interference::{
    Basis, BoundsOf, Depth, Duplicate, Overlap, PairClass, PairKind, UndecidedReason,
};
pub use nearpoint_motion::allowed::{Allowance, PairRule};
pub use nearpoint_motion::check::CheckMethod;
pub use nearpoint_motion::history::Moment;
pub use ordered::{Keyed, Ordered};
pub use pair_result::PairResult;
pub use part::{Colour, GREY, NewPart, Part, PartId, Placement};
pub use pivot::Pivot;
pub use pool::{Pool, Workers};
pub use question::ask;
pub use removal::{Blocker, Narrowest, RemovalPhase, RemovalReport, RemovalState, RemovalWish};
pub use report::PairReport;
pub use reshape::Reshaped;
pub use revise::{KeptPart, NewRevision};
pub use robot::{LinkPart, NewLinkPart, NewRobot, RobotId, SceneRobot};
pub use scene::Scene;
pub use settings::{MOST_USUAL, Settings, Within};
pub use side::Side;
pub use spheres::{CollidingSpheres, MOST_SPHERE_PAIRS, SpherePair};
pub use taught::{Motion, MotionFormat};
pub use trace::{Span, SpanKind, Trace, TraceTotals};

/// A holder of the README's example, so that it compiles and runs as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
