//! Represents a body by the voxels that it is in, at any pose.

use super::{Cells, Dimension, Space, Voxels};
use crate::octree::motion::{MotionSource, MoveSettings, moved};
use crate::octree::{Cube, FillRule, Octree, posed_bounds};
use crate::planning::PlanError;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::executor::Executor;
use nearpoint_geometry::nalgebra::{Quaternion, UnitQuaternion};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::CELL_NOISE;
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector};
use nearpoint_message::message;
use std::sync::Arc;

/// A robot or an obstacle as in the paper: the cubes of its compacted tree. They are computed once at the build pose, and
/// every motion starts from there (chapter 5).
///
/// A voxel belongs to the body if any of it touches a moved cube. So the voxels contain the whole body, and their centres
/// are up to one and a half diagonals of a voxel from it. A motion that maps voxels to voxels maps the set exactly.
#[derive(Debug, Clone)]
pub struct VoxelModel {
    space: Space,
    shape: Arc<Shape>,
    built_pose: Pose,
    source: MotionSource,
}

/// The voxels of a body at a pose.
#[derive(Debug, Clone, PartialEq)]
pub struct PlacedVoxels {
    /// The voxels that the body touches, in the world only.
    pub voxels: Voxels,
    /// The compacted cubes of the same set.
    pub cubes: Vec<Cube>,
    /// The number of full leaves of their tree: the paper's count of black nodes.
    pub full_cells: usize,
    /// True if a cube reaches beyond the world; that part is lost.
    pub is_partly_outside: bool,
}

impl PlacedVoxels {
    /// Makes placed voxels from a set of voxels that does not come from a moved body.
    pub fn from_voxels(space: &Space, voxels: Voxels) -> Self {
        Self {
            cubes: Cells::compacted(space, &voxels),
            full_cells: Cells::count_full(space, &voxels),
            voxels,
            is_partly_outside: false,
        }
    }
}

impl VoxelModel {
    /// Builds the voxel model of a closed mesh at a pose. `built_pose` is the pose of its frame in the world.
    ///
    /// # Errors
    /// [`PlanError::Open`], [`PlanError::NotFlat`], [`PlanError::Octree`] for a body that is not in the world,
    /// [`PlanError::NotFinite`], [`PlanError::Interrupted`].
    pub fn new(
        space: &Space,
        shape: Arc<Shape>,
        built_pose: Pose,
        executor: &impl Executor,
    ) -> Result<Self, PlanError> {
        if !shape.is_closed() {
            return Err(PlanError::Open);
        }
        let (world, depth) = (space.world(), space.depth());
        let octree = Octree::from_shape(
            &shape,
            &built_pose,
            world,
            depth,
            FillRule::AnyContact,
            executor,
        )?;
        let source = match space.dimension() {
            Dimension::Flat => {
                check_flat(space, &posed_shape_bounds(&shape, &built_pose))?;
                MotionSource::from_cubes(world, depth, octree.compacted_squares(0))?
            }
            Dimension::Solid => MotionSource::compacted(&octree),
        };
        Ok(Self {
            space: *space,
            shape,
            built_pose,
            source,
        })
    }

    /// Returns the original shape, in its own frame.
    pub fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    /// Returns the space that the model's voxels belong to.
    pub fn space(&self) -> &Space {
        &self.space
    }

    /// Returns the cubes of the model at the pose where it was built; every motion moves these.
    pub fn cubes(&self) -> &[Cube] {
        self.source.cubes()
    }

    /// Returns the voxels of the body at a pose of its frame in the world.
    ///
    /// # Errors
    /// [`PlanError::NotFinite`]; [`PlanError::Tilted`] and [`PlanError::NotFlat`] for a pose out of the plane of a flat
    /// space; [`PlanError::Interrupted`].
    pub fn voxels(&self, pose: &Pose, executor: &impl Executor) -> Result<PlacedVoxels, PlanError> {
        let (voxels, outside) = self.set(pose, executor)?;
        Ok(PlacedVoxels {
            is_partly_outside: outside,
            ..PlacedVoxels::from_voxels(&self.space, voxels)
        })
    }

