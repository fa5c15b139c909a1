//! Defines a scene of parts with identity, poses and state: commands change it, and frames show it.
//!
//! A [`Scene`] is changed by [`Scene::add`] and [`Command`]s, computes its results in [`Scene::step`], and shows them
//! as a [`Frame`]. Lengths are in the scene's unit, positions in the scene's frame unless a name states another.
//!
//! Terms: docs/glossary.md

mod allowed;
mod check;
mod clearance;
mod clearing_moves;
mod clock;
mod command;
mod common_moves;
mod document;
mod drag;
mod edit;
mod editor;
mod error;
mod evaluate;
pub mod file;
mod frame;
mod hash;
mod joint;
mod joint_ranges;
pub mod measure;
mod move_effect;
mod pair;
mod pair_analysis;
mod pair_query;
mod pair_result;
mod pair_task;
mod pairs;
mod part;
mod part_moves;
mod pivot;
mod results;
mod same_mesh;
mod sorted_list;
mod span_recorder;
mod thread_pool;
pub use nearpoint_motion::pose;
mod drag_path;
mod frame_update;
mod pair_operand;
mod refinement;
mod removal;
mod replace_meshes;
pub mod report;
mod resume;
mod revise;
mod robot;
mod scene;
mod scheduler;
mod settings;
mod settled;
mod spheres;
mod step;
mod sync;
mod task_queue;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod task_queue_tests;
mod trace;
mod trajectory;
mod warm_starts;
mod world;

pub use allowed::AllowedPairs;
pub use check::{MotionCheck, MotionCheckInput, MotionCheckOptions};
pub use clearing_moves::{
    ClearingMove, ClearingMoves, DirectionOrigin, MoveOptions, clearing_moves,
};
pub use clock::Clock;
pub use command::Command;
pub use drag::{ConstraintChange, DragContact, DragMode, DragState};
pub use drag_path::PathContact;
pub use error::SceneError;
pub use frame::{Frame, FramePair, PartState, PartStatus, Totals};
pub use hash::ResultHasher;
pub use joint::{Coupling, NewJoint};
pub use joint_ranges::{
    JointClearance, JointMap, JointMapAxis, JointMapCells, JointMapKind, JointMapRequest,
    JointRange, JointRanges, RangeSection, RangeSectionClass,
};
/// The types of a pair's result.
pub use nearpoint_geometry::interference::{
    BoundsScope, Depth, DeviationSource, Duplicate, MeshRelation, Overlap, PairClass,
    UndecidedReason,
};
pub use nearpoint_motion::allowed::{AllowedReason, PairRule};
pub use nearpoint_motion::check::CheckMethod;
pub use nearpoint_motion::history::HistoryPosition;
pub use pair_analysis::{PairAnalysis, analyse_pair};
pub use pair_operand::PairOperand;
pub use pair_query::{examine_pair, query_pair};
pub use pair_result::PairResult;
pub use part::{Colour, GREY, NewPart, Part, PartId, Placement};
pub use part_moves::{PartFace, PartMove, PartMoves};
pub use pivot::Pivot;
pub use removal::{
    BlockingPair, PathMinClearance, RemovalOptions, RemovalPhase, RemovalReport, RemovalState,
};
pub use replace_meshes::ReplacementMesh;
pub use report::PairReport;
pub use revise::{NewRevision, PartMatch};
pub use robot::{LinkPart, NewLinkPart, NewRobot, RobotId, RobotSource, SceneRobot};
pub use scene::Scene;
pub use settings::{MAX_AUTOMATIC_PARTS, MaxDistance, Settings};
pub use settled::{KernelAnswer, KernelCheck, SettledBy};
pub use sorted_list::{Keyed, SortedList};
pub use spheres::{CollidingSpheres, MAX_SPHERE_PAIRS, SpherePair};
pub use thread_pool::{ThreadPool, Workers};
pub use trace::{Span, SpanKind, Trace, TraceTotals};
pub use trajectory::{MotionFormat, TrajectorySpec};

/// A type that carries the README's example, so that it compiles and runs as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
