//! What a description says there is, with shapes that are yet to be read.

use super::address::Finder;
use super::shape::Shape;
use crate::job::Job;
use crate::sniff::Language;
use nearpoint_geometry::Pose;
use nearpoint_message::message;
use nearpoint_motion::allowed::{Allowance, neighbours};
use nearpoint_motion::robot::Robot;
use std::collections::BTreeSet;
use std::ops::Range;

/// No more pairs of shapes than this are listed as ones that may meet.
pub(crate) const MOST_RULES: usize = 500_000;

/// Links, some of them robots', and their shapes.
pub(crate) struct Blueprint {
    pub(super) language: Language,
    pub(super) links: Vec<Link>,
    /// The robots, and which of the links are theirs.
    pub(super) robots: Vec<(Robot, Range<usize>)>,
    /// On these links.
    pub(super) shapes: Vec<Shape>,
    /// What it says about pairs of shapes.
    pub(super) rules: Vec<ShapeRule>,
    /// The folders that it has its meshes in.
    folders: BTreeSet<Vec<String>>,
}

/// What a description says about two shapes.
pub(crate) struct ShapeRule {
    /// Their numbers among all shapes; of one shape alone the rule is about its pieces.
    pub(crate) shapes: [usize; 2],
    /// Why they may meet; none: they may not, even if a joint joins them.
    pub(crate) allowance: Option<Allowance>,
}

/// A link at rest.
pub(super) struct Link {
    pub(super) name: String,
    /// What it is of.
    pub(super) group: String,
    /// In the scene.
    pub(super) at: Pose,
}

impl Blueprint {
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

    /// Adds a robot that stands in the origin, with these shapes on its links.
    pub(crate) fn add_robot(&mut self, robot: Robot, shapes: Vec<Shape>) {
        let first = self.links.len();
        self.add(&robot, &Pose::identity(), shapes);
        self.robots.push((robot, first..self.links.len()));
    }

    /// Adds links that stay where they are on a robot at rest with its base at `at`. Shapes of one link may meet, and
    /// those of two that a joint joins, as those of robots may.
    pub(crate) fn add_still(
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
            if own.len() * (own.len() + 1) / 2 > MOST_RULES {
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
            let Some(allowance) = neighbours(robot, [parent, link], has_shape) else {
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

    fn add(&mut self, robot: &Robot, at: &Pose, shapes: Vec<Shape>) {
        let first = self.links.len();
        let places = robot.forward(&robot.rest());
        let names = robot.description().links.iter();
        self.links
            .extend(names.zip(places).map(|(name, place)| Link {
                name: name.clone(),
                group: robot.name().to_owned(),
                at: at * place,
            }));
        self.shapes.extend(shapes.into_iter().map(|shape| Shape {
            link: first + shape.link,
            ..shape
        }));
    }

    /// Takes what the description says about pairs of shapes, which goes before what joints say.
    pub(crate) fn rule(&mut self, rules: Vec<ShapeRule>) {
        self.rules.extend(rules);
    }

    pub(crate) fn has_shapes(&self) -> bool {
        !self.shapes.is_empty()
    }

    /// Now that all meshes are found.
    pub(crate) fn with_folders(self, finder: &Finder) -> Self {
        let folders = finder.folders();
        Self { folders, ..self }
    }

    /// The files that its shapes are in, by number, each once.
    pub(crate) fn files(&self) -> Vec<usize> {
        let mut files: Vec<_> = (self.shapes.iter())
            .filter_map(|shape| shape.solid.file())
            .collect();
        files.sort_unstable();
        files.dedup();
        files
    }

    /// Whether a file with this path is in one of the folders that it has its meshes in.
    pub(crate) fn is_around(&self, path: &[&str]) -> bool {
        let begins = |folder: &Vec<String>| {
            let names = folder.iter().zip(path);
            folder.len() < path.len() && names.into_iter().all(|(a, b)| a == b)
        };
        self.folders.iter().any(begins)
    }
}

/// Says that shapes of a link that stands still are too many to list each two of them.
pub(super) fn warn_of_rules(job: &mut Job) {
    job.warn(message!("robot-link-does-not", most_rules = MOST_RULES));
}

/// A rule for each two of these shapes and for the pieces of each: they are of one link, so they may meet.
fn of_one_link(shapes: &[usize]) -> impl Iterator<Item = ShapeRule> {
    let pairs =
        (shapes.iter().enumerate()).flat_map(|(at, &a)| shapes[at..].iter().map(move |&b| [a, b]));
    pairs.map(|shapes| ShapeRule {
        shapes,
        allowance: Some(Allowance::Neighbours { joint: None }),
    })
}
