//! Reads colours: a material is defined in place, or once for the whole robot with a name.

use crate::error::Result;
use crate::job::Job;
use crate::names::sanitize_name;
use crate::robot::Element;
use nearpoint_message::message;
use std::collections::HashMap;

/// The materials that have a colour, by name. The robot's own definitions take precedence over those of links; of
/// duplicates the first applies.
pub(super) type Materials<'a> = HashMap<&'a str, [f32; 4]>;

pub(super) fn defined<'a>(robot: Element<'a>) -> Result<Materials<'a>> {
    let in_links = robot.descendants().filter(|e| e.kind() == "visual");
    let all = robot
        .children()
        .chain(in_links.flat_map(|visual| visual.children()));
    let mut materials = HashMap::new();
    for material in all.filter(|e| e.kind() == "material") {
        if let (Some(name), Some(colour)) = (material.attribute("name"), own(material)?) {
            materials.entry(name).or_insert(colour);
        }
    }
    Ok(materials)
}

/// Returns the colour of a visual or collision element. None if it states none or, with a warning, if its material is
/// unknown.
pub(super) fn colour(
    job: &mut Job,
    shape: Element,
    materials: &Materials,
) -> Result<Option<[f32; 4]>> {
    let Some(material) = shape.child("material") else {
        return Ok(None);
    };
    if let Some(colour) = own(material)? {
        return Ok(Some(colour));
    }
    let name = material.attribute("name").unwrap_or_default();
    let known = materials.get(name).copied();
    if known.is_none() && material.child("texture").is_none() && !name.is_empty() {
        let name = sanitize_name(name).unwrap_or_default();
        material.warn(job, message!("urdf-material-no-colour", name));
    }
    Ok(known)
}

fn own(material: Element) -> Result<Option<[f32; 4]>> {
    let Some(colour) = material.child("color") else {
        return Ok(None);
    };
    let rgba = colour.numbers::<4>("rgba")?;
    Ok(rgba.map(|rgba| rgba.map(|share| share.clamp(0.0, 1.0) as f32)))
}
