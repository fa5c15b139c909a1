//! Colours: materials are defined where they are used, or once for the whole robot and used by their name.

use super::page::{Page, child};
use crate::error::ImportError;
use crate::job::Job;
use crate::names::cleaned;
use roxmltree::Node;
use std::collections::HashMap;

/// The materials that have a colour, by name. What the robot itself defines goes before what a link does, and of equal
/// names the first.
pub(super) type Materials<'a> = HashMap<&'a str, [f32; 4]>;

pub(super) fn defined<'a>(job: &Job, page: &Page<'a>) -> Result<Materials<'a>, ImportError> {
    let robot = page.robot();
    let in_links = robot.descendants().filter(|n| n.has_tag_name("visual"));
    let all = robot.children().chain(in_links.flat_map(|n| n.children()));
    let mut materials = HashMap::new();
    for node in all.filter(|n| n.has_tag_name("material")) {
        if let (Some(name), Some(colour)) = (node.attribute("name"), own(job, page, node)?) {
            materials.entry(name).or_insert(colour);
        }
    }
    Ok(materials)
}

/// The colour of a visual or collision element; none if it says none, and with a warning if its material is unknown.
pub(super) fn colour(
    job: &mut Job,
    page: &Page,
    shape: Node,
    materials: &Materials,
) -> Result<Option<[f32; 4]>, ImportError> {
    let Some(material) = child(shape, "material") else {
        return Ok(None);
    };
    if let Some(colour) = own(job, page, material)? {
        return Ok(Some(colour));
    }
    let name = material.attribute("name").unwrap_or_default();
    let known = materials.get(name).copied();
    if known.is_none() && child(material, "texture").is_none() && !name.is_empty() {
        job.warn(format_args!(
            "{}: the material “{}” has no colour",
            page.line(material),
            cleaned(name).unwrap_or_default()
        ));
    }
    Ok(known)
}

fn own(job: &Job, page: &Page, material: Node) -> Result<Option<[f32; 4]>, ImportError> {
    let Some(colour) = child(material, "color") else {
        return Ok(None);
    };
    let rgba = page.numbers::<4>(job, colour, "rgba")?;
    Ok(rgba.map(|rgba| rgba.map(|share| share.clamp(0.0, 1.0) as f32)))
}
