//! Draws the world, cells, slices and surfaces of the field, and the robot on its path.

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_published::octree::Cube;

use super::steps::Steps;
use crate::cubes::of_boxes;
use crate::figure::{Figure, Hidden, Role, Symbol, Weight};

/// The fractions of the field's range at which surfaces lie: around the goal, and around obstacles.
const GOAL_SURFACE_LEVELS: f64 = 0.08;
const OBSTACLE_SURFACE_LEVELS: f64 = 0.45;

impl Steps {
    /// Draws the edges of the world.
    pub(super) fn world(&self) -> Figure {
        let bounds = self.scene.space.world().bounds();
        Figure::empty()
            .with(|figure| figure.edges(&bounds, Role::Quiet, Weight::Thin, Hidden::Gone))
    }

    pub(super) fn draw_cells(&self, figure: &mut Figure) {
        self.cells_of(figure, self.voxel_scene.cells.full(), Role::B);
        self.cells_of(figure, &self.robot_cells, Role::A);
        figure.dot(self.scene.target(), Role::Lower, Symbol::Ring);
    }

    pub(super) fn explored(&self, figure: &mut Figure) {
        figure.bodies(&self.scene, Role::Quiet);
        figure.explored(&self.run, self.scene.space.cell());
    }

    pub(super) fn along_path(&self, figure: &mut Figure) {
        figure.obstacles(&self.scene, Role::Quiet);
        figure.hits(&self.scene, &self.hits);
        figure.dot(self.scene.target(), Role::Lower, Symbol::Ring);
        figure.trail(&self.run);
    }

    fn cells_of(&self, figure: &mut Figure, cells: &[Cube], role: Role) {
        let place = |cell| self.scene.space.cell_box(cell);
        let boxes: Vec<Aabb> = cells.iter().map(place).collect();
        if let Some(shape) = of_boxes(&boxes) {
            figure.solid(&shape, Pose::identity(), role);
        }
    }

    /// Draws the layer of voxels in which the robot's centre starts.
    pub(super) fn slice(&self, figure: &mut Figure) {
        figure.slice(&self.field, self.layer());
        figure.bodies(&self.scene, Role::Quiet);
        figure.ramp(&self.scene);
    }

    /// Draws the surfaces near the goal and near obstacles.
    pub(super) fn surfaces(&self, figure: &mut Figure) {
        figure.obstacles(&self.scene, Role::B);
        figure.surface(&self.field, Role::Lower, |fraction| {
            fraction < GOAL_SURFACE_LEVELS
        });
        figure.surface(&self.field, Role::Virtual, |fraction| {
            fraction > OBSTACLE_SURFACE_LEVELS
        });
        figure.solid(&self.scene.robot, self.scene.start, Role::A);
        figure.dot(self.scene.target(), Role::Lower, Symbol::Ring);
    }
}
