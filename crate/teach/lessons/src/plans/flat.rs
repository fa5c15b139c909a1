//! Builds flat worlds of plates, all of one size.

use std::sync::Arc;

use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::plan::PlanningPart;
use nearpoint_published::octree::WorldCube;
use nearpoint_published::planning::{Dimension, Space};

use super::{INSET, Scene};
use crate::error::LessonError;
use crate::shapes;

/// The edge of the world, mm.
pub(crate) const EDGE: f64 = 64.0;

/// The lowest x and y, then the highest x and y, mm.
pub(crate) type Rectangle = [f64; 4];

/// The contents of a flat world; positions are in mm, rotations in degrees.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Flat<'a> {
    /// The obstacles, one rectangle each, at their positions.
    pub obstacles: &'a [Rectangle],
    /// The robot's overlapping rectangles; the origin is the centre of the box around them.
    pub robot: &'a [Rectangle],
    pub start: [f64; 2],
    pub goal: [f64; 2],
    pub turned: f64,
    /// The number of times that the world is halved.
    pub depth: u32,
}

impl Flat<'_> {
    /// Builds the planning scene: the plates as obstacles, and the robot with its start and goal.
    pub fn scene(&self) -> Result<Scene, LessonError> {
        let world = WorldCube::new(Point::origin(), EDGE)?;
        let space = Space::new(world, self.depth, Dimension::Flat)?;
        let cell = space.cell();
        let place = |rectangle: &Rectangle| {
            Ok(PlanningPart {
                shape: plate(&[*rectangle], cell)?,
                pose: at([0.0, 0.0], 0.0, cell),
            })
        };
        let obstacles: Result<_, LessonError> = self.obstacles.iter().map(place).collect();
        Ok(Scene {
            space,
            robot: plate(self.robot, cell)?,
            obstacles: obstacles?,
            start: at(self.start, self.turned, cell),
            goal: at(self.goal, self.turned, cell),
        })
    }
}

/// Returns a flat body of overlapping rectangles, half as thick as a voxel.
fn plate(rectangles: &[Rectangle], cell: f64) -> Result<Arc<Shape>, LessonError> {
    let inset = INSET * cell;
    let smaller = |r: &Rectangle| [r[0] + inset, r[1] + inset, r[2] - inset, r[3] - inset];
    let rectangles: Vec<Rectangle> = rectangles.iter().map(smaller).collect();
    let planes = |axis: usize| {
        let ends = |r: &Rectangle| [r[axis], r[axis + 2]];
        let mut all: Vec<f64> = rectangles.iter().flat_map(ends).collect();
        all.sort_by(f64::total_cmp);
        all.dedup();
        all
    };
    let (x, y) = (planes(0), planes(1));
    let is_in = |[i, j, _]: [usize; 3]| {
        let (cx, cy) = ((x[i] + x[i + 1]) / 2.0, (y[j] + y[j + 1]) / 2.0);
        let around = |r: &Rectangle| r[0] < cx && cx < r[2] && r[1] < cy && cy < r[3];
        rectangles.iter().any(around)
    };
    shapes::blocks([&x, &y, &[-cell / 4.0, cell / 4.0]], is_in)
}

/// Returns a pose at the centre of the layer of voxels of this edge, turned by `degrees`.
pub(crate) fn at([x, y]: [f64; 2], degrees: f64, cell: f64) -> Pose {
    let turn = UnitQuaternion::from_axis_angle(&Vector::z_axis(), degrees.to_radians());
    Pose::from_parts(Vector::new(x, y, cell / 2.0).into(), turn)
}
