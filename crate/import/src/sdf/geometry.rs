//! Reads the geometry of a shape: a primitive or a mesh.

use super::pose::is_true;
use crate::error::Result;
use crate::job::Job;
use crate::polygon::{MAX_CORNERS, Triangulator};
use crate::robot::{Element, Finder, MeshSolid, Primitive, Solid, Submesh, mesh};
use crate::self_crossing::is_self_crossing;
use nearpoint_geometry::Vector;
use nearpoint_geometry::planar::Point2;
use nearpoint_geometry::shape::Soup;
use nearpoint_message::message;
use std::sync::Arc;

const KINDS: [&str; 12] = [
    "box",
    "capsule",
    "cone",
    "cylinder",
    "ellipsoid",
    "empty",
    "heightmap",
    "image",
    "mesh",
    "plane",
    "polyline",
    "sphere",
];

/// Returns the solid of a visual or collision of a link; none if it is empty, or, with a warning, if it has no volume.
pub(super) fn solid(
    job: &mut Job,
    finder: &mut Finder,
    shape: Element,
    link: &str,
) -> Result<Option<Solid>> {
    let geometry = shape.child("geometry");
    // As in sdformat, the first known shape counts; others are ignored.
    let known = geometry.and_then(|all| {
        let found = all.children().find(|e| KINDS.contains(&e.kind()));
        Some((all, found?))
    });
    let Some((geometry, element)) = known else {
        let any = geometry.and_then(|geometry| geometry.children().next());
        let sentence = match any.map(|any| any.kind()) {
            None => message!("shape-left-out", link),
            Some(kind) => message!("left-out-no", kind, link),
        };
        shape.warn(job, sentence);
        return Ok(None);
    };
    let mut sizes = Sizes { job, element };
    Ok(Some(Solid::Primitive(match element.kind() {
        "empty" => return Ok(None),
        "mesh" => return mesh_of(finder, element, link).map(Some),
        "polyline" => return polyline(job, element, geometry, link),
        kind @ ("plane" | "heightmap" | "image") => {
            element.warn(job, message!("sdf-left-out-no", kind, link));
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
        _ => return Ok(None),
    })))
}

/// Returns the prism over a polygon, from the plane of the shape up. None, with a warning, if there are several
/// polygons or it is invalid.
fn polyline(
    job: &mut Job,
    element: Element,
    geometry: Element,
    link: &str,
) -> Result<Option<Solid>> {
    let mut corners: Vec<Vector> = Vec::new();
    for point in element.all("point") {
        let [x, y] = point.content_numbers()?;
        let at = point.checked_position("point", [x, y, 0.0])?;
        job.push(&mut corners, at.into())?;
    }
    // The last corner may repeat the first.
    if corners.len() > 1 && corners.first() == corners.last() {
        corners.pop();
    }
    let height = Sizes { job, element }.one("height", 1.0)?;
    // More polygons would be holes or further rims.
    let is_one = geometry.all("polyline").count() == 1;
    let Some(prism) = prism(corners, height).filter(|_| is_one) else {
        element.warn(job, message!("sdf-polyline-left-out", link));
        return Ok(None);
    };
    let mesh = MeshSolid::inline(Arc::new(prism), [1.0; 3]);
    Ok(Some(Solid::Mesh(mesh)))
}

/// Returns the prism of this height over a polygon in the plane z = 0; none if the polygon crosses itself or has no
/// area.
fn prism(mut corners: Vec<Vector>, height: f64) -> Option<Soup> {
    let count = corners.len();
    let flat = corners.iter().map(|corner| Point2::new(corner.x, corner.y));
    if !(3..=MAX_CORNERS).contains(&count) || is_self_crossing(flat) {
        return None;
    }
    let next = corners.iter().cycle().skip(1);
    let doubled: f64 = (corners.iter().zip(next))
        .map(|(a, b)| a.x * b.y - a.y * b.x)
        .sum();
    if doubled == 0.0 {
        return None;
    }
    if doubled < 0.0 {
        corners.reverse();
    }
    let lower = corners.iter().map(|corner| [corner.x, corner.y, 0.0]);
    let upper = corners.iter().map(|corner| [corner.x, corner.y, height]);
    let mut soup = Soup::default();
    soup.positions.extend(lower.chain(upper));
    let mut cutter = Triangulator::default();
    let above = |corner: u32| corner + count as u32;
    for &[a, b, c] in cutter.triangulate(&corners).as_chunks::<3>().0 {
        soup.triangles.push([a, c, b]);
        soup.triangles.push([above(a), above(b), above(c)]);
    }
    for a in 0..count as u32 {
        let b = (a + 1) % count as u32;
        soup.triangles.push([a, b, above(b)]);
        soup.triangles.push([a, above(b), above(a)]);
    }
    Some(soup)
}

fn mesh_of(finder: &mut Finder, element: Element, link: &str) -> Result<Solid> {
    let Some(address) = element.child("uri").and_then(Element::content) else {
        return Err(element.invalid(message!("sdf-mesh-link-no", link)));
    };
    let scale = match element.child("scale") {
        Some(scale) => scale.content_numbers()?,
        None => [1.0; 3],
    };
    let solid = mesh(finder, element, link, address, scale)?;
    let Some(submesh) = element.child("submesh") else {
        return Ok(Solid::Mesh(solid));
    };
    let Some(name) = submesh.child("name").and_then(Element::content) else {
        return Err(submesh.invalid(message!("sdf-submesh-link-no", link)));
    };
    let center = submesh.child("center").and_then(Element::content);
    Ok(Solid::Mesh(MeshSolid {
        submesh: Some(Submesh {
            name: name.into(),
            is_centred: is_true(center),
        }),
        ..solid
    }))
}

/// The sizes of a shape. Missing sizes and sizes that are not above zero get sdformat's default, with a warning.
struct Sizes<'j, 'r, 'a> {
    job: &'j mut Job<'r>,
    element: Element<'a>,
}

impl Sizes<'_, '_, '_> {
    fn one(&mut self, kind: &str, default: f64) -> Result<f64> {
        let [size] = self.of(kind, [default])?;
        Ok(size)
    }

    fn of<const N: usize>(&mut self, kind: &str, default: [f64; N]) -> Result<[f64; N]> {
        let Self { job, element } = self;
        let child = element.child(kind);
        let stated = match child.filter(|child| child.content().is_some()) {
            Some(child) => Some(child.content_numbers()?),
            None => None,
        };
        if let Some(stated) = stated.filter(|stated| stated.iter().all(|&size| size > 0.0)) {
            return element.checked_sizes(kind, stated);
        }
        let shape = element.kind();
        let why = match stated {
            None => message!("sdf-says-no", shape, kind),
            Some(_) => message!("sdf-not-above-0", kind, shape),
        };
        let shown = default.map(|size| size.to_string()).join(" ");
        element.warn(job, message!("sdf-taken-default-format", why, shown));
        Ok(default)
    }
}
