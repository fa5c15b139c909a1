//! Reads robots in the Unified Robot Description Format (wiki.ros.org/urdf/XML): links, joints, and the links' shapes,
//! in files of their own or as boxes, cylinders, spheres and capsules.

mod joint;
mod material;
mod origin;
mod semantic;
mod shape;

use crate::dropped_files::DroppedFiles;
use crate::error::{Result, invalid_file};
use crate::file::File;
use crate::job::Job;
use crate::names::{sanitize_name, stem};
use crate::options::LinkShapes;
use crate::robot::{
    Element, Finder, NamedElement, RobotDocument, RobotModel, checked, document, free_self_mimics,
    text,
};
use crate::sniff::Language;
use nearpoint_message::message;
use nearpoint_motion::robot::{Robot, RobotDescription};
use std::collections::HashMap;

/// Reads the file with this index, which is the current file of `job`.
pub(crate) fn parse(
    job: &mut Job,
    dropped_files: &DroppedFiles,
    number: usize,
    wanted: LinkShapes,
) -> Result<RobotModel> {
    let File { path, bytes } = dropped_files.files()[number];
    let text = text(job, bytes, Language::Urdf.name())?;
    let document = document(Language::Urdf, &text)?;
    let page = RobotDocument::new(&document, dropped_files.title(number));
    let root = page.root_of(Language::Urdf)?;
    let links = named(root, "link")?;
    let robot = robot(job, root, &links, stem(path))?;
    let materials = material::defined(root)?;
    let mut finder = Finder::new(dropped_files, number, Language::Urdf);
    let mut shapes = Vec::new();
    for (number, (name, element)) in links.iter().enumerate() {
        job.tick(0, 1)?;
        let link = shape::Link {
            number,
            name,
            element: *element,
            materials: &materials,
        };
        shape::read(job, &mut finder, &link, wanted, &mut shapes)?;
    }
    if shapes.is_empty() {
        let problem = message!("urdf-no-link-robot");
        return Err(invalid_file(problem, message!("give-links-visual")));
    }
    finder.warn(job);
    let named = root.attribute("name");
    let rules = semantic::rules(job, dropped_files, number, named, &numbers(&links), &shapes)?;
    let mut blueprint = RobotModel::new(Language::Urdf);
    blueprint.add_robot(robot, shapes);
    blueprint.rule(rules);
    Ok(blueprint.with_folders(&finder))
}

/// Makes a robot from the links and joints, if they form one; by default, `file` is its name.
fn robot(job: &mut Job, root: Element, links: &[NamedElement], file: &str) -> Result<Robot> {
    let joints = named(root, "joint")?;
    let known = joint::NameIndex {
        links: &numbers(links),
        joints: &numbers(&joints),
    };
    let name = root.attribute("name").and_then(sanitize_name);
    let name = name.or_else(|| sanitize_name(file));
    let mut read = (joints.iter())
        .map(|(name, element)| joint::read(job, *element, name, &known))
        .collect::<Result<Vec<_>, _>>()?;
    free_self_mimics(job, &mut read, &joints);
    let description = RobotDescription {
        name: name.unwrap_or_else(|| "robot".to_owned()),
        links: links.iter().map(|(name, _)| name.clone()).collect(),
        joints: read,
    };
    checked(job, description, links, &joints)
}

/// Returns the root's children of a kind, with their names.
fn named<'a>(root: Element<'a>, kind: &str) -> Result<Vec<NamedElement<'a>>> {
    let elements = root.all(kind);
    elements
        .map(|element| Ok((element.name("name")?, element)))
        .collect()
}

/// Returns the index of each name in the list.
fn numbers<'n>(elements: &'n [NamedElement]) -> HashMap<&'n str, usize> {
    let numbered = elements.iter().enumerate();
    numbered
        .map(|(number, (name, _))| (&**name, number))
        .collect()
}
