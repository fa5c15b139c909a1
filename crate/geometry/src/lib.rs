//! Answers pure geometric queries on shapes and poses: which triangles meet, how far apart parts are, and where.
//!
//! This crate has no clock, randomness, logging or threads. Its features add serde and TypeScript to the spellings of
//! results only. A query that can be split takes an [`executor::Executor`] from its caller;
//! [`executor::SequentialExecutor`] runs everything in place.
//!
//! Frames: the name of a pose states the frame it maps; `b_in_a` takes points of B's frame into A's. Lengths are in the
//! caller's unit, angles in radians.
//!
//! Terms: docs/glossary.md

pub mod bounds;
pub mod brute_force;
pub mod closest;
pub mod collide;
mod compressed_lists;
pub mod executor;
pub mod face;
pub mod hull;
pub mod interference;
pub mod measure;
pub mod order;
pub mod planar;
pub mod random;
mod rigid;
pub mod shape;
mod string_enum;
pub mod tolerance;
pub mod trace;
pub mod unit;

pub use nalgebra;
pub use rigid::{RigidTransform, relative_pose};
/// A rigid motion: a rotation followed by a translation, in f64. Its name states the frame that it maps, as in
/// `b_in_a`.
pub type Pose = nalgebra::Isometry3<f64>;
/// A position in space, in f64.
pub type Point = nalgebra::Point3<f64>;
/// A difference of positions in space, or a direction, in f64.
pub type Vector = nalgebra::Vector3<f64>;
/// A list of vertices, triangles or nodes. Most lists are short and need no allocation; one type keeps the code small.
pub(crate) type IndexList = smallvec::SmallVec<[u32; 64]>;

/// Keeps the examples of this crate's README, and of the tree's, compiling and running.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../../../README.md")]
struct Readme;
