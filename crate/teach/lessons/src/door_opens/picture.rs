//! Draws the world seen from above, before and after the door moves.

use nearpoint_geometry::bounds::Aabb;

use super::steps::Steps;
use super::world::DOOR;
use crate::figure::{Figure, Hidden, Role, Symbol, Weight};
use crate::plans::Scene;

impl Steps {
    /// Draws the world with the door closed or opened, and the given contents.
    fn world(&self, when: usize, draw: impl FnOnce(&mut Figure, &Scene)) -> Figure {
        self.over(when, |_| {}, draw)
    }

    fn over(
        &self,
        when: usize,
        below: impl FnOnce(&mut Figure),
        draw: impl FnOnce(&mut Figure, &Scene),
    ) -> Figure {
        let scene = &self.scenes[when];
        let mut figure = Figure::empty();
        figure.border(&scene.space);
        below(&mut figure);
        figure.obstacles(scene, Role::B);
        figure.dot(scene.target(), Role::Lower, Symbol::Ring);
        draw(&mut figure, scene);
        if when == 0 {
            // Draws the position to which the door will slide.
            let door = &self.scenes[1].obstacles[DOOR];
            let [lo, hi] = [door.shape.bounds().lo, door.shape.bounds().hi];
            let place = Aabb {
                lo: door.pose * lo,
                hi: door.pose * hi,
            };
            figure.edges(&place, Role::Quiet, Weight::Thin, Hidden::Gone);
        }
        figure
    }

    /// Draws the field, and how far the robot has climbed by then.
    pub(super) fn climb(&self, when: usize, climbed: usize) -> Figure {
        let run = &self.climbs[climbed].run;
        let below = |figure: &mut Figure| {
            figure.shaded(
                &self.climbs[when].field,
                &self.climbs[when].voxel_scene.cells,
            );
            figure.ramp(&self.scenes[when]);
        };
        self.over(when, below, |figure, scene| {
            figure.explored(run, scene.space.cell());
            figure.trail(run);
            if let Some(last) = run.poses.last() {
                figure.solid(&scene.robot, *last, Role::A);
            }
        })
    }

    pub(super) fn plan(&self, when: usize) -> Figure {
        let run = &self.ours[when];
        self.world(when, |figure, scene| {
            figure.solid(&scene.robot, scene.start, Role::A);
            figure.explored(run, scene.space.cell());
            figure.trail(run);
        })
    }

    pub(super) fn at_start(&self) -> Figure {
        self.world(0, |figure, scene| {
            figure.solid(&scene.robot, scene.start, Role::A);
        })
    }

    pub(super) fn along_path(&self) -> Figure {
        self.world(1, |figure, _| figure.trail(&self.ours[1]))
    }

    /// Draws the door where it was before it moved.
    pub(super) fn door_before(&self, figure: &mut Figure) {
        let door = &self.scenes[0].obstacles[DOOR];
        figure.solid(&door.shape, door.pose, Role::Removed);
    }
}
