//! Builds four worlds of walls with windows and balls, with about as many full cells as the paper's, and two robots.

use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::plan::PlanningPart;
use nearpoint_published::octree::WorldCube;
use nearpoint_published::planning::{Dimension, Space};

use crate::error::LessonError;
use crate::plans::{INSET, Scene};
use crate::shapes::{self, ShapeResult};

/// The number of levels below the root, as published: the world's edge has 32 voxels.
pub(super) const DEPTH: u32 = 5;
const SIDE: f64 = 32.0;
/// The edge of a voxel, mm. All other lengths here are in voxels.
const CELL: f64 = 10.0;

/// A wall between two x that spans the world, with a window.
struct Wall {
    x: [f64; 2],
    y: [f64; 2],
    z: [f64; 2],
}

/// A ball by its centre and its radius.
struct Ball([f64; 3], f64);

struct Plan {
    walls: &'static [Wall],
    balls: &'static [Ball],
    robot: Robot,
    start: [f64; 3],
    /// The rotation about z, in degrees.
    turned: f64,
    goal: [f64; 3],
}

#[derive(Clone, Copy, PartialEq)]
enum Robot {
    Chair,
    Shuttle,
}

const LOW: Wall = Wall {
    x: [10.0, 11.0],
    y: [11.0, 17.0],
    z: [11.0, 17.0],
};

/// The names of our worlds, in order. The full cells of the paper's worlds are in figures 4.8, 4.10, 4.11 and 4.9.
pub(super) const NAMES: [&str; 4] = ["one-wall", "thick-wall", "two-walls", "thin-walls"];
const PUBLISHED: [usize; 4] = [981, 303, 1777, 2689];

const PLANS: [Plan; 4] = [
    Plan {
        walls: &[Wall {
            x: [15.0, 16.0],
            y: [11.0, 17.0],
            z: [11.0, 18.0],
        }],
        balls: &[],
        robot: Robot::Shuttle,
        start: [4.0, 14.0, 14.0],
        turned: 90.0,
        goal: [26.0, 14.0, 26.0],
    },
    Plan {
        walls: &[Wall {
            x: [14.0, 16.0],
            y: [4.0, 20.0],
            z: [8.0, 16.0],
        }],
        balls: &[Ball([24.0, 25.0, 25.0], 2.5)],
        robot: Robot::Chair,
        start: [4.0, 12.0, 20.0],
        turned: 0.0,
        goal: [26.0, 12.0, 10.0],
    },
    Plan {
        walls: &[
            LOW,
            Wall {
                x: [22.0, 24.0],
                y: [19.0, 25.0],
                z: [15.0, 21.0],
            },
        ],
        balls: &[
            Ball([4.5, 26.0, 26.0], 3.4),
            Ball([16.5, 26.0, 6.0], 3.4),
            Ball([28.0, 28.0, 27.0], 3.4),
        ],
        robot: Robot::Shuttle,
        start: [4.0, 14.0, 14.0],
        turned: 90.0,
        goal: [28.0, 6.0, 6.0],
    },
    Plan {
        walls: &[
            LOW,
            Wall {
                x: [22.0, 23.0],
                y: [19.0, 25.0],
                z: [15.0, 21.0],
            },
        ],
        balls: &[
            Ball([4.5, 26.0, 26.0], 4.0),
            Ball([16.5, 6.0, 26.0], 4.0),
            Ball([16.5, 26.0, 6.0], 4.0),
            Ball([27.5, 28.0, 27.0], 3.4),
        ],
        robot: Robot::Shuttle,
        start: [4.0, 14.0, 14.0],
        turned: 90.0,
        goal: [28.0, 6.0, 6.0],
    },
];

/// Returns the number of full cells of the paper's world.
pub(super) fn published(name: &str) -> usize {
    PUBLISHED[number(name)]
}

fn number(name: &str) -> usize {
    let found = NAMES.iter().position(|known| *known == name);
    found.unwrap_or(0)
}

/// Builds a scene with `depth` levels; its contents do not depend on them.
pub(super) fn scene(name: &str, depth: u32) -> Result<Scene, LessonError> {
    let plan = &PLANS[number(name)];
    let world = WorldCube::new(Point::origin(), SIDE * CELL)?;
    let walls = plan.walls.iter().map(wall);
    let balls = plan.balls.iter().map(ball);
    let place = |shape: ShapeResult| {
        Ok(PlanningPart {
            shape: shape?,
            pose: Pose::identity(),
        })
    };
    let obstacles: Result<_, LessonError> = walls.chain(balls).map(place).collect();
    Ok(Scene {
        space: Space::new(world, depth, Dimension::Solid)?,
        robot: robot(plan.robot)?,
        obstacles: obstacles?,
        start: at(plan.start, plan.turned),
        goal: at(plan.goal, plan.turned),
    })
}

fn at(place: [f64; 3], degrees: f64) -> Pose {
    let turn = UnitQuaternion::from_axis_angle(&Vector::z_axis(), degrees.to_radians());
    Pose::from_parts((Vector::from(place) * CELL).into(), turn)
}

fn wall(wall: &Wall) -> ShapeResult {
    let [low, high] = [INSET, SIDE - INSET];
    let around = |[from, to]: [f64; 2]| [low, from - INSET, to + INSET, high].map(|c| c * CELL);
    let x = [wall.x[0] + INSET, wall.x[1] - INSET].map(|c| c * CELL);
    shapes::blocks([&x, &around(wall.y), &around(wall.z)], |[_, y, z]| {
        y != 1 || z != 1
    })
}

fn ball(Ball(at, radius): &Ball) -> ShapeResult {
    let mut soup = Soup::default();
    shapes::add(
        &mut soup,
        primitives::uv_sphere(24, 16, 1.0),
        [*radius; 3],
        *at,
    );
    built(soup)
}

/// Returns a robot about the centre of its box, which is the origin of its pose.
fn robot(robot: Robot) -> ShapeResult {
    let mut soup = Soup::default();
    let mut block = |low: [f64; 3], high: [f64; 3]| {
        let size = [0, 1, 2].map(|i| high[i] - low[i] - 2.0 * INSET);
        let middle = [0, 1, 2].map(|i| (low[i] + high[i]) / 2.0);
        shapes::add(&mut soup, primitives::cuboid(1.0, 1.0, 1.0), size, middle);
    };
    if robot == Robot::Chair {
        block([-4.0, -4.0, -1.0], [4.0, 4.0, 0.0]);
        for (x, y) in [(-4.0, -4.0), (3.0, -4.0), (-4.0, 3.0), (3.0, 3.0)] {
            block([x, y, -5.0], [x + 1.0, y + 1.0, -0.5]);
        }
        block([-4.0, -3.5, -0.5], [-3.0, 3.5, 5.0]);
        return built(soup);
    }
    block([-4.0, -3.0, -1.0], [0.0, 3.0, 0.0]);
    block([-4.0, -1.0, 0.0], [-2.0, 1.0, 2.0]);
    let ball = primitives::uv_sphere(24, 16, 1.0);
    shapes::add(&mut soup, ball, [3.9, 1.4, 1.4], [0.0, 0.0, -0.5]);
    built(soup)
}

/// Builds a shape from a soup in voxels.
fn built(mut soup: Soup) -> ShapeResult {
    soup.positions.iter_mut().flatten().for_each(|c| *c *= CELL);
    shapes::shape(soup)
}
