//! Describes the input of a check: robots, and bodies that they carry or that stand still.

use crate::robot::Robot;
use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::spheres::SphereModel;
use nearpoint_geometry::shape::Shape;
use std::sync::Arc;

/// A set of robots, the bodies that they carry or that stand still, and the pairs of bodies to check. The values of a
/// cell are those of its robots one after another.
#[derive(Debug, Clone, Default)]
pub struct WorkCell {
    /// The robots that carry bodies.
    pub robots: Vec<MountedRobot>,
    /// The bodies that may collide.
    pub bodies: Vec<CheckedBody>,
    /// The pairs to check, as indices into `bodies`.
    pub pairs: Vec<[usize; 2]>,
}

/// A robot and the pose of its base, in the scene.
#[derive(Debug, Clone)]
pub struct MountedRobot {
    /// The robot's links and joints.
    pub robot: Arc<Robot>,
    /// The pose of the base, `scene_from_base`.
    pub base: Pose,
}

/// A body that a motion check tests: a shape and the frame that it is fixed to.
#[derive(Debug, Clone)]
pub struct CheckedBody {
    /// The body's mesh, in its own frame.
    pub shape: Arc<Shape>,
    /// The spheres that cover the body's surface; without them, a check can only use the exact faces.
    pub spheres: Option<Arc<SphereModel>>,
    /// The scene pose or the link that the body is fixed to.
    pub attachment: Attachment,
}

/// The frame that a body is fixed to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Attachment {
    /// The scene: the pose is `scene_from_body`.
    Scene(Pose),
    /// A link of a robot.
    Link {
        /// The robot's index in [`WorkCell::robots`].
        robot: usize,
        /// The link's index in the robot's links.
        link: usize,
        /// The body's pose in the link, `link_from_body`.
        in_link: Pose,
    },
}

impl WorkCell {
    /// Returns the number of values of all robots together.
    pub fn degrees_of_freedom(&self) -> usize {
        let freedoms = self
            .robots
            .iter()
            .map(|mounted| mounted.robot.degrees_of_freedom());
        freedoms.sum()
    }

    /// Returns the poses of all bodies for these joint values, `scene_from_body`. There must be as many values as
    /// degrees of freedom.
    pub fn poses(&self, values: &[f64]) -> Vec<Pose> {
        let all: Vec<usize> = (0..self.robots.len()).collect();
        let stand = self.link_poses(values, &all);
        (0..self.bodies.len())
            .map(|body| stand.body_pose(self, body))
            .collect()
    }

    /// Returns the link poses of these robots.
    pub(crate) fn link_poses(&self, values: &[f64], robots: &[usize]) -> LinkPoses {
        let mut stand = LinkPoses {
            links: vec![Vec::new(); self.robots.len()],
        };
        let mut first = 0;
        for (i, MountedRobot { robot, .. }) in self.robots.iter().enumerate() {
            let own = &values[first..first + robot.degrees_of_freedom()];
            if robots.contains(&i) {
                stand.links[i] = robot.forward_kinematics(own);
            }
            first += robot.degrees_of_freedom();
        }
        stand
    }

    /// Returns the index of each robot's first value.
    pub(super) fn first_value_indices(&self) -> Vec<usize> {
        let freedoms = self
            .robots
            .iter()
            .map(|mounted| mounted.robot.degrees_of_freedom());
        freedoms
            .scan(0, |next, count| {
                *next += count;
                Some(*next - count)
            })
            .collect()
    }
}

/// The link poses of robots, `link_in_base`; empty for robots that were not requested.
#[derive(Debug)]
pub(crate) struct LinkPoses {
    pub links: Vec<Vec<Pose>>,
}

impl LinkPoses {
    /// Returns the body's pose, `scene_from_body`.
    pub fn body_pose(&self, cell: &WorkCell, body: usize) -> Pose {
        match cell.bodies[body].attachment {
            Attachment::Scene(pose) => pose,
            Attachment::Link {
                robot,
                link,
                in_link,
            } => cell.robots[robot].base * self.links[robot][link] * in_link,
        }
    }
}
