//! Robots in the Unified Robot Description Format (wiki.ros.org/urdf/XML): links, joints, and the shapes that the links
//! have, in files of their own or as boxes, cylinders, spheres and capsules.
//!
//! By `roxmltree`, which knows the line of every element and neither expands entities nor recurses, and by hand from
//! there: `urdf-rs` 0.10 reads every file through two XML libraries in turn, places no error, calls programs to find
//! packages, and takes a revolute joint without limits for one that cannot move.
//!
//! Reading has two steps. [`parse`] makes a [`Blueprint`] of the description and finds the files of its shapes, so that
//! nobody takes them for models of their own; [`build`] reads those.

mod address;
mod build;
mod joint;
mod material;
mod page;
mod primitive;
mod shape;

use crate::dropped::Dropped;
use crate::error::ImportError;
use crate::job::Job;
use crate::names::{cleaned, extension, stem};
use crate::{File, LinkShapes, check_length};
use address::Finder;
use nearpoint_motion::robot::{Description, Robot, RobotError};
use page::{CORRECT, Page};
use roxmltree::Node;
use shape::Shape;
use std::collections::{BTreeSet, HashMap};

pub(crate) use build::build;

/// A robot whose shapes are yet to be read.
pub(crate) struct Blueprint {
    robot: Robot,
    shapes: Vec<Shape>,
    /// The folders that it has its meshes in.
    folders: BTreeSet<Vec<String>>,
}

impl Blueprint {
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

/// Reads the file of this number, which is at hand in `job`.
pub(crate) fn parse(
    job: &mut Job,
    dropped: &Dropped,
    number: usize,
    wanted: LinkShapes,
) -> Result<Blueprint, ImportError> {
    let File { path, bytes } = dropped.files()[number];
    check_length(job, bytes)?;
    if !matches!(extension(path).as_str(), "urdf" | "xml") {
        job.warn("by its content it is URDF, so it was read as that");
    }
    let text = page::text(job, bytes)?;
    let document = page::parse(job, &text)?;
    let page = Page::new(&document);
    let links = named_elements(job, &page, "link")?;
    let robot = robot(job, &page, &links, stem(path))?;
    let materials = material::defined(job, &page)?;
    let mut finder = Finder::new(dropped, number);
    let mut shapes = Vec::new();
    for (link, (name, node)) in links.iter().enumerate() {
        job.tick(0, 1)?;
        let context = shape::Link {
            number: link,
            name,
            node: *node,
            materials: &materials,
        };
        shape::read(job, &page, &mut finder, &context, wanted, &mut shapes)?;
    }
    if shapes.is_empty() {
        let problem = "no link of the robot has a shape";
        let remedy = "Give its links visual or collision geometry";
        return Err(job.bad_file(problem, remedy));
    }
    finder.warn(job);
    Ok(Blueprint {
        robot,
        shapes,
        folders: finder.folders(),
    })
}

/// The links and joints, if they are a robot; `file` is what it is called if it does not say.
fn robot(
    job: &mut Job,
    page: &Page,
    links: &[(String, Node)],
    file: &str,
) -> Result<Robot, ImportError> {
    let joints = named_elements(job, page, "joint")?;
    let known = joint::Known {
        links: &numbers(links),
        joints: &numbers(&joints),
    };
    let named = page.robot().attribute("name").and_then(cleaned);
    let named = named.or_else(|| cleaned(file));
    let description = Description {
        name: named.unwrap_or_else(|| "robot".to_owned()),
        links: links.iter().map(|(name, _)| name.clone()).collect(),
        joints: (joints.iter())
            .map(|(name, node)| joint::read(job, page, *node, name, &known))
            .collect::<Result<_, _>>()?,
    };
    Robot::new(description).map_err(|error| no_robot(job, page, &error))
}

/// The robot's children of a kind, with their names.
fn named_elements<'a>(
    job: &Job,
    page: &Page<'a>,
    kind: &str,
) -> Result<Vec<(String, Node<'a, 'a>)>, ImportError> {
    let nodes = page.robot().children().filter(|n| n.has_tag_name(kind));
    nodes
        .map(|node| Ok((page.name(job, node, "name")?, node)))
        .collect()
}

/// The place of each name in the list.
fn numbers(elements: &[(String, Node)]) -> HashMap<String, usize> {
    let numbered = elements.iter().enumerate();
    numbered
        .map(|(number, (name, _))| (name.clone(), number))
        .collect()
}

/// Why the description is no robot, at the line of what is wrong with it.
fn no_robot(job: &Job, page: &Page, error: &RobotError) -> ImportError {
    let (kind, name) = match error {
        RobotError::SameName { name } => ("", name),
        RobotError::TwoParents { link } | RobotError::Loop { link } => ("link", link),
        RobotError::TwoRoots { second, .. } => ("link", second),
        RobotError::Missing { joint, .. }
        | RobotError::ZeroAxis { joint }
        | RobotError::NotFinite { joint, .. }
        | RobotError::LimitsReversed { joint, .. }
        | RobotError::MimicLoop { joint } => ("joint", joint),
        _ => {
            let remedy = match error {
                RobotError::TooManyLinks { .. } => {
                    "Make one link of those that do not move against each other"
                }
                _ => CORRECT,
            };
            return job.bad_file(error.to_string(), remedy);
        }
    };
    // The last of that name: of two that have it, the one that is too many.
    let is_it = |node: &Node| {
        let of_kind = match kind {
            "" => node.has_tag_name("link") || node.has_tag_name("joint"),
            _ => node.has_tag_name(kind),
        };
        of_kind && node.attribute("name").and_then(cleaned).as_ref() == Some(name)
    };
    match page.robot().children().rfind(is_it) {
        Some(node) => page.bad(job, node, error.to_string(), CORRECT),
        None => job.bad_file(error.to_string(), CORRECT),
    }
}
