//! The world, cells, slices and surfaces of the field, and the robot on its way.

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::unit::Up;
use nearpoint_published::octree::Cube;

use super::tell::{CELLS, EXPLORED, SLICE, SURFACES, Told, WAY, WORLD};
use crate::cubes::of_boxes;
use crate::figure::{Figure, Hidden, Role, Symbol, Weight};

/// The robot is shown so often along its way.
const POSES: usize = 12;
/// Where surfaces are, from the lowest value of the field to the highest: around the goal, and around obstacles.
const AROUND_GOAL: f64 = 0.08;
const AROUND_OBSTACLES: f64 = 0.45;

impl Told {
    pub(super) fn figure(&self, step: usize) -> Figure {
        let mut figure = Figure {
            up: Up::Z,
            items: Vec::new(),
        };
        let bounds = self.scene.space.world().bounds();
        figure.edges(&bounds, Role::Quiet, Weight::Thin, Hidden::Gone);
        match step {
            WORLD => figure.bodies(&self.scene, Role::B),
            CELLS => {
                self.cells(&mut figure, self.voxelled.cells.full(), Role::B);
                self.cells(&mut figure, &self.robot_cells, Role::A);
                figure.dot(self.scene.target(), Role::Lower, Symbol::Ring);
            }
            SLICE => self.slice(&mut figure),
            SURFACES => self.surfaces(&mut figure),
            _ => self.searched(&mut figure, step),
        }
        figure
    }

    fn searched(&self, figure: &mut Figure, step: usize) {
        if step == EXPLORED || step == WAY {
            figure.bodies(&self.scene, Role::Quiet);
            figure.explored(&self.run, self.scene.space.cell());
        } else {
            figure.obstacles(&self.scene, Role::Quiet);
            figure.poses(&self.scene, &self.run, POSES, &self.hits);
            figure.dot(self.scene.target(), Role::Lower, Symbol::Ring);
        }
        if step != EXPLORED {
            figure.trail(&self.run);
        }
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
        figure.bodies(&self.scene, Role::Quiet);
        figure.ramp(&self.scene);
    }

    /// What is near the goal, and what is near an obstacle.
    fn surfaces(&self, figure: &mut Figure) {
        figure.obstacles(&self.scene, Role::B);
        figure.surface(&self.field, Role::Lower, |share| share < AROUND_GOAL);
        figure.surface(&self.field, Role::Virtual, |share| share > AROUND_OBSTACLES);
        figure.solid(&self.scene.robot, self.scene.start, Role::A);
        figure.dot(self.scene.target(), Role::Lower, Symbol::Ring);
    }
}
