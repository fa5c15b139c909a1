//! Links whose shapes are yet to be read.

use super::address::Finder;
use super::shape::Shape;
use crate::sniff::Language;
use nearpoint_geometry::Pose;
use nearpoint_motion::robot::Robot;
use std::collections::BTreeSet;

/// A robot, or links that stand still, with shapes that are yet to be read.
pub(crate) struct Blueprint {
    pub(super) language: Language,
    /// What the parts are grouped under.
    pub(super) name: String,
    /// The links' names, and where they are at rest.
    pub(super) links: Vec<(String, Pose)>,
    /// None: nothing of it moves.
    pub(super) robot: Option<Robot>,
    pub(super) shapes: Vec<Shape>,
    /// The folders that it has its meshes in.
    folders: BTreeSet<Vec<String>>,
}

impl Blueprint {
    pub(crate) fn moving(robot: Robot, shapes: Vec<Shape>, finder: &Finder) -> Self {
        let still = Self::still(&robot, &Pose::identity(), shapes, finder);
        Self {
            robot: Some(robot),
            ..still
        }
    }

    /// The robot's links are parts where they are at rest, with its base at `at`.
    pub(crate) fn still(robot: &Robot, at: &Pose, shapes: Vec<Shape>, finder: &Finder) -> Self {
        let places = robot.forward(&robot.rest());
        let names = robot.description().links.iter().cloned();
        let links = names.zip(places.iter().map(|place| at * place));
        Self {
            language: finder.language,
            name: robot.name().to_owned(),
            links: links.collect(),
            robot: None,
            shapes,
            folders: finder.folders(),
        }
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
