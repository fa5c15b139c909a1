//! What a shape is: a primitive or a mesh.

use crate::error::ImportError;
use crate::job::Job;
use crate::robot::{CORRECT, Element, Finder, Primitive, Solid, mesh};

/// The solid of a visual or collision of a link; none if there is nothing in it, or with a warning what has no inside.
pub(super) fn solid(
    job: &mut Job,
    finder: &mut Finder,
    shape: Element,
    link: &str,
) -> Result<Option<Solid>, ImportError> {
    let geometry = shape.child("geometry");
    let Some(element) = geometry.and_then(|geometry| geometry.children().next()) else {
        let problem = format!("a shape of link “{link}” has no geometry");
        return Err(shape.bad(job, problem, CORRECT));
    };
    let radius = |job: &Job| size(job, element, "radius");
    let length = |job: &Job| size(job, element, "length");
    Ok(Some(Solid::Primitive(match element.kind() {
        "empty" => return Ok(None),
        "mesh" => return mesh_of(job, finder, element, link).map(Some),
        kind @ ("plane" | "heightmap" | "image") => {
            let sentence = format_args!("the {kind} of “{link}” was left out: it has no inside");
            element.warn(job, sentence);
            return Ok(None);
        }
        "box" => Primitive::Cuboid(sizes(job, element, "size")?),
        "sphere" => Primitive::Sphere {
            radius: radius(job)?,
        },
        "cylinder" => Primitive::Cylinder {
            radius: radius(job)?,
            length: length(job)?,
        },
        "capsule" => Primitive::Capsule {
            radius: radius(job)?,
            length: length(job)?,
        },
        "cone" => Primitive::Cone {
            radius: radius(job)?,
            length: length(job)?,
        },
        "ellipsoid" => Primitive::Ellipsoid(sizes(job, element, "radii")?),
        kind => {
            let problem = format!("a shape of link “{link}” is a <{kind}>, which is not read");
            let remedy = "Make it a mesh, box, cylinder, sphere, capsule, cone or ellipsoid";
            return Err(element.bad(job, problem, remedy));
        }
    })))
}

fn mesh_of(
    job: &Job,
    finder: &mut Finder,
    element: Element,
    link: &str,
) -> Result<Solid, ImportError> {
    if element.child("submesh").is_some() {
        let problem = format!("a shape of link “{link}” is one of several meshes in a file");
        let remedy = "Save that mesh as a file of its own, and take out the <submesh>";
        return Err(element.bad(job, problem, remedy));
    }
    let Some(address) = element.child("uri").and_then(Element::content) else {
        let problem = format!("a mesh of link “{link}” has no <uri>");
        return Err(element.bad(job, problem, CORRECT));
    };
    let scale = match element.child("scale") {
        Some(scale) => scale.numbers_within(job)?,
        None => [1.0; 3],
    };
    mesh(job, finder, element, link, address, scale)
}

fn size(job: &Job, element: Element, kind: &str) -> Result<f64, ImportError> {
    let [size] = sizes(job, element, kind)?;
    Ok(size)
}

fn sizes<const N: usize>(job: &Job, element: Element, kind: &str) -> Result<[f64; N], ImportError> {
    let Some(child) = element.child(kind) else {
        let problem = format!("<{}> has no <{kind}>", element.kind());
        return Err(element.bad(job, problem, CORRECT));
    };
    element.sized(job, kind, child.numbers_within(job)?)
}
