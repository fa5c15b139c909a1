//! What a description is put together from where it is not one robot by definition: what moves is a robot, and what
//! does not is parts at their places.

use super::blueprint::Blueprint;
use super::names::Names;
use super::shape::Shape;
use super::trouble::{Named, no_robot};
use crate::error::ImportError;
use crate::job::Job;
use nearpoint_geometry::Pose;
use nearpoint_motion::robot::{Description, Joint, JointKind, Robot};
use std::collections::HashSet;

/// A tree of links, its shapes, and where it stands.
pub(crate) struct Draft<'a> {
    pub(crate) name: String,
    /// Where its root link is in the scene.
    pub(crate) at: Pose,
    pub(crate) links: Vec<Named<'a>>,
    pub(crate) joints: Vec<(Joint, Named<'a>)>,
    pub(crate) shapes: Vec<Shape>,
}

impl<'a> Draft<'a> {
    pub(crate) fn new(name: String, at: Pose) -> Self {
        Self {
            name,
            at,
            links: Vec::new(),
            joints: Vec::new(),
            shapes: Vec::new(),
        }
    }

    /// Adds a link that is carried by nothing so far, and says its number.
    pub(crate) fn link(&mut self, link: Named<'a>) -> usize {
        self.links.push(link);
        self.links.len() - 1
    }

    /// Adds it to what is to be read, if it has a shape. A robot that does not stand in the origin of the scene gets a
    /// link that does, which carries it.
    pub(crate) fn finish(self, job: &Job, blueprint: &mut Blueprint) -> Result<(), ImportError> {
        let Self {
            name,
            at,
            links,
            joints,
            shapes,
        } = self;
        let (mut joints, places): (Vec<Joint>, Vec<Named>) = joints.into_iter().unzip();
        let mut names: Vec<String> = links.iter().map(|(name, _)| name.clone()).collect();
        let moves = joints.iter().any(|joint| joint.kind != JointKind::Fixed);
        let carried: HashSet<usize> = joints.iter().map(|joint| joint.child).collect();
        let root = (0..names.len()).find(|link| !carried.contains(link));
        if let Some(root) = root.filter(|_| moves && at != Pose::identity()) {
            let base = names.iter().cloned().collect::<Names>().free("world");
            let joint_names = joints.iter().map(|joint| joint.name.clone());
            let joint = joint_names.collect::<Names>().free(&base);
            joints.push(fixed(joint, names.len(), root, at));
            names.push(base);
        }
        let description = Description {
            name,
            links: names,
            joints,
        };
        let robot = Robot::new(description);
        let robot = robot.map_err(|error| no_robot(job, &links, &places, &error))?;
        match moves {
            _ if shapes.is_empty() => {}
            true => blueprint.add_robot(robot, shapes),
            false => blueprint.add_still(&robot, &at, shapes),
        }
        Ok(())
    }
}

/// A joint that does not move.
pub(crate) fn fixed(name: String, parent: usize, child: usize, origin: Pose) -> Joint {
    Joint {
        name,
        kind: JointKind::Fixed,
        parent,
        child,
        origin,
        axis: [0.0, 0.0, 1.0],
        limits: None,
        speed: None,
        mimic: None,
    }
}
