//! Computes the robot at the nodes: its orientations, its voxels, its value.

use super::{SearchSettings, ValueMeasure};
use crate::octree::Cube;
use crate::planning::PlanError;
use crate::planning::voxel_model::posed_shape_bounds;
use crate::planning::{Dimension, Field, VoxelModel};
use nearpoint_geometry::executor::Executor;
use nearpoint_geometry::nalgebra::{ComplexField, UnitQuaternion};
use nearpoint_geometry::{Point, Pose, Vector};

/// The largest number of voxel offsets that are cached: 64 MiB. Beyond that they are computed again when needed.
const MAX_CACHED_OFFSETS: usize = 1 << 24;

/// The robot with cached data for each orientation: its voxels with the reference point on a corner of voxels, and in the
/// centre of one. Shifts by whole voxels give those of any node.
#[derive(Debug, Clone)]
pub(super) struct Robot {
    body: VoxelModel,
    /// The reference point, in the shape's frame.
    reference: Point,
    /// The height of the start pose, which does not change in a flat space.
    height: f64,
    measure: ValueMeasure,
    /// The threshold of equality: two orientations are equal if their quaternions' product is above this.
    same_orientation: f64,
    turns: Vec<UnitQuaternion<f64>>,
    /// The voxels by orientation: with the reference point on a corner, and at the centre of a voxel.
    oriented_voxels: Vec<[OrientedVoxels; 2]>,
    /// The number of offsets in all orientations.
    cached_offsets: usize,
}

#[derive(Debug, Clone, Default)]
enum OrientedVoxels {
    #[default]
    Unknown,
    /// The world is too small for the robot.
    TooLarge,
    Computed(Offsets),
}

/// The voxels relative to the one that the reference point is in, or to the upper one at its corner.
#[derive(Debug, Clone)]
struct Offsets {
    lo: [i32; 3],
    hi: [i32; 3],
    /// The offsets by the numbers of the voxels.
    all: Vec<i32>,
}

impl Robot {
    /// Makes the robot in its start orientation.
    pub fn new(body: &VoxelModel, start: &Pose, settings: &SearchSettings) -> Self {
        Self {
            body: body.clone(),
            reference: body.shape().bounds().centre(),
            height: start.translation.z,
            measure: settings.measure,
            same_orientation: ComplexField::cos(0.25 * settings.alpha),
            turns: vec![start.rotation],
            oriented_voxels: vec![Default::default()],
            cached_offsets: 0,
        }
    }

    /// Returns the voxel model of the robot.
    pub fn body(&self) -> &VoxelModel {
        &self.body
    }

    /// Returns the position of the reference point at a pose.
    pub fn at(&self, pose: &Pose) -> Point {
        pose * self.reference
    }

    /// Returns the robot's pose in an orientation, with its reference point at `at`, in the world's frame and unit.
    pub fn pose(&self, turn: u32, at: &Point) -> Pose {
        let rotation = self.turns[turn as usize];
        let mut shift = at - rotation * self.reference;
        if self.body.space().dimension() == Dimension::Flat {
            shift.z = self.height;
        }
        Pose::from_parts(shift.into(), rotation)
    }

    /// Returns the index of the orientation after a turn from another one about an axis of the world. One that is
    /// nearer than half a step to an earlier one counts as that one, so that their number is finite.
    pub fn turned(&mut self, turn: u32, axis: usize, angle: f64) -> u32 {
        let by = UnitQuaternion::from_scaled_axis(Vector::ith(axis, angle));
        let to = by * self.turns[turn as usize];
        let alike =
            |had: &UnitQuaternion<f64>| had.coords.dot(&to.coords).abs() > self.same_orientation;
        let had = self.turns.iter().position(alike).unwrap_or_else(|| {
            self.turns.push(to);
            self.oriented_voxels.push(Default::default());
            self.turns.len() - 1
        });
        had as u32
    }

    /// Returns the robot's value in a cell and an orientation; None if it hits an obstacle or leaves the world.
    ///
    /// # Errors
    /// [`PlanError::Interrupted`].
    pub fn value(
        &mut self,
        turn: u32,
        cell: &Cube,
        field: &Field,
        executor: &impl Executor,
    ) -> Result<Option<f64>, PlanError> {
        let (slot, in_middle) = (turn as usize, cell.edge == 1);
        if matches!(
            self.oriented_voxels[slot][usize::from(in_middle)],
            OrientedVoxels::Unknown
        ) {
            let stamp = self.compute_voxels(turn, in_middle, executor)?;
            self.cache(slot, in_middle, stamp);
        }
        let OrientedVoxels::Computed(offsets) = &self.oriented_voxels[slot][usize::from(in_middle)]
        else {
            return Ok(None);
        };
        let mut anchor = cell.min.map(|x| x + cell.edge / 2);
        if self.body.space().dimension() == Dimension::Flat {
            anchor[2] = 0;
        }
        Ok(offsets
            .sum(anchor, field)
            .map(|sum| self.measured(sum, offsets.all.len())))
    }

