//! Builds a world with a robot that must get from a start to a goal.

use std::sync::Arc;

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::plan::PlanningPart;
use nearpoint_published::planning::PlanError;
use nearpoint_published::planning::{
    Cells, Field, FieldSettings, PlacedVoxels, Space, VoxelModel, Voxels,
};

#[derive(Debug, Clone)]
pub(crate) struct Scene {
    pub space: Space,
    pub robot: Arc<Shape>,
    pub obstacles: Vec<PlanningPart>,
    /// The pose of the robot's frame at the start.
    pub start: Pose,
    pub goal: Pose,
}

/// A scene in voxels, as the paper has it.
#[derive(Debug)]
pub(crate) struct VoxelScene {
    pub robot: VoxelModel,
    pub at_start: PlacedVoxels,
    pub obstacles: Vec<PlacedVoxels>,
    /// The cells of all obstacles together.
    pub cells: Cells,
    /// The number of cubes after compaction.
    pub compacted: usize,
}

impl Scene {
    /// Converts the robot and the obstacles to voxels.
    pub fn to_voxels(&self) -> Result<VoxelScene, PlanError> {
        let body = |shape: &Arc<Shape>, at: &Pose| {
            VoxelModel::new(&self.space, Arc::clone(shape), *at, &SequentialExecutor)
        };
        let robot = body(&self.robot, &self.start)?;
        let place = |obstacle: &PlanningPart| {
            body(&obstacle.shape, &obstacle.pose)?.voxels(&obstacle.pose, &SequentialExecutor)
        };
        let obstacles: Vec<PlacedVoxels> =
            self.obstacles.iter().map(place).collect::<Result<_, _>>()?;
        let mut blocked = Voxels::new(&self.space);
        for obstacle in &obstacles {
            blocked.union_with(&obstacle.voxels);
        }
        Ok(VoxelScene {
            at_start: robot.voxels(&self.start, &SequentialExecutor)?,
            cells: Cells::from_voxels(&self.space, &blocked),
            compacted: Cells::compacted(&self.space, &blocked).len(),
            robot,
            obstacles,
        })
    }

    /// Returns the target of the robot's centre.
    pub fn target(&self) -> Point {
        self.goal.translation.vector.into()
    }
}

impl VoxelScene {
    /// Computes the potential field of the scene's obstacles and goal, with these settings.
    pub fn field(&self, scene: &Scene, settings: FieldSettings) -> Result<Field, PlanError> {
        let target = scene.target();
        Field::new(
            &scene.space,
            &self.obstacles,
            target,
            settings,
            &SequentialExecutor,
        )
    }
}

/// The fraction of a voxel by which bodies are smaller on each side. Bodies with sides between voxels then touch no voxel
/// beyond.
pub(crate) const INSET: f64 = 0.1;
