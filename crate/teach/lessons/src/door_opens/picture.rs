//! The world seen from above, before and after the door moves.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::unit::Up;

use super::tell::{CLOSED, MENDED, ON, OPENED, PROVEN, STUCK, Told};
use super::world::DOOR;
use crate::figure::{Figure, Hidden, Role, Symbol, Weight};

/// The robot is shown so often along its way.
const POSES: usize = 9;

impl Told {
    pub(super) fn figure(&self, step: usize) -> Figure {
        let mut figure = Figure {
            up: Up::Z,
            items: Vec::new(),
        };
        let when = usize::from(step >= OPENED);
        let (scene, climbed) = (&self.scenes[when], &self.climbed[when]);
        let cell = scene.space.cell();
        figure.border(&scene.space);
        if matches!(step, STUCK | OPENED | ON) {
            figure.shaded(&climbed.field, &climbed.voxelled.cells);
            figure.ramp(scene);
        }
        figure.obstacles(scene, Role::B);
        figure.dot(scene.target(), Role::Lower, Symbol::Ring);
        match step {
            CLOSED => figure.solid(&scene.robot, scene.start, Role::A),
            STUCK | OPENED | ON => {
                let run = &self.climbed[usize::from(step == ON)].run;
                figure.explored(run, cell);
                figure.trail(run);
                if let Some(last) = run.poses.last() {
                    figure.solid(&scene.robot, *last, Role::A);
                }
            }
            PROVEN | MENDED => {
                let run = &self.ours[when];
                figure.solid(&scene.robot, scene.start, Role::A);
                figure.explored(run, cell);
                figure.trail(run);
            }
            _ => {
                figure.poses(scene, &self.ours[1], POSES, &[]);
                figure.trail(&self.ours[1]);
            }
        }
        if when == 0 {
            // Where it will slide to.
            let door = &self.scenes[1].obstacles[DOOR];
            let [lo, hi] = [door.shape.bounds().lo, door.shape.bounds().hi];
            let place = Aabb {
                lo: door.pose * lo,
                hi: door.pose * hi,
            };
            figure.edges(&place, Role::Quiet, Weight::Thin, Hidden::Gone);
        }
        if step == OPENED {
            let door = &self.scenes[0].obstacles[DOOR];
            figure.solid(&door.shape, door.pose, Role::Removed);
        }
        figure
    }
}
