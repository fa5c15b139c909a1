//! What is checked: robots, and bodies that they carry or that stand around.

use crate::robot::Robot;
use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::spheres::SphereModel;
use nearpoint_geometry::shape::Shape;
use std::sync::Arc;

/// Robots, bodies, and which pairs of bodies are looked at. The values of a cell are those of its robots one after
/// another.
#[derive(Debug, Clone, Default)]
pub struct Cell {
    /// Those that carry bodies.
    pub robots: Vec<Mounted>,
    /// What may meet.
    pub bodies: Vec<CheckedBody>,
    /// Places in `bodies`.
    pub pairs: Vec<[usize; 2]>,
}

/// A robot in its place.
#[derive(Debug, Clone)]
pub struct Mounted {
    /// Its links and joints.
    pub robot: Arc<Robot>,
    /// `scene_from_base`.
    pub base: Pose,
}

/// A shape and what it is fixed to.
#[derive(Debug, Clone)]
pub struct CheckedBody {
    /// Its mesh, in its own frame.
    pub shape: Arc<Shape>,
    /// Its surface under spheres; without it, only its exact faces can be asked about.
    pub spheres: Option<Arc<SphereModel>>,
    /// Where it is, or which link has it.
    pub carrier: Carrier,
}

/// What a body is fixed to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Carrier {
    /// The scene: `scene_from_body`.
    Still(Pose),
    /// A link of a robot.
    Link {
        /// A place in [`Cell::robots`].
        robot: usize,
        /// A place in the robot's links.
        link: usize,
        /// `link_from_body`.
        in_link: Pose,
    },
}

impl Cell {
    /// How many values the robots have together.
    pub fn freedoms(&self) -> usize {
        let freedoms = self.robots.iter().map(|mounted| mounted.robot.freedoms());
        freedoms.sum()
    }

    /// Where all bodies are for these values, `scene_from_body`; as many values as freedoms.
    pub fn poses(&self, values: &[f64]) -> Vec<Pose> {
        let all: Vec<usize> = (0..self.robots.len()).collect();
        let stand = self.stand(values, &all);
        (0..self.bodies.len())
            .map(|body| stand.pose(self, body))
            .collect()
    }

    /// Where the links of these robots are.
    pub(crate) fn stand(&self, values: &[f64], robots: &[usize]) -> Stand {
        let mut stand = Stand {
            links: vec![Vec::new(); self.robots.len()],
        };
        let mut first = 0;
        for (i, Mounted { robot, .. }) in self.robots.iter().enumerate() {
            let own = &values[first..first + robot.freedoms()];
            if robots.contains(&i) {
                stand.links[i] = robot.forward(own);
            }
            first += robot.freedoms();
        }
        stand
    }

    /// The first of each robot's values.
    pub(super) fn firsts(&self) -> Vec<usize> {
        let freedoms = self.robots.iter().map(|mounted| mounted.robot.freedoms());
        freedoms
            .scan(0, |next, count| {
                *next += count;
                Some(*next - count)
            })
            .collect()
    }
}

/// Where links are, `link_in_base`; none of robots that were not asked for.
#[derive(Debug)]
pub(crate) struct Stand {
    pub links: Vec<Vec<Pose>>,
}

impl Stand {
    /// `scene_from_body`.
    pub fn pose(&self, cell: &Cell, body: usize) -> Pose {
        match cell.bodies[body].carrier {
            Carrier::Still(pose) => pose,
            Carrier::Link {
                robot,
                link,
                in_link,
            } => cell.robots[robot].base * self.links[robot][link] * in_link,
        }
    }
}