    /// Returns the voxels, and whether a cube reaches beyond the world.
    pub(super) fn set(
        &self,
        pose: &Pose,
        executor: &impl Executor,
    ) -> Result<(Voxels, bool), PlanError> {
        let mut motion = pose * self.built_pose.inverse();
        if !motion.to_homogeneous().iter().all(|x| x.is_finite()) {
            return Err(PlanError::NotFinite {
                what: message!("pose"),
            });
        }
        if self.space.dimension() == Dimension::Flat {
            check_flat(&self.space, &posed_shape_bounds(&self.shape, pose))?;
            motion = in_plane(&motion)?;
        }
        if let Some(step) = VoxelMotion::from_pose(&self.space, &motion) {
            return Ok(step.apply(&self.space, self.source.cubes()));
        }
        let moved = moved(&self.source, &motion, &MoveSettings::default(), executor)?;
        Ok((
            Voxels::from_octree(&self.space, &moved.octree),
            moved.outside > 0,
        ))
    }
}

/// Returns the box around a posed shape.
pub(super) fn posed_shape_bounds(shape: &Shape, pose: &Pose) -> Aabb {
    posed_bounds(shape, &RigidTransform::new(pose))
}

/// Checks that a body in a flat space is within the middle half of its layer along z.
pub(super) fn check_flat(space: &Space, body: &Aabb) -> Result<(), PlanError> {
    let (low, cell) = (space.world().min().z, space.cell());
    let layer = [low + 0.25 * cell, low + 0.75 * cell];
    let noise = noise(space, 0.0) * cell;
    if body.lo.z < layer[0] - noise || body.hi.z > layer[1] + noise {
        let body = [body.lo.z, body.hi.z];
        return Err(PlanError::NotFlat { body, layer });
    }
    Ok(())
}

/// Removes from the motion the rounding that is not a turn about z or a shift along x and y.
fn in_plane(motion: &Pose) -> Result<Pose, PlanError> {
    let q = motion.rotation.quaternion();
    if q.i.abs().max(q.j.abs()) > CELL_NOISE {
        return Err(PlanError::Tilted);
    }
    let turn = UnitQuaternion::new_normalize(Quaternion::new(q.w, 0.0, 0.0, q.k));
    let shift = Vector::new(motion.translation.x, motion.translation.y, 0.0);
    Ok(Pose::from_parts(shift.into(), turn))
}

/// Returns the largest rounding error, in voxels, of a point that is moved by `shift`.
fn noise(space: &Space, shift: f64) -> f64 {
    let world = space.world();
    CELL_NOISE * (world.bounds().max_abs_coordinate().max(world.edge()) / space.cell() + shift)
}

/// A motion that maps voxels to voxels.
struct VoxelMotion {
    rotation: [[f64; 3]; 3],
    /// The shift of the world's corner, in voxels.
    shift: [f64; 3],
}

impl VoxelMotion {
    /// Returns the motion as a step if it is one, except for rounding.
    fn from_pose(space: &Space, motion: &Pose) -> Option<Self> {
        let rigid = RigidTransform::new(motion);
        let shift = space.in_voxels(&rigid.point(&space.world().min()));
        let noise = noise(space, shift.coords.amax());
        let whole = |x: f64, noise: f64| Some(x.round()).filter(|whole| (x - whole).abs() <= noise);
        let mut step = Self {
            rotation: rigid.rotation,
            shift: shift.into(),
        };
        for x in step.rotation.iter_mut().flatten() {
            *x = whole(*x, CELL_NOISE)?;
        }
        for x in &mut step.shift {
            *x = whole(*x, noise)?;
        }
        Some(step)
    }

    fn apply(&self, space: &Space, cubes: &[Cube]) -> (Voxels, bool) {
        let (mut voxels, mut outside) = (Voxels::new(space), false);
        let to = RigidTransform {
            rotation: self.rotation,
            translation: self.shift,
        };
        let side = f64::from(space.side());
        for cube in cubes {
            let ends = [cube.min, cube.min.map(|x| x + cube.edge)];
            let ends = ends.map(|end| to.point(&Point::from(end.map(f64::from))));
            let [lo, hi] = [ends[0].inf(&ends[1]), ends[0].sup(&ends[1])];
            let size = space.size().map(f64::from);
            let axes = 0..space.axes();
            outside |= axes.clone().any(|axis| lo[axis] < 0.0 || hi[axis] > side);
            // Only the lowest layer of a cube that stands for a square counts.
            let from = [0, 1, 2].map(|axis| lo[axis].max(0.0) as u32);
            let to = [0, 1, 2].map(|axis| hi[axis].min(size[axis]).max(0.0) as u32);
            voxels.fill(from, to);
        }
        (voxels, outside)
    }
}
