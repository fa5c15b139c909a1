//! Why there is no octree, and what to do about it.

use super::{MAX_DEPTH, MAX_MIXED};
use crate::Point;
use crate::bounds::Aabb;
use crate::work::Stopped;

/// Why there is no octree.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum OctreeError {
    /// The edge of the world cube is not positive, or something about it is not finite.
    World { min: Point, edge: f64 },
    /// The world is so far from the origin that its smallest cells drown in rounding.
    Unresolved { edge: f64, reach: f64 },
    /// More levels than memory is kept for.
    TooDeep { depth: u32 },
    /// No size of a cell.
    CellSize { cell: f64 },
    /// A box, given in the world's frame, is not in the world.
    Outside { world: Aabb, part: Aabb },
    /// A surface with a boundary has no inside.
    Open,
    /// Two trees over different worlds or of different depth.
    WorldsDiffer,
    /// The pose is not of finite numbers.
    Pose,
    /// The answer was no longer wanted.
    Stopped,
}

impl From<Stopped> for OctreeError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

impl std::fmt::Display for OctreeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::World { min, edge } => write!(
                f,
                "no cube starts at {min} with an edge of {edge}: it needs finite numbers and an edge above 0"
            ),
            Self::Unresolved { edge, reach } => write!(
                f,
                "a world of edge {edge} reaches to the coordinate {reach}, where its smallest cells drown in rounding: \
                 move it to the origin, or make it larger"
            ),
            Self::TooDeep { depth } => write!(
                f,
                "an octree of depth {depth} is too deep: the most is {MAX_DEPTH}, {} cells along an edge and up to \
                 {MAX_MIXED} mixed cells of 8 bytes; choose larger cells or a smaller world",
                1_u32 << MAX_DEPTH
            ),
            Self::CellSize { cell } => {
                write!(f, "cells have a positive size, {cell} is none")
            }
            Self::Outside { world, part } => write!(
                f,
                "the part from {} to {} reaches beyond the world from {} to {}: make a world around it, or grow this one",
                part.lo, part.hi, world.lo, world.hi
            ),
            Self::Open => f.write_str(
                "the surface is open, so that no centre of a cell is inside: ask for any contact, or close the surface",
            ),
            Self::WorldsDiffer => f.write_str(
                "the octrees divide different worlds, or to different depths: build them in one world, to one depth",
            ),
            Self::Pose => f.write_str("the pose has a number that is not finite"),
            Self::Stopped => Stopped.fmt(f),
        }
    }
}

impl std::error::Error for OctreeError {}
