//! Reads the shapes of a link: those of the requested kind, with their poses, sizes and colours.

use super::material::{Materials, colour};
use super::origin::origin;
use crate::error::Result;
use crate::job::Job;
use crate::options::LinkShapes;
use crate::robot::{Element, Finder, Primitive, Shape, Solid, mesh, of_link};
use nearpoint_message::message;

/// The attributes that state the sizes of shapes.
const SIZES: [(&str, &str); 7] = [
    ("mesh", "scale"),
    ("box", "size"),
    ("sphere", "radius"),
    ("cylinder", "radius"),
    ("cylinder", "length"),
    ("capsule", "radius"),
    ("capsule", "length"),
];

/// A link, and the context for reading its shapes.
pub(super) struct Link<'a> {
    pub(super) number: usize,
    pub(super) name: &'a str,
    pub(super) element: Element<'a>,
    pub(super) materials: &'a Materials<'a>,
}

/// Adds the link's shapes of the requested kind, or of the other kind if there are none.
pub(super) fn read(
    job: &mut Job,
    finder: &mut Finder,
    link: &Link,
    wanted: LinkShapes,
    shapes: &mut Vec<Shape>,
) -> Result<()> {
    let unread = of_link(job, link.element, wanted, shapes, |job, element| {
        let Some(solid) = solid(job, finder, link, element)? else {
            return Ok(None);
        };
        Ok(Some(Shape {
            link: link.number,
            in_link: origin(job, element)?,
            solid,
            colour: colour(job, element, link.materials)?,
        }))
    })?;
    // The meshes of unread shapes also belong to the robot, so they are not read as independent models.
    let unread = unread.into_iter().flat_map(Element::descendants);
    let addresses = unread.filter_map(|e| e.attribute("filename"));
    addresses.for_each(|address| finder.mark_used(address));
    Ok(())
}

/// Returns the solid of a shape; none, with a warning, if it has no volume or ROS does not read it either.
fn solid(job: &mut Job, finder: &mut Finder, link: &Link, shape: Element) -> Result<Option<Solid>> {
    let (link, geometry) = (link.name, shape.child("geometry"));
    let Some(element) = geometry.and_then(|geometry| geometry.children().next()) else {
        shape.warn(job, message!("shape-left-out", link));
        return Ok(None);
    };
    let kind = element.kind();
    let Some(sizes) = sizes(job, element, link)? else {
        return Ok(None);
    };
    Ok(Some(Solid::Primitive(match (kind, &sizes[..]) {
        ("mesh", &[x, y, z]) => {
            let address = element.text("filename")?;
            let mesh = mesh(finder, element, link, address, [x, y, z])?;
            return Ok(Some(Solid::Mesh(mesh)));
        }
        ("box", &[x, y, z]) => Primitive::Cuboid([x, y, z]),
        ("cylinder", &[radius, length]) => Primitive::Cylinder { radius, length },
        ("sphere", &[radius]) => Primitive::Sphere { radius },
        ("capsule", &[radius, length]) => Primitive::Capsule { radius, length },
        _ => {
            element.warn(job, message!("left-out-no", kind, link));
            return Ok(None);
        }
    })))
}

/// Returns the sizes of a shape, those of [`SIZES`] in their order; none, with a warning, if one of them is invalid.
fn sizes(job: &mut Job, element: Element, link: &str) -> Result<Option<Vec<f64>>> {
    let (kind, mut sizes) = (element.kind(), Vec::new());
    let all = SIZES.iter().filter(|(of, _)| *of == kind);
    for (_, attribute) in all {
        let is_scale = *attribute == "scale";
        if element.attribute(attribute).is_none() && is_scale {
            return Ok(Some(vec![1.0; 3]));
        }
        if element.attribute(attribute).is_some() {
            element.text(attribute)?;
        }
        let stated = element.list::<3>(attribute).unwrap_or_default();
        let count = if matches!(kind, "box" | "mesh") { 3 } else { 1 };
        let is_size = |&size: &f64| is_scale || element.checked_sizes(attribute, [size]).is_ok();
        let is_zero = stated.contains(&0.0);
        if stated.len() == count && !is_zero && stated.iter().all(is_size) {
            sizes.extend(stated);
            continue;
        }
        let sentence = match is_zero {
            true => message!("urdf-left-out-0", kind, link, attribute),
            false => {
                message!("urdf-left-out-no-size", kind, link, attribute)
            }
        };
        element.warn(job, sentence);
        return Ok(None);
    }
    Ok(Some(sizes))
}
