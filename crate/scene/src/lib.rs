//! Holds a scene of parts with identity, poses and state: commands change it, and frames show it.
//!
//! A [`Scene`] is changed by [`Scene::add`] and [`Command`]s, computes its answers in [`Scene::step`], and shows what
//! is known as a [`Frame`]. Lengths are in the scene's unit, positions in the scene's frame unless a name says
//! otherwise.

mod same_mesh;
mod allowed;
mod results;
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
mod drag;
mod hash;
mod pair_task;
pub mod measure;
mod pair_analysis;
mod span_recorder;
mod sorted_list;
mod pair;
mod pair_result;
mod pairs;
mod part;
mod pivot;
mod thread_pool;
mod pair_query;
pub use nearpoint_motion::pose;
mod drag_path;
mod removal;
pub mod report;
mod replace_meshes;
mod resume;
mod revise;
mod robot;
mod scene;
mod scheduler;
mod settings;
mod frame_update;
mod pair_operand;
mod spheres;
mod step;
mod task_queue;
mod trajectory;
mod trace;
mod warm_starts;
mod world;

pub use allowed::AllowedPairs;
pub use check::{MotionCheckOptions, MotionCheck, MotionCheckInput};
pub use clock::Clock;
pub use command::Command;
pub use drag_path::PathContact;
pub use error::SceneError;
pub use frame::{Frame, FramePair, PartState, PartStatus, Totals};
pub use drag::{ConstraintChange, DragContact, DragMode, DragState};
pub use hash::ResultHasher;
pub use pair_analysis::{PairAnalysis, analyse_pair};
/// The types of a pair's result.
pub use nearpoint_geometry::interference::{
    DeviationSource, BoundsScope, Depth, Duplicate, Overlap, PairClass, MeshRelation, UndecidedReason,
};
pub use nearpoint_motion::allowed::{AllowedReason, PairRule};
pub use nearpoint_motion::check::CheckMethod;
pub use nearpoint_motion::history::HistoryPosition;
pub use sorted_list::{Keyed, SortedList};
pub use pair_result::PairResult;
pub use part::{Colour, GREY, NewPart, Part, PartId, Placement};
pub use pivot::Pivot;
pub use thread_pool::{ThreadPool, Workers};
pub use pair_query::query_pair;
pub use removal::{BlockingPair, PathMinClearance, RemovalPhase, RemovalReport, RemovalState, RemovalOptions};
pub use report::PairReport;
pub use replace_meshes::ReplacementMesh;
pub use revise::{PartMatch, NewRevision};
pub use robot::{LinkPart, NewLinkPart, NewRobot, RobotId, SceneRobot};
pub use scene::Scene;
pub use settings::{MAX_AUTOMATIC_PARTS, Settings, MaxDistance};
pub use pair_operand::PairOperand;
pub use spheres::{CollidingSpheres, MAX_SPHERE_PAIRS, SpherePair};
pub use trajectory::{TrajectorySpec, MotionFormat};
pub use trace::{Span, SpanKind, Trace, TraceTotals};

/// A holder of the README's example, so that it compiles and runs as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
