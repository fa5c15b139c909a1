//! The shapes of a link: which of them are wanted, where they are on it, how large, in which colour.

use super::material::{Materials, colour};
use super::origin::origin;
use crate::LinkShapes;
use crate::error::ImportError;
use crate::job::Job;
use crate::robot::{CORRECT, Element, Finder, Primitive, Shape, Solid, mesh, taken_and_left};

/// The attributes that say how large shapes are.
const SIZES: [(&str, &str); 6] = [
    ("box", "size"),
    ("sphere", "radius"),
    ("cylinder", "radius"),
    ("cylinder", "length"),
    ("capsule", "radius"),
    ("capsule", "length"),
];

/// A link and what is known when its shapes are read.
pub(super) struct Link<'a> {
    pub(super) number: usize,
    pub(super) name: &'a str,
    pub(super) element: Element<'a>,
    pub(super) materials: &'a Materials<'a>,
}

/// Adds the link's shapes: those that are wanted, or the others where it has none of those.
pub(super) fn read(
    job: &mut Job,
    finder: &mut Finder,
    link: &Link,
    wanted: LinkShapes,
    shapes: &mut Vec<Shape>,
) -> Result<(), ImportError> {
    let (taken, left) = taken_and_left(wanted, |kind| link.element.child(kind).is_some());
    for element in link.element.all(taken) {
        let Some(solid) = solid(job, finder, link, element)? else {
            continue;
        };
        let shape = Shape {
            link: link.number,
            in_link: origin(job, element)?,
            solid,
            colour: colour(job, element, link.materials)?,
        };
        job.push(shapes, shape)?;
    }
    // The others' meshes belong to the robot all the same: nobody is to take them for models of their own.
    let unread = link.element.all(left).flat_map(|e| e.descendants());
    let addresses = unread.filter_map(|e| e.attribute("filename"));
    addresses.for_each(|address| finder.claim(address));
    Ok(())
}

/// The solid of a shape; none, with a warning, if one of its sizes is 0: then it has no inside.
fn solid(
    job: &mut Job,
    finder: &mut Finder,
    link: &Link,
    shape: Element,
) -> Result<Option<Solid>, ImportError> {
    let geometry = shape.child("geometry");
    let Some(element) = geometry.and_then(|geometry| geometry.children().next()) else {
        let problem = format!("a shape of link “{}” has no geometry", link.name);
        return Err(shape.bad(job, problem, CORRECT));
    };
    let kind = element.kind();
    let all = SIZES.iter().filter(|(of, _)| *of == kind);
    for (_, attribute) in all {
        if element.list::<3>(job, attribute)?.contains(&0.0) {
            let name = link.name;
            let sentence = format_args!(
                "the {kind} of “{name}” was left out: its {attribute} is 0, so it has no inside"
            );
            element.warn(job, sentence);
            return Ok(None);
        }
    }
    let radius = || size(job, element, "radius");
    let length = || size(job, element, "length");
    Ok(Some(Solid::Primitive(match kind {
        "mesh" => {
            let scale = element.numbers(job, "scale")?.unwrap_or([1.0; 3]);
            let address = element.text(job, "filename")?;
            let mesh = mesh(job, finder, element, link.name, address, scale)?;
            return Ok(Some(Solid::Mesh(mesh)));
        }
        "box" => Primitive::Cuboid(sizes(job, element, "size")?),
        "cylinder" => Primitive::Cylinder {
            radius: radius()?,
            length: length()?,
        },
        "sphere" => Primitive::Sphere { radius: radius()? },
        "capsule" => Primitive::Capsule {
            radius: radius()?,
            length: length()?,
        },
        kind => {
            let problem = format!(
                "a shape of link “{}” is a <{kind}>, which is not known",
                link.name
            );
            let remedy = "Make it a mesh, box, cylinder, sphere or capsule";
            return Err(element.bad(job, problem, remedy));
        }
    })))
}

fn size(job: &Job, element: Element, attribute: &str) -> Result<f64, ImportError> {
    let [size] = sizes(job, element, attribute)?;
    Ok(size)
}

fn sizes<const N: usize>(
    job: &Job,
    element: Element,
    attribute: &str,
) -> Result<[f64; N], ImportError> {
    let sizes = element.numbers(job, attribute)?.ok_or_else(|| {
        let problem = format!("<{}> has no “{attribute}”", element.kind());
        element.bad(job, problem, CORRECT)
    })?;
    element.sized(job, attribute, sizes)
}
