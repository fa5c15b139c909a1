//! Moves there and back: always from the source, against the tree of a tree of a tree.

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_published::octree::motion::{CellTest, MotionSource, MoveSettings, moved};
use nearpoint_published::octree::{Octree, OctreeError};

use super::differing;
use super::moves::Mover;

/// The number of moves away, and of moves back.
const AWAY: u32 = 8;

/// The results of the motion there and back.
#[derive(Debug)]
pub(super) struct RoundTrip {
    pub moves: usize,
    /// The tree from the source, with the motion there and back as one pose.
    pub from_source: Octree,
    /// The tree that each move makes from that of the move before.
    pub from_last: Octree,
    /// The number of voxels that differ from the first tree.
    pub wrong_from_source: usize,
    pub wrong_from_last: Octree,
}

/// Moves there and back. The first tree is that of the source before any motion, by the same rule.
pub(super) fn round_trip(mover: &Mover, source: &Octree) -> Result<RoundTrip, OctreeError> {
    let settings = MoveSettings {
        rule: mover.parameters.rule,
        test: CellTest::Exact,
    };
    let update =
        |source: &MotionSource, pose: &Pose| moved(source, pose, &settings, &SequentialExecutor);
    let step = mover.pose(1);
    let mut tree = source.clone();
    for one in [step, step.inverse()] {
        for _ in 0..AWAY {
            tree = update(&MotionSource::from_octree(&tree), &one)?.octree;
        }
    }
    let away = mover.pose(AWAY);
    let back = (0..AWAY).fold(away, |pose, _| step.inverse() * pose);
    let from_source = update(&mover.sources[0], &back)?.octree;
    let first = update(&mover.sources[0], &Pose::identity())?.octree;
    Ok(RoundTrip {
        moves: AWAY as usize,
        wrong_from_source: differing(&from_source, &first)?.counts().voxels,
        wrong_from_last: differing(&tree, &first)?,
        from_source,
        from_last: tree,
    })
}
