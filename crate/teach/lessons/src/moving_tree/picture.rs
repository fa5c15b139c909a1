//! Draws trees: full cells as one solid.

use nearpoint_geometry::Pose;
use nearpoint_published::octree::{Cell, Octree, State};

use super::moved_cell::MovedCell;
use crate::cubes;
use crate::figure::{Caption, Figure, Hidden, Role, Weight};

/// Draws the world's edges.
pub(super) fn world(of: &Octree) -> Figure {
    let mut figure = Figure::empty();
    let bounds = of.world().bounds();
    figure.edges(&bounds, Role::Quiet, Weight::Thin, Hidden::Gone);
    figure
}

impl Figure {
    pub(super) fn cells(&mut self, of: &Octree, role: Role) {
        let boxes: Vec<_> = of.full_cubes().map(|cube| of.cell_box(&cube)).collect();
        if let Some(shape) = cubes::of_boxes(&boxes) {
            self.solid(&shape, Pose::identity(), role);
        }
    }

    /// Draws cubes, each edge length in one colour.
    pub(super) fn by_size(&mut self, of: &Octree, all: &[nearpoint_published::octree::Cube]) {
        let largest = all.iter().map(|cube| cube.edge).max().unwrap_or(0);
        for edge in 1..=largest {
            let own = all.iter().filter(|cube| cube.edge == edge);
            let boxes: Vec<_> = own.map(|cube| of.cell_box(cube)).collect();
            if let Some(shape) = cubes::of_boxes(&boxes) {
                self.solid(&shape, Pose::identity(), Role::Element(edge - 1));
            }
        }
    }

    /// Draws the cells that the first symbols stand for, and the symbols.
    pub(super) fn form(&mut self, of: &Octree, cells: &[Cell], text: String) {
        for cell in cells {
            let around = of.cell_box(&cell.cube);
            match cell.state {
                State::Mixed => {
                    self.edges(&around, Role::Upper, Weight::Normal, Hidden::Over);
                }
                State::Empty => self.edges(&around, Role::Quiet, Weight::Thin, Hidden::Gone),
                State::Full => {
                    if let Some(shape) = cubes::of_boxes(&[around]) {
                        self.solid(&shape, Pose::identity(), Role::Witness);
                    }
                }
            }
        }
        let corner = of.world().min();
        self.label(corner, Caption::Signs(text), Role::A);
    }

    pub(super) fn moved_cell(&mut self, of: &Octree, one: &MovedCell) {
        let place = of.cell_box(&one.cube);
        self.edges(&place, Role::Quiet, Weight::Normal, Hidden::Over);
        if let Some(shape) = cubes::of_boxes(&[place]) {
            self.solid(&shape, one.pose, Role::B);
        }
        for cube in one.tree.full_cubes() {
            let around = of.cell_box(&cube);
            self.edges(&around, Role::Witness, Weight::Thin, Hidden::Over);
        }
        self.cells(&one.differing, Role::Upper);
    }
}
