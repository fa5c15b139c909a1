//! Draws the world seen from above.

use nearpoint_geometry::Point;

use super::steps::Steps;
use crate::figure::{Figure, Role, Symbol};
use crate::plans::on_relief;

/// The height of the field's surface, as a fraction of the world's edge.
const HEIGHT: f64 = 0.35;

impl Steps {
    /// Draws within the world's border.
    pub(super) fn with_border(&self, draw: impl FnOnce(&mut Figure)) -> Figure {
        let figure = Figure::empty().with(|figure| figure.border(&self.scene.space));
        figure.with(draw)
    }

    pub(super) fn shaded(&self, figure: &mut Figure) {
        figure.shaded(&self.field, &self.voxel_scene.cells);
        figure.bodies(&self.scene, Role::B);
    }

    /// Draws the point at which the field is explained term by term.
    pub(super) fn push(&self, figure: &mut Figure) {
        figure.shaded(&self.field, &self.voxel_scene.cells);
        figure.obstacles(&self.scene, Role::B);
        self.field_point.show(&self.field, figure);
        figure.dot(self.scene.target(), Role::Lower, Symbol::Ring);
    }

    pub(super) fn explored(&self, figure: &mut Figure) {
        self.shaded(figure);
        figure.explored(&self.run, self.scene.space.cell());
    }

    /// Draws the path and, in red, the first contact of each of its segments.
    pub(super) fn along_path(&self, figure: &mut Figure) {
        self.shaded(figure);
        figure.hits(&self.scene, &self.hits);
        figure.trail(&self.run);
    }

    /// Draws the field's surface, with its hollows marked.
    pub(super) fn heights(&self, figure: &mut Figure) {
        let height = HEIGHT * self.scene.space.world().edge();
        figure.relief(&self.field, height);
        let on = |at: &Point| on_relief(&self.field, at, height);
        for hollow in &self.local_minima {
            figure.dot(on(hollow), Role::Witness, Symbol::Disc);
        }
        figure.dot(on(&self.scene.target()), Role::Lower, Symbol::Ring);
    }
}
