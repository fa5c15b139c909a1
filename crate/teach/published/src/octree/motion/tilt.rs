//! Holds the data that all cubes of one update share.

use crate::octree::build::check_finite;
use crate::octree::{Cube, FillRule, MAX_DEPTH, OctreeError, WorldCube};
use nearpoint_geometry::tolerance::CELL_NOISE;
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector};
use wide::f64x4;

const LEVELS: usize = MAX_DEPTH as usize + 1;
/// Half the diagonal of a cube of half edge 1.
pub(super) const DIAGONAL: f64 = 1.732_050_807_568_877_2;

/// A pose in voxels, with derived data.
#[derive(Debug, Clone)]
pub(super) struct Tilt {
    /// The pose in voxels from the world's corner.
    pose: RigidTransform,
    /// The absolute values of the rotation, by rows.
    pub size: [[f64; 3]; 3],
    /// Half the extents along the world's axes of a tilted cube of half edge 1.
    pub in_world: Vector,
    /// Half the extents along the tilted axes of a cell of half edge 1.
    pub in_source: Vector,
    pub levels: [Level; LEVELS],
    /// The steps to the eight voxels of a cell along the tilted axes, axis by axis.
    pub to_voxels: [[f64x4; 2]; 3],
    /// The largest rounding error of a distance, in voxels.
    pub noise: f64,
}

/// The data of cells of one size.
#[derive(Debug, Clone, Copy)]
pub(super) struct Level {
    /// Half the edge of the compared cube: the cell, or the cube of its voxels' centres.
    pub half: f64,
    /// The steps from the centre of the parent to those of its children, along the world's axes and along the tilted ones.
    pub steps: [[Vector; 2]; 8],
}

impl Tilt {
    /// Prepares the data of a motion to a pose, for cubes of a tree with this depth.
    pub fn new(
        pose: &Pose,
        world: &WorldCube,
        depth: u32,
        rule: FillRule,
    ) -> Result<Self, OctreeError> {
        let mut rigid = RigidTransform::new(pose);
        let (cell, min) = (world.cell_size(depth), world.min());
        let shift = (rigid.point(&min) - min) / cell;
        rigid.translation = shift.into();
        check_finite(&rigid)?;
        let size = rigid.rotation.map(|row| row.map(f64::abs));
        let row = |i: usize| size[i].iter().sum();
        let column = |j: usize| size.iter().map(|row| row[j]).sum();
        let shrunk = if rule == FillRule::Centre { 1.0 } else { 0.0 };
        let level = |l: usize| {
            let edge = (1_u32 << l) as f64;
            Level {
                half: 0.5 * (edge - shrunk),
                steps: [0, 1, 2, 3, 4, 5, 6, 7].map(|child| {
                    let side = |axis: usize| (child >> axis & 1) as f64 - 0.5;
                    let step = Vector::new(side(0), side(1), side(2)) * edge;
                    [step, rotate_back(&rigid, &step)]
                }),
            }
        };
        let levels: [Level; LEVELS] = std::array::from_fn(level);
        let to_voxel = |axis: usize, i: usize| levels[0].steps[i][1][axis];
        let four =
            |axis: usize, first: usize| f64x4::new([0, 1, 2, 3].map(|i| to_voxel(axis, first + i)));
        Ok(Self {
            pose: rigid,
            size,
            in_world: Vector::new(row(0), row(1), row(2)),
            in_source: Vector::new(column(0), column(1), column(2)),
            to_voxels: [0, 1, 2].map(|axis| [four(axis, 0), four(axis, 4)]),
            levels,
            noise: world.noise(depth) + CELL_NOISE * shift.amax(),
        })
    }

    /// Returns the centre of a source cube, posed.
    pub fn centre(&self, cube: &Cube) -> Point {
        let half = 0.5 * f64::from(cube.edge);
        self.pose
            .point(&cube.min.map(|x| f64::from(x) + half).into())
    }

    /// Returns a difference of points along the axes of the tilted cubes.
    pub fn to_source(&self, v: &Vector) -> Vector {
        rotate_back(&self.pose, v)
    }

    /// Returns the direction of a tilted axis, given by its index, in the world's frame.
    pub fn axis(&self, j: usize) -> Vector {
        let r = &self.pose.rotation;
        Vector::new(r[0][j], r[1][j], r[2][j])
    }
}

fn rotate_back(pose: &RigidTransform, v: &Vector) -> Vector {
    let r = &pose.rotation;
    let along = |j: usize| r[0][j] * v.x + r[1][j] * v.y + r[2][j] * v.z;
    Vector::new(along(0), along(1), along(2))
}
