//! Why there is no octree, and what to do about it.

use super::{MAX_DEPTH, MAX_MIXED};
use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::work::Stopped;
use nearpoint_message::{Message, message};

/// Why there is no octree.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum OctreeError {
    /// The edge of the world cube is not positive, or something about it is not finite.
    World { min: Point, edge: f64 },
    /// The world is so far from the origin that its smallest cells drown in rounding.
    Unresolved { edge: f64, reach: f64 },
    /// More levels than memory is kept for.
    TooDeep { depth: u32 },
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

nearpoint_message::error!(OctreeError);

impl OctreeError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::World { min, edge } => {
                message!("octree-no-cube-starts", min = min.to_string(), edge)
            }
            Self::Unresolved { edge, reach } => message!("octree-world-edge-reaches", edge, reach),
            Self::TooDeep { depth } => message!(
                "octree-depth-too",
                depth,
                max_depth = MAX_DEPTH,
                cells = 1_u32 << MAX_DEPTH,
                max_mixed = MAX_MIXED
            ),
            Self::Outside { world, part } => message!(
                "octree-part-reaches-beyond",
                from = part.lo.to_string(),
                to = part.hi.to_string(),
                world_from = world.lo.to_string(),
                world_to = world.hi.to_string()
            ),
            Self::Open => message!("octree-surface-open-no"),
            Self::WorldsDiffer => message!("octree-octrees-divide-different"),
            Self::Pose => message!("octree-pose-number-not"),
            Self::Stopped => Stopped.message(),
        }
    }
}

impl From<Stopped> for OctreeError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}
