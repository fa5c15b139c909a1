//! Why there is no octree, and what to do about it.

use super::{MAX_DEPTH, MAX_MIXED};
use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::work::Stopped;

/// Why there is no octree.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum OctreeError {
    /// The edge of the world cube is not positive, or something about it is not finite.
    #[error(
        "no cube starts at {min} with an edge of {edge}: it needs finite numbers and an edge above 0"
    )]
    World { min: Point, edge: f64 },
    /// The world is so far from the origin that its smallest cells drown in rounding.
    #[error(
        "a world of edge {edge} reaches to the coordinate {reach}, where its smallest cells drown in rounding: \
         move it to the origin, or make it larger"
    )]
    Unresolved { edge: f64, reach: f64 },
    /// More levels than memory is kept for.
    #[error(
        "an octree of depth {depth} is too deep: the most is {MAX_DEPTH}, {} cells along an edge and up to \
         {MAX_MIXED} mixed cells of 8 bytes; choose larger cells or a smaller world",
        1_u32 << MAX_DEPTH
    )]
    TooDeep { depth: u32 },
    /// No size of a cell.
    #[error("cells have a positive size, {cell} is none")]
    CellSize { cell: f64 },
    /// A box, given in the world's frame, is not in the world.
    #[error(
        "the part from {} to {} reaches beyond the world from {} to {}: make a world around it, or grow this one",
        .part.lo, .part.hi, .world.lo, .world.hi
    )]
    Outside { world: Aabb, part: Aabb },
    /// A surface with a boundary has no inside.
    #[error(
        "the surface is open, so that no centre of a cell is inside: ask for any contact, or close the surface"
    )]
    Open,
    /// Two trees over different worlds or of different depth.
    #[error(
        "the octrees divide different worlds, or to different depths: build them in one world, to one depth"
    )]
    WorldsDiffer,
    /// The pose is not of finite numbers.
    #[error("the pose has a number that is not finite")]
    Pose,
    /// The answer was no longer wanted.
    #[error("{}", Stopped)]
    Stopped,
}

impl From<Stopped> for OctreeError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}
