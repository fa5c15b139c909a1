//! The world seen from above.

use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Vector};

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
            0 => self.bodies(&mut figure),
            1 => {
                figure.shaded(&self.field, &self.voxelled.cells);
                self.bodies(&mut figure);
                self.ramp(&mut figure);
            }
            2 => self.heights(&mut figure),
            _ => self.searched(&mut figure, step),
        }
        figure
    }

    fn searched(&self, figure: &mut Figure, step: usize) {
        figure.shaded(&self.field, &self.voxelled.cells);
        self.bodies(figure);
        if step < 5 {
            figure.explored(&self.run, self.scene.space.cell());
        } else {
            for pose in self.run.some(POSES) {
                figure.solid(&self.scene.robot, pose, Role::A);
            }
            for [from, to] in &self.hits {
                figure.solid(&self.scene.robot, *from, Role::Upper);
                figure.solid(&self.scene.robot, *to, Role::Upper);
            }
        }
        if step >= 4 {
            figure.trail(&self.run);
        }
    }

    fn bodies(&self, figure: &mut Figure) {
        for obstacle in &self.scene.obstacles {
            figure.solid(&obstacle.shape, obstacle.pose, Role::B);
        }
        figure.solid(&self.scene.robot, self.scene.start, Role::A);
        figure.dot(self.scene.target(), Role::Lower, Symbol::Ring);
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

    fn ramp(&self, figure: &mut Figure) {
        let bounds = self.scene.space.world().bounds();
        let edge = self.scene.space.world().edge();
        let below = bounds.lo + Vector::new(0.25, -0.1, 0.0) * edge;
        figure.legend(below, 0.5 * edge);
    }
}
