//! Moves one cube of the source, and finds the cells of the world that it makes full.

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_published::octree::motion::{
    CellTest, MotionSource, MoveCounts, MoveSettings, moved,
};
use nearpoint_published::octree::{Cube, Octree, OctreeError};

use super::differing;
use super::moves::Mover;

const MOVES: u32 = 20;
/// The largest edge, in voxels, whose cells are still distinct in a picture.
const EDGE: u32 = 4;

#[derive(Debug)]
pub(super) struct MovedCell {
    pub cube: Cube,
    pub pose: Pose,
    /// The tree by the exact test.
    pub tree: Octree,
    /// The cells that are full by only one of the approximate and the exact test.
    pub differing: Octree,
    pub exact: MoveCounts,
    pub approximate: MoveCounts,
}

/// Returns the first of the largest cubes that are not too large.
pub(super) fn moved_cell(mover: &Mover, source: &Octree) -> Result<Option<MovedCell>, OctreeError> {
    let cubes = mover.sources[1].cubes().iter();
    let fit = cubes.filter(|cube| cube.edge <= EDGE);
    let Some(&cube) = fit.rev().max_by_key(|cube| cube.edge) else {
        return Ok(None);
    };
    let side = |axis: usize| cube.min[axis]..cube.min[axis] + cube.edge;
    let voxels = side(0).flat_map(|x| side(1).flat_map(move |y| side(2).map(move |z| [x, y, z])));
    let alone = Octree::from_voxels(source.world(), source.depth(), voxels)?;
    let alone = MotionSource::compacted(&alone);
    let pose = mover.pose(MOVES);
    let update = |test| {
        let rule = mover.parameters.rule;
        moved(
            &alone,
            &pose,
            &MoveSettings { rule, test },
            &SequentialExecutor,
        )
    };
    let (exact, approximate) = (update(CellTest::Exact)?, update(CellTest::WengAhuja)?);
    Ok(Some(MovedCell {
        cube,
        pose,
        differing: differing(&exact.octree, &approximate.octree)?,
        tree: exact.octree,
        exact: exact.counts,
        approximate: approximate.counts,
    }))
}
