//! Stores the content of a description, before its shapes are read.

use super::finder::Finder;
use super::shape::Shape;
use crate::job::Job;
use crate::sniff::Language;
use nearpoint_geometry::Pose;
use nearpoint_message::message;
use nearpoint_motion::allowed::{AllowedReason, adjacency};
use nearpoint_motion::robot::Robot;
use std::collections::BTreeSet;
use std::ops::Range;

/// The largest number of pairs of shapes with a rule.
pub(crate) const MAX_RULES: usize = 500_000;

/// The content of a description: robots, links and their shapes.
pub(crate) struct RobotModel {
    pub(super) language: Language,
    pub(super) links: Vec<Link>,
    /// The robots, and the range of links of each.
    pub(super) robots: Vec<(Robot, Range<usize>)>,
    /// The shapes on these links.
    pub(super) shapes: Vec<Shape>,
    /// The rules of the description about pairs of shapes.
    pub(super) rules: Vec<ShapeRule>,
    /// The folders of its meshes.
    folders: BTreeSet<Vec<String>>,
}

/// A rule of a description about two shapes.
pub(crate) struct ShapeRule {
    /// The indices of the shapes; if both are equal, the rule is about the pieces of one shape.
    pub(crate) shapes: [usize; 2],
    /// The reason why they may meet; none if they may not, even if a joint connects them.
    pub(crate) allowance: Option<AllowedReason>,
}

/// A link of a robot at rest.
pub(super) struct Link {
    pub(super) name: String,
    /// The name of the robot or model that it belongs to.
    pub(super) group: String,
    /// The pose in the scene.
    pub(super) pose: Pose,
}

impl RobotModel {
    pub(crate) fn new(language: Language) -> Self {
        Self {
            language,
            links: Vec::new(),
            robots: Vec::new(),
            shapes: Vec::new(),
            rules: Vec::new(),
            folders: BTreeSet::new(),
        }
    }

    /// Adds a robot at the origin, with these shapes on its links.
    pub(crate) fn add_robot(&mut self, robot: Robot, shapes: Vec<Shape>) {
        let first = self.links.len();
        self.add(&robot, &Pose::identity(), shapes);
        self.robots.push((robot, first..self.links.len()));
    }

    /// Adds the fixed links of a robot at rest with its base at `pose`. As for robots, shapes of one link may meet, and
    /// so may shapes of two links that a joint connects.
    pub(crate) fn add_static(
        &mut self,
        job: &mut Job,
        robot: &Robot,
        at: &Pose,
        shapes: Vec<Shape>,
    ) {
        let (first, links) = (self.shapes.len(), self.links.len());
        self.add(robot, at, shapes);
        let mut shapes_of = vec![Vec::new(); robot.description().links.len()];
        for (shape, number) in self.shapes[first..].iter().zip(first..) {
            shapes_of[shape.link - links].push(number);
        }
        for own in &shapes_of {
            if own.len() * (own.len() + 1) / 2 > MAX_RULES {
                warn_of_rules(job);
            } else {
                self.rules.extend(of_one_link(own));
            }
        }
        let has_shape = |link: usize| !shapes_of[link].is_empty();
        for link in (0..shapes_of.len()).filter(|&link| has_shape(link)) {
            let joints = &robot.description().joints;
            let mut below = robot.chain(link).map(|joint| joints[joint].parent);
            let Some(parent) = below.find(|&link| has_shape(link)) else {
                continue;
            };
            let Some(allowance) = adjacency(robot, [parent, link], has_shape) else {
                continue;
            };
            for &a in &shapes_of[parent] {
                self.rules
                    .extend(shapes_of[link].iter().map(|&b| ShapeRule {
                        shapes: [a, b],
                        allowance: Some(allowance.clone()),
                    }));
            }
        }
    }

    fn add(&mut self, robot: &Robot, pose: &Pose, shapes: Vec<Shape>) {
        let first = self.links.len();
        let places = robot.forward_kinematics(&robot.default_values());
        let names = robot.description().links.iter();
        self.links
            .extend(names.zip(places).map(|(name, place)| Link {
                name: name.clone(),
                group: robot.name().to_owned(),
                pose: pose * place,
            }));
        self.shapes.extend(shapes.into_iter().map(|shape| Shape {
            link: first + shape.link,
            ..shape
        }));
    }

    /// Adds the description's rules about pairs of shapes, which take precedence over those of joints.
    pub(crate) fn rule(&mut self, rules: Vec<ShapeRule>) {
        self.rules.extend(rules);
    }

    pub(crate) fn has_shapes(&self) -> bool {
        !self.shapes.is_empty()
    }

    /// Adds the folders of meshes. It is called once all meshes are found.
    pub(crate) fn with_folders(self, finder: &Finder) -> Self {
        let folders = finder.folders();
        Self { folders, ..self }
    }

    /// Returns the indices of the files of its shapes, each once.
    pub(crate) fn files(&self) -> Vec<usize> {
        let mut files: Vec<_> = (self.shapes.iter())
            .filter_map(|shape| shape.solid.file())
            .collect();
        files.sort_unstable();
        files.dedup();
        files
    }

    /// Returns whether a file with this path is in one of the folders of its meshes.
    pub(crate) fn is_in_mesh_folder(&self, path: &[&str]) -> bool {
        let begins = |folder: &Vec<String>| {
            let names = folder.iter().zip(path);
            folder.len() < path.len() && names.into_iter().all(|(a, b)| a == b)
        };
        self.folders.iter().any(begins)
    }
}

/// Warns that a fixed link has too many shapes to list all of their pairs.
pub(super) fn warn_of_rules(job: &mut Job) {
    job.warn(message!("robot-link-does-not", most_rules = MAX_RULES));
}

/// Returns a rule for each two of these shapes, and for the pieces of each: shapes of one link may meet.
fn of_one_link(shapes: &[usize]) -> impl Iterator<Item = ShapeRule> {
    let pairs =
        (shapes.iter().enumerate()).flat_map(|(at, &a)| shapes[at..].iter().map(move |&b| [a, b]));
    pairs.map(|shapes| ShapeRule {
        shapes,
        allowance: Some(AllowedReason::Adjacent { joint: None }),
    })
}
