//! The errors of octrees.

use super::{MAX_DEPTH, MAX_MIXED};
use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::executor::Interrupted;
use nearpoint_message::{Message, message};

/// The reasons why an octree cannot be built or moved.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum OctreeError {
    /// The edge of the world cube is not positive, or one of its numbers is not finite.
    World { min: Point, edge: f64 },
    /// The world is so far from the origin that its smallest cells are below rounding.
    Unresolved { edge: f64, max_coordinate: f64 },
    /// The depth exceeds [`super::MAX_DEPTH`].
    TooDeep { depth: u32 },
    /// A box, given in the world's frame, is not in the world.
    Outside { world: Aabb, part: Aabb },
    /// A surface with a boundary has no inside.
    Open,
    /// Two trees are over different worlds or of different depths.
    WorldsDiffer,
    /// The pose is not finite.
    Pose,
    /// The caller stopped the computation.
    Interrupted,
}

nearpoint_message::error!(OctreeError);

impl OctreeError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::World { min, edge } => {
                message!("octree-no-cube-starts", min = min.to_string(), edge)
            }
            Self::Unresolved {
                edge,
                max_coordinate,
            } => message!("octree-world-edge-reaches", edge, max_coordinate),
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
            Self::Interrupted => Interrupted.message(),
        }
    }
}

impl From<Interrupted> for OctreeError {
    fn from(_: Interrupted) -> Self {
        Self::Interrupted
    }
}