    /// Returns the placement of the robot at any pose, for the start.
    ///
    /// # Errors
    /// Those of [`VoxelModel::voxels`].
    pub fn value_at(
        &self,
        pose: &Pose,
        field: &Field,
        executor: &impl Executor,
    ) -> Result<PlacementState, PlanError> {
        let (voxels, outside) = self.body.set(pose, executor)?;
        if outside {
            return Ok(PlacementState::Outside);
        }
        let mut obstacles = field.obstacles().iter();
        if let Some(obstacle) = obstacles.position(|o| o.intersects(&voxels)) {
            return Ok(PlacementState::Occupied(obstacle));
        }
        let sum = voxels.indices().map(|i| field.values()[i]).sum();
        Ok(PlacementState::Free(self.measured(sum, voxels.count())))
    }

    fn measured(&self, sum: f64, voxels: usize) -> f64 {
        match self.measure {
            ValueMeasure::Sum => sum,
            ValueMeasure::Mean => sum / voxels.max(1) as f64,
        }
    }

    fn cache(&mut self, slot: usize, in_middle: bool, stamp: OrientedVoxels) {
        if let OrientedVoxels::Computed(offsets) = &stamp {
            self.cached_offsets += offsets.all.len();
            if self.cached_offsets > MAX_CACHED_OFFSETS {
                self.cached_offsets = offsets.all.len();
                self.oriented_voxels.fill_with(Default::default);
            }
        }
        self.oriented_voxels[slot][usize::from(in_middle)] = stamp;
    }

    /// Computes the robot's voxels near the centre of the world, where there is most space.
    fn compute_voxels(
        &self,
        turn: u32,
        in_middle: bool,
        executor: &impl Executor,
    ) -> Result<OrientedVoxels, PlanError> {
        let space = self.body.space();
        let about = posed_shape_bounds(self.body.shape(), &self.pose(turn, &Point::origin()));
        let aside = about.centre().coords / space.cell();
        let half = 0.5 * f64::from(space.side());
        let anchor = aside.map(|x| (half - x).round());
        let part = if in_middle { 0.5 } else { 0.0 };
        let at = space.in_world(&anchor.map(|x| x + part).into());
        let (voxels, outside) = self.body.set(&self.pose(turn, &at), executor)?;
        if outside || voxels.is_empty() {
            return Ok(OrientedVoxels::TooLarge);
        }
        let mut anchor = anchor.map(|x| x as i32);
        if space.dimension() == Dimension::Flat {
            anchor.z = 0;
        }
        let (mut lo, mut hi) = ([i32::MAX; 3], [i32::MIN; 3]);
        let mut all = Vec::with_capacity(voxels.count());
        for voxel in voxels.iter() {
            let from = [0, 1, 2].map(|axis| voxel[axis] as i32 - anchor[axis]);
            for axis in 0..3 {
                lo[axis] = lo[axis].min(from[axis]);
                hi[axis] = hi[axis].max(from[axis]);
            }
            all.push(from[0] + (from[1] << space.depth()) + (from[2] << (2 * space.depth())));
        }
        Ok(OrientedVoxels::Computed(Offsets { lo, hi, all }))
    }
}

/// The placement of the robot at a pose, with its value if it is free.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum PlacementState {
    Free(f64),
    /// The robot is in voxels of the obstacle of this number.
    Occupied(usize),
    /// The robot reaches beyond the world.
    Outside,
}

impl Offsets {
    /// Returns the sum of the potential over all voxels; None if one is blocked or outside.
    fn sum(&self, anchor: [u32; 3], field: &Field) -> Option<f64> {
        let space = field.space();
        let size = space.size();
        let fits = |axis: usize| {
            let at = anchor[axis] as i32;
            at + self.lo[axis] >= 0 && at + self.hi[axis] < size[axis] as i32
        };
        if !(0..3).all(fits) {
            return None;
        }
        let from = space.index(anchor) as i32;
        let (blocked, values) = (field.blocked(), field.values());
        if self
            .all
            .iter()
            .any(|offset| blocked.contains_index((from + offset) as usize))
        {
            return None;
        }
        let each = self
            .all
            .iter()
            .map(|offset| values[(from + offset) as usize]);
        Some(each.sum())
    }
}
