//! Predicts which faces of moving parts intersect until the next pose.
//!
//! After chapter 3 of Kitamura's thesis on real-time collision detection in three dimensions. Each step is a function of its
//! own, so that a caller can time it; [`predict_collisions`] runs them all:
//! 1. world-aligned boxes of all parts and their overlaps;
//! 2. the faces that intersect these regions;
//! 3. one recursion over cubes, which stores no tree and lists each pair of faces of different parts in one cube;
//! 4. a test of each pair over the whole step.
//!
//! Departures: the boxes, faces and cubes of steps 1–3 are those of the whole step ([`Bounds::Swept`]). Those of one instant
//! lose pairs on both sides of a border. Pairs whose boxes are apart are not listed.
//!
//! Rigid parts have trees over their triangles. By default [`predict_collisions`] lists pairs by them instead of steps 1–3,
//! which is faster; [`PairListMethod::Cubes`] is the thesis's method. [`by_octrees`] is the method of chapter 2, by stored
//! trees.
//!
//! Positions are in the world's frame and unit. Only surfaces are tested: a part wholly inside another has no pair with it,
//! see [`nearpoint_geometry::collide::containment`].

mod bounds_mode;
mod boxes;
pub mod by_octrees;
mod candidates;
mod cells;
mod cubes;
mod end_poses;
mod face_octree;
mod forecast;
mod moving_triangles;
mod part;
mod predict_pose;
mod prism;
mod run;
mod sharing;
mod tree;

pub use bounds_mode::BoundsMode;
pub use boxes::{Boxes, Region, boxes};
pub use candidates::{Candidates, Face, FaceId, candidates};
pub use cubes::{AlignedCube, Cubes, Depth, MAX_DEPTH, cubes};
pub use face_octree::{CandidatePair, Cube, list_pairs};
pub use forecast::{Forecast, Schedule, ScheduledTest, forecast, schedule};
pub use part::{Part, Step, StepError};
pub use predict_pose::predict_pose;
pub use run::{
    Counts, PairListMethod, PredictionResult, PredictionSettings, PredictiveError,
    predict_collisions,
};
pub use sharing::{
    Collision, MIN_SHARED_PAIRS, Sharing, TestResult, test_pairs, test_while_listing,
    triangle_pairs,
};
