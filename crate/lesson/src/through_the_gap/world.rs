//! A wall with a gap, some more in the way, and a robot like an L.

use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::octree::World;
use nearpoint_motion::plan::{Dimension, Obstacle, Space};

use crate::error::LessonError;
use crate::plans::{Scene, at, plate};

/// Of the world, mm.
const EDGE: f64 = 64.0;
const DEPTH: u32 = 5;
const CELL: f64 = 2.0;
/// Of the wall.
const WALL: [f64; 2] = [28.0, 34.0];
/// The middle of the gap.
const MIDDLE: f64 = 28.0;
/// Two arms.
const ROBOT: [[f64; 4]; 2] = [[-8.0, -6.0, 8.0, -2.0], [-8.0, -6.0, -4.0, 6.0]];
const START: [f64; 2] = [12.0, 20.0];
const GOAL: [f64; 2] = [52.0, 44.0];
/// The long arm stands upright.
const TURNED: f64 = 90.0;

pub(super) fn scene(gap: f64) -> Result<Scene, LessonError> {
    let world = World::new(Point::origin(), EDGE)?;
    let [left, right] = WALL;
    let half = gap / 2.0;
    let flat = [
        [left, 0.0, right, MIDDLE - half],
        [left, MIDDLE + half, right, EDGE],
        [12.0, 44.0, 20.0, 52.0],
        [44.0, 8.0, 56.0, 16.0],
    ];
    let place = |rectangle: &[f64; 4]| {
        Ok(Obstacle {
            shape: plate(&[*rectangle], CELL)?,
            pose: at([0.0, 0.0], 0.0, CELL),
        })
    };
    let obstacles: Result<_, LessonError> = flat.iter().map(place).collect();
    Ok(Scene {
        space: Space::new(world, DEPTH, Dimension::Flat)?,
        robot: plate(&ROBOT, CELL)?,
        obstacles: obstacles?,
        start: at(START, TURNED, CELL),
        goal: at(GOAL, TURNED, CELL),
    })
}
