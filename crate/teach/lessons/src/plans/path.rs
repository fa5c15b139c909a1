//! Draws a search and its path.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::plan::Path;

use super::{Run, Scene};
use crate::cubes::of_boxes;
use crate::figure::{Figure, Hidden, Role, Symbol, Weight};
use crate::motion::Motion;
use crate::story::LazyStep;

/// The number of positions above which they are shown as one solid of small boxes.
const MAX_DOTS: usize = 60;

impl Figure {
    /// Draws all obstacles, the robot at its start, and a ring at the goal of its centre.
    pub(crate) fn bodies(&mut self, scene: &Scene, obstacles: Role) {
        self.obstacles(scene, obstacles);
        self.solid(&scene.robot, scene.start, Role::A);
        self.dot(scene.target(), Role::Lower, Symbol::Ring);
    }

    pub(crate) fn obstacles(&mut self, scene: &Scene, role: Role) {
        for obstacle in &scene.obstacles {
            self.solid(&obstacle.shape, obstacle.pose, role);
        }
    }

    /// Draws the legend of a field's colours, before the world.
    pub(crate) fn ramp(&mut self, scene: &Scene) {
        let world = scene.space.world();
        let before = world.min() + Vector::new(0.25, -0.1, 0.0) * world.edge();
        self.legend(before, 0.5 * world.edge());
    }

    /// Draws the first contact of each segment in red.
    pub(crate) fn hits(&mut self, scene: &Scene, hits: &[Pose]) {
        for pose in hits {
            self.solid(&scene.robot, *pose, Role::Upper);
        }
    }

    /// Draws the explored positions of the robot's centre: boxes have a third of this edge.
    pub(crate) fn explored(&mut self, run: &Run, cell: f64) {
        if run.explored.len() <= MAX_DOTS {
            for at in &run.explored {
                self.dot(*at, Role::Virtual, Symbol::Disc);
            }
            return;
        }
        let half = Vector::repeat(cell / 6.0);
        let around = |at: &Point| Aabb {
            lo: at - half,
            hi: at + half,
        };
        let boxes: Vec<Aabb> = run.explored.iter().map(around).collect();
        if let Some(shape) = of_boxes(&boxes) {
            self.solid(&shape, Pose::identity(), Role::Element(1));
        }
    }

    /// Draws a path that is no longer the plan.
    pub(crate) fn old_trail(&mut self, run: &Run) {
        self.line(&run.trail, Role::Removed, Weight::Normal, Hidden::Over);
    }

    /// Draws the path of the robot's centre.
    pub(crate) fn trail(&mut self, run: &Run) {
        self.line(&run.trail, Role::Witness, Weight::Strong, Hidden::Over);
    }
}

impl<'a> LazyStep<'a> {
    /// Moves the robot of a scene along a path, if one was found.
    pub(crate) fn robot_along(self, scene: &'a Scene, run: &Run) -> Self {
        if run.poses.is_empty() {
            return self;
        }
        let bounds = scene.robot.bounds();
        let path = Path::new(run.poses.clone(), bounds.centre(), bounds.diagonal() / 2.0);
        self.moving(Motion::share(0.0), move |figure, fraction| {
            figure.solid(&scene.robot, path.at(fraction), Role::A);
        })
    }
}
