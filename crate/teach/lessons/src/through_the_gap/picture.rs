//! The world seen from above.

use nearpoint_geometry::Point;
use nearpoint_geometry::unit::Up;

use super::tell::Told;
use crate::figure::{Figure, Role, Symbol};
use crate::plans::on_relief;

/// Of the field's surface, as a share of the world's edge.
const HEIGHT: f64 = 0.35;
/// The robot is shown so often along its way.
const POSES: usize = 9;

impl Told {
    pub(super) fn figure(&self, step: usize) -> Figure {
        let mut figure = Figure {
            up: Up::Z,
            items: Vec::new(),
        };
        figure.border(&self.scene.space);
        match step {
            0 => figure.bodies(&self.scene, Role::B),
            1 => {
                figure.shaded(&self.field, &self.voxelled.cells);
                figure.bodies(&self.scene, Role::B);
                figure.ramp(&self.scene);
            }
            2 => {
                figure.shaded(&self.field, &self.voxelled.cells);
                figure.obstacles(&self.scene, Role::B);
                self.here.show(&self.field, &mut figure);
                figure.dot(self.scene.target(), Role::Lower, Symbol::Ring);
            }
            3 => self.heights(&mut figure),
            _ => self.searched(&mut figure, step),
        }
        figure
    }

    fn searched(&self, figure: &mut Figure, step: usize) {
        figure.shaded(&self.field, &self.voxelled.cells);
        figure.bodies(&self.scene, Role::B);
        if step < 6 {
            figure.explored(&self.run, self.scene.space.cell());
        } else {
            figure.poses(&self.scene, &self.run, POSES, &self.hits);
        }
        if step >= 5 {
            figure.trail(&self.run);
        }
    }

    /// The field's surface, its hollows marked.
    fn heights(&self, figure: &mut Figure) {
        let height = HEIGHT * self.scene.space.world().edge();
        figure.relief(&self.field, height);
        let on = |at: &Point| on_relief(&self.field, at, height);
        for hollow in &self.hollows {
            figure.dot(on(hollow), Role::Witness, Symbol::Disc);
        }
        figure.dot(on(&self.scene.target()), Role::Lower, Symbol::Ring);
    }
}
