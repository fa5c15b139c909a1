//! A search and its way as a picture.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Pose, Vector};

use super::Run;
use crate::cubes::of_boxes;
use crate::figure::{Figure, Hidden, Role, Symbol, Weight};

/// More places than this are shown as one solid of small boxes.
const MOST_DOTS: usize = 150;

impl Figure {
    /// Where the robot's middle was looked at: boxes have a third of this edge.
    pub(crate) fn explored(&mut self, run: &Run, cell: f64) {
        if run.explored.len() <= MOST_DOTS {
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

    /// The way of the robot's middle.
    pub(crate) fn trail(&mut self, run: &Run) {
        self.line(&run.trail, Role::Witness, Weight::Strong, Hidden::Over);
    }
}
