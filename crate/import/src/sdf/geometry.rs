//! What a shape is: a primitive or a mesh.

use super::pose::is_true;
use crate::error::ImportError;
use crate::job::Job;
use crate::robot::{CORRECT, Element, Finder, MeshSolid, Primitive, Solid, Submesh, mesh};

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
    let mut sizes = Sizes { job, element };
    Ok(Some(Solid::Primitive(match element.kind() {
        "empty" => return Ok(None),
        "mesh" => return mesh_of(job, finder, element, link).map(Some),
        kind @ ("plane" | "heightmap" | "image") => {
            let sentence = format_args!("the {kind} of “{link}” was left out: it has no inside");
            element.warn(job, sentence);
            return Ok(None);
        }
        "box" => Primitive::Cuboid(sizes.of("size", [1.0; 3])?),
        "sphere" => Primitive::Sphere {
            radius: sizes.one("radius", 1.0)?,
        },
        "cylinder" => Primitive::Cylinder {
            radius: sizes.one("radius", 1.0)?,
            length: sizes.one("length", 1.0)?,
        },
        "capsule" => Primitive::Capsule {
            radius: sizes.one("radius", 0.5)?,
            length: sizes.one("length", 1.0)?,
        },
        "cone" => Primitive::Cone {
            radius: sizes.one("radius", 1.0)?,
            length: sizes.one("length", 1.0)?,
        },
        "ellipsoid" => Primitive::Ellipsoid(sizes.of("radii", [1.0; 3])?),
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
    let Some(address) = element.child("uri").and_then(Element::content) else {
        let problem = format!("a mesh of link “{link}” has no <uri>");
        return Err(element.bad(job, problem, CORRECT));
    };
    let scale = match element.child("scale") {
        Some(scale) => scale.numbers_within(job)?,
        None => [1.0; 3],
    };
    let solid = mesh(job, finder, element, link, address, scale)?;
    let Some(submesh) = element.child("submesh") else {
        return Ok(Solid::Mesh(solid));
    };
    let Some(name) = submesh.child("name").and_then(Element::content) else {
        let problem = format!("the <submesh> of link “{link}” has no <name>");
        return Err(submesh.bad(job, problem, CORRECT));
    };
    let center = submesh.child("center").and_then(Element::content);
    Ok(Solid::Mesh(MeshSolid {
        only: Some(Submesh {
            name: name.into(),
            is_centred: is_true(center),
        }),
        ..solid
    }))
}

/// The sizes of a shape. Where sdformat takes its default, it is taken with a warning: where the file says nothing, and
/// for what is not above zero.
struct Sizes<'j, 'r, 'a> {
    job: &'j mut Job<'r>,
    element: Element<'a>,
}

impl Sizes<'_, '_, '_> {
    fn one(&mut self, kind: &str, default: f64) -> Result<f64, ImportError> {
        let [size] = self.of(kind, [default])?;
        Ok(size)
    }

    fn of<const N: usize>(
        &mut self,
        kind: &str,
        default: [f64; N],
    ) -> Result<[f64; N], ImportError> {
        let Self { job, element } = self;
        let child = element.child(kind);
        let said = match child.filter(|child| child.content().is_some()) {
            Some(child) => Some(child.numbers_within(job)?),
            None => None,
        };
        if let Some(said) = said.filter(|said| said.iter().all(|&size| size > 0.0)) {
            return element.sized(job, kind, said);
        }
        let shape = element.kind();
        let why = match said {
            None => format!("a <{shape}> says no <{kind}>"),
            Some(_) => format!("the <{kind}> of a <{shape}> is not above 0"),
        };
        let shown = default.map(|size| size.to_string()).join(" ");
        let sentence = format_args!("{why}: {shown} was taken, the default of the format");
        element.warn(job, sentence);
        Ok(default)
    }
}
