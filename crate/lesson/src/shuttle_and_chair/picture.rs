//! The world, cells, slices and surfaces of the field, and the robot on its way.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::bounds::octree::Cube;
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Pose, Vector};

use super::tell::{CELLS, EXPLORED, SLICE, SURFACES, Told, WAY, WORLD};
use crate::cubes::of_boxes;
use crate::figure::{Figure, Hidden, Role, Symbol, Weight};

/// The robot is shown so often along its way.
const POSES: usize = 12;
/// Where surfaces are, from the lowest value of the field to the highest: around the goal, and around obstacles.
const AROUND_GOAL: f64 = 0.12;
const AROUND_OBSTACLES: f64 = 0.62;

impl Told {
    pub(super) fn figure(&self, step: usize) -> Figure {
        let mut figure = Figure {
            up: Up::Z,
            items: Vec::new(),
        };
        let bounds = self.scene.space.world().bounds();
        figure.edges(&bounds, Role::Quiet, Weight::Thin, Hidden::Gone);
        match step {
            WORLD => self.bodies(&mut figure, Role::B),
            CELLS => {
                self.cells(&mut figure, self.voxelled.cells.full(), Role::B);
                self.cells(&mut figure, &self.robot_cells, Role::A);
                self.goal(&mut figure);
            }
            SLICE => self.slice(&mut figure),
            SURFACES => self.surfaces(&mut figure),
            _ => self.searched(&mut figure, step),
        }
        figure
    }

    fn searched(&self, figure: &mut Figure, step: usize) {
        if step == EXPLORED || step == WAY {
            self.bodies(figure, Role::Quiet);
            figure.explored(&self.run, self.scene.space.cell());
        } else {
            self.obstacles(figure, Role::Quiet);
            for pose in self.run.some(POSES) {
                figure.solid(&self.scene.robot, pose, Role::A);
            }
            for [from, to] in &self.hits {
                figure.solid(&self.scene.robot, *from, Role::Upper);
                figure.solid(&self.scene.robot, *to, Role::Upper);
            }
            self.goal(figure);
        }
        if step != EXPLORED {
            figure.trail(&self.run);
        }
    }

    fn bodies(&self, figure: &mut Figure, role: Role) {
        self.obstacles(figure, role);
        figure.solid(&self.scene.robot, self.scene.start, Role::A);
        self.goal(figure);
    }

    fn obstacles(&self, figure: &mut Figure, role: Role) {
        for obstacle in &self.scene.obstacles {
            figure.solid(&obstacle.shape, obstacle.pose, role);
        }
    }

    fn goal(&self, figure: &mut Figure) {
        figure.dot(self.scene.target(), Role::Lower, Symbol::Ring);
    }

    fn cells(&self, figure: &mut Figure, cells: &[Cube], role: Role) {
        let place = |cell| self.scene.space.place(cell);
        let boxes: Vec<Aabb> = cells.iter().map(place).collect();
        if let Some(shape) = of_boxes(&boxes) {
            figure.solid(&shape, Pose::identity(), role);
        }
    }

    /// The layer of voxels that the robot's middle starts in.
    fn slice(&self, figure: &mut Figure) {
        figure.slice(&self.field, self.layer());
        self.bodies(figure, Role::Quiet);
        let bounds = self.scene.space.world().bounds();
        let edge = self.scene.space.world().edge();
        let below = bounds.lo + Vector::new(0.25, -0.1, 0.0) * edge;
        figure.legend(below, 0.5 * edge);
    }

    /// What is near the goal, and what is near an obstacle.
    fn surfaces(&self, figure: &mut Figure) {
        figure.surface(&self.field, Role::Lower, |share| share < AROUND_GOAL);
        figure.surface(&self.field, Role::Quiet, |share| share > AROUND_OBSTACLES);
        figure.solid(&self.scene.robot, self.scene.start, Role::A);
        self.goal(figure);
    }
}
