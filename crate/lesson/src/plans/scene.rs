//! A world with a robot that has to get from a start to a goal.

use std::sync::Arc;

use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::plan::{
    Body, Cells, Field, FieldSettings, Obstacle, Placed, PlanError, Space, Voxels,
};

use crate::error::LessonError;
use crate::made;

#[derive(Debug)]
pub(crate) struct Scene {
    pub space: Space,
    pub robot: Arc<Shape>,
    pub obstacles: Vec<Obstacle>,
    /// Of the robot's frame.
    pub start: Pose,
    pub goal: Pose,
}

/// A scene as the paper has it: voxels.
#[derive(Debug)]
pub(crate) struct Voxelled {
    pub robot: Body,
    pub at_start: Placed,
    pub obstacles: Vec<Placed>,
    /// Of all obstacles together.
    pub cells: Cells,
    /// The same in fewer cubes.
    pub compacted: usize,
}

impl Scene {
    pub fn voxelled(&self) -> Result<Voxelled, PlanError> {
        let body =
            |shape: &Arc<Shape>, at: &Pose| Body::new(&self.space, Arc::clone(shape), *at, &Serial);
        let robot = body(&self.robot, &self.start)?;
        let place = |obstacle: &Obstacle| {
            body(&obstacle.shape, &obstacle.pose)?.voxels(&obstacle.pose, &Serial)
        };
        let obstacles: Vec<Placed> = self.obstacles.iter().map(place).collect::<Result<_, _>>()?;
        let mut blocked = Voxels::new(&self.space);
        for obstacle in &obstacles {
            blocked.unite(&obstacle.voxels);
        }
        Ok(Voxelled {
            at_start: robot.voxels(&self.start, &Serial)?,
            cells: Cells::of(&self.space, &blocked),
            compacted: Cells::compacted(&self.space, &blocked).len(),
            robot,
            obstacles,
        })
    }

    /// The middle of the robot at the goal: its frame is there.
    pub fn target(&self) -> Point {
        self.goal.translation.vector.into()
    }
}

impl Voxelled {
    pub fn field(&self, scene: &Scene, settings: FieldSettings) -> Result<Field, PlanError> {
        let target = scene.target();
        Field::new(&scene.space, &self.obstacles, target, settings, &Serial)
    }
}

/// Bodies are smaller by this share of a voxel on each side, so that with sides between voxels they touch none beyond.
pub(crate) const INSET: f64 = 0.1;

/// A flat body of rectangles that overlap, each by its lowest and highest x and y: half as thick as the layer of voxels of this
/// edge that it is in the middle of.
pub(crate) fn plate(rectangles: &[[f64; 4]], cell: f64) -> Result<Arc<Shape>, LessonError> {
    let inset = INSET * cell;
    let smaller = |r: &[f64; 4]| [r[0] + inset, r[1] + inset, r[2] - inset, r[3] - inset];
    let rectangles: Vec<[f64; 4]> = rectangles.iter().map(smaller).collect();
    let planes = |axis: usize| {
        let ends = |r: &[f64; 4]| [r[axis], r[axis + 2]];
        let mut all: Vec<f64> = rectangles.iter().flat_map(ends).collect();
        all.sort_by(f64::total_cmp);
        all.dedup();
        all
    };
    let (x, y) = (planes(0), planes(1));
    let is_in = |[i, j, _]: [usize; 3]| {
        let (cx, cy) = ((x[i] + x[i + 1]) / 2.0, (y[j] + y[j + 1]) / 2.0);
        let around = |r: &[f64; 4]| r[0] < cx && cx < r[2] && r[1] < cy && cy < r[3];
        rectangles.iter().any(around)
    };
    made::blocks([&x, &y, &[-cell / 4.0, cell / 4.0]], is_in).ok_or_else(|| {
        LessonError::Impossible {
            reason: "a plate has no area".to_owned(),
        }
    })
}

/// In the middle of the lowest layer of voxels of this edge, turned by so many degrees.
pub(crate) fn at([x, y]: [f64; 2], degrees: f64, cell: f64) -> Pose {
    let turn = UnitQuaternion::from_axis_angle(&Vector::z_axis(), degrees.to_radians());
    Pose::from_parts(Vector::new(x, y, cell / 2.0).into(), turn)
}
