//! Builds the part, its tree, and its motion.

use crate::shapes::{self, ShapeResult};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_published::octree::{FillRule, Octree, OctreeError, WorldCube};

/// The level of the published measurement.
pub(super) const LEVEL: u32 = 5;
/// The edge of the world, in voxels of that level.
const EDGE: f64 = 32.0;
/// The number of published moves.
pub(super) const MOVES: u32 = 39;

/// Returns a fuselage, wings and a tail, each solid, with about as many full cells as the paper's shuttle, which is not
/// available.
pub(super) fn shape() -> ShapeResult {
    let mut soup = Soup::default();
    let mut add = |part, size, at| shapes::add(&mut soup, part, size, at);
    let cube = || primitives::cuboid(1.0, 1.0, 1.0);
    add(
        primitives::uv_sphere(24, 16, 1.0),
        [14.0, 3.6, 3.6],
        [0.0; 3],
    );
    add(cube(), [12.0, 25.0, 2.0], [4.0, 0.0, -1.5]);
    add(cube(), [7.0, 2.0, 9.0], [9.8, 0.0, 4.0]);
    shapes::shape(soup)
}

/// Returns the pose at which the tree is built: at the centre of the world, a little rolled and pitched.
pub(super) fn built_pose() -> Pose {
    let turn = UnitQuaternion::from_euler_angles(0.05, 0.1, 0.0);
    Pose::from_parts(centre().into(), turn)
}

fn centre() -> Vector {
    Vector::repeat(EDGE / 2.0)
}

/// Builds the tree. The voxels whose centres are in the part are full; the chosen rule applies to the moves only.
pub(super) fn tree(shape: &Shape, level: u32) -> Result<Octree, OctreeError> {
    let world = WorldCube::new(Point::origin(), EDGE)?;
    Octree::from_shape(
        shape,
        &built_pose(),
        world,
        level,
        FillRule::Centre,
        &SequentialExecutor,
    )
}

/// Returns all moves so far in one pose: each is a shift and a turn about the centre of the world (Kitamura, section 5.6).
pub(super) fn pose(moves: u32) -> Pose {
    let turn = Vector::new(1.5, -1.5, 1.5).map(f64::to_radians);
    let step = UnitQuaternion::from_scaled_axis(turn);
    let shift = shift(1) + centre() - step * centre();
    let step = Pose::from_parts(shift.into(), step);
    (0..moves).fold(Pose::identity(), |pose, _| step * pose)
}

/// Returns the motion without the turns.
pub(super) fn shift(moves: u32) -> Vector {
    Vector::new(-0.1, 0.0, 0.0) * f64::from(moves)
}
