//! Which faces of moving parts meet until the next pose.
//!
//! After chapter 3 of Kitamura's thesis on real-time collision detection in three dimensions: (1) world-aligned boxes
//! of all parts and where they overlap, (2) the faces that meet these regions, (3) one recursion over cubes, which
//! stores no tree and lists each pair of faces of different parts in one cube, (4) a test of each pair over the whole
//! step. Each is a function of its own, so that a caller can time it; [`predict_collisions`] runs them all.
//!
//! Departures: the boxes, faces and cubes of steps 1–3 are those of the whole step ([`Bounds::Swept`]), because those
//! of one instant lose pairs that stand on both sides of a border; and pairs whose boxes are apart are not listed.
//!
//! Rigid parts bring trees over their triangles along: by default [`predict_collisions`] lists pairs by them in place
//! of steps 1–3, which is faster; [`Listing::Cubes`] is the thesis's way.
//!
//! [`by_octrees`] is the way of chapter 2, by stored trees.
//!
//! Positions are in the world's frame and unit. Only surfaces meet: a part wholly inside another has no pair with it,
//! see [`nearpoint_geometry::collide::containment`].

mod bounds;
mod boxes;
pub mod by_octrees;
mod candidates;
mod cells;
mod cubes;
mod ends;
mod face_octree;
mod forecast;
mod moved;
mod part;
mod predicted;
mod prism;
mod run;
mod sharing;
mod tree;

pub use bounds::Bounds;
pub use boxes::{Boxes, Region, boxes};
pub use candidates::{Candidates, Face, FaceId, candidates};
pub use cubes::{AlignedCube, Cubes, Depth, MOST_DEPTH, cubes};
pub use face_octree::{CandidatePair, Cube, list_pairs};
pub use forecast::{Forecast, Schedule, Taken, forecast, schedule};
pub use part::{Part, Step, StepError};
pub use predicted::predicted;
pub use run::{Answer, Counts, Listing, PredictionSettings, PredictiveError, predict_collisions};
pub use sharing::{
    Collision, FEW_PAIRS, Sharing, Tested, test_pairs, test_while_listing, triangle_pairs,
};
