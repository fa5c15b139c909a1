//! The shapes of a link: which of them are wanted, where they are on it, how large, in which colour.

use super::address::Finder;
use super::material::{Materials, colour};
use super::page::{CORRECT, Page, child};
use super::primitive::Primitive;
use crate::LinkShapes;
use crate::dropped::NotFound;
use crate::error::ImportError;
use crate::job::Job;
use crate::names::cleaned;
use crate::sniff::{Format, Kind};
use nearpoint_geometry::Pose;
use roxmltree::Node;

/// A shape on a link.
pub(super) struct Shape {
    pub(super) link: usize,
    /// `link_from_shape`.
    pub(super) in_link: Pose,
    pub(super) solid: Solid,
    pub(super) colour: Option<[f32; 4]>,
}

/// What a shape is made of, and how that is stretched along its axes.
#[derive(Debug, Clone, Copy)]
pub(super) enum Solid {
    File {
        number: usize,
        format: Format,
        scale: [f64; 3],
    },
    Primitive(Primitive),
}

impl Solid {
    pub(super) fn file(&self) -> Option<usize> {
        match self {
            Self::File { number, .. } => Some(*number),
            Self::Primitive(_) => None,
        }
    }
}

/// A link and what is known when its shapes are read.
pub(super) struct Link<'a> {
    pub(super) number: usize,
    pub(super) name: &'a str,
    pub(super) node: Node<'a, 'a>,
    pub(super) materials: &'a Materials<'a>,
}

/// Adds the link's shapes: those that are wanted, or the others where it has none of those.
pub(super) fn read(
    job: &mut Job,
    page: &Page,
    finder: &mut Finder,
    link: &Link,
    wanted: LinkShapes,
    shapes: &mut Vec<Shape>,
) -> Result<(), ImportError> {
    let kinds = match wanted {
        LinkShapes::Visual => ["visual", "collision"],
        LinkShapes::Collision => ["collision", "visual"],
    };
    let of = |kind| link.node.children().filter(move |n| n.has_tag_name(kind));
    let [taken, left] = match of(kinds[0]).next() {
        Some(_) => kinds,
        None => [kinds[1], kinds[0]],
    };
    for node in of(taken) {
        let shape = Shape {
            link: link.number,
            in_link: page.origin(job, node)?,
            solid: solid(job, page, finder, link, node)?,
            colour: colour(job, page, node, link.materials)?,
        };
        job.push(shapes, shape)?;
    }
    // The others' meshes belong to the robot all the same: nobody is to take them for models of their own.
    let unread = of(left).flat_map(|n| n.descendants());
    let addresses = unread.filter_map(|n| n.attribute("filename"));
    addresses.for_each(|address| finder.claim(address));
    Ok(())
}

fn solid(
    job: &Job,
    page: &Page,
    finder: &mut Finder,
    link: &Link,
    node: Node,
) -> Result<Solid, ImportError> {
    let geometry = child(node, "geometry");
    let first = geometry.and_then(|geometry| geometry.first_element_child());
    let Some(element) = first else {
        let problem = format!("a shape of link “{}” has no geometry", link.name);
        return Err(page.bad(job, node, problem, CORRECT));
    };
    match element.tag_name().name() {
        "mesh" => mesh(job, page, finder, link, element),
        kind => match Primitive::read(job, page, element)? {
            Some(primitive) => Ok(Solid::Primitive(primitive)),
            None => {
                let problem = format!(
                    "a shape of link “{}” is a <{kind}>, which is not known",
                    link.name
                );
                let remedy = "Make it a mesh, box, cylinder, sphere or capsule";
                Err(page.bad(job, element, problem, remedy))
            }
        },
    }
}

fn mesh(
    job: &Job,
    page: &Page,
    finder: &mut Finder,
    link: &Link,
    mesh: Node,
) -> Result<Solid, ImportError> {
    let scale = page.numbers(job, mesh, "scale")?.unwrap_or([1.0; 3]);
    if scale.contains(&0.0) {
        let problem = format!(
            "a mesh of link “{}” has the scale 0, which leaves nothing of it",
            link.name
        );
        return Err(page.bad(job, mesh, problem, CORRECT));
    }
    let address = page.text(job, mesh, "filename")?;
    let shown = cleaned(address).unwrap_or_default();
    let number = finder.find(address).map_err(|error| match error {
        NotFound::Missing => {
            let problem = format!(
                "the mesh “{shown}” of link “{}” was not opened with it",
                link.name
            );
            let remedy = "Drop the folder that contains it together with the URDF";
            page.bad(job, mesh, problem, remedy)
        }
        NotFound::Several(one, other) => {
            let (one, other) = (finder.dropped.title(one), finder.dropped.title(other));
            let problem = format!(
                "the mesh “{shown}” of link “{}” could be {one} or {other}",
                link.name
            );
            page.bad(
                job,
                mesh,
                problem,
                "Drop the folders as the URDF names them, or only one of the two",
            )
        }
    })?;
    match finder.dropped.kind(number) {
        Kind::Model(format) => Ok(Solid::File {
            number,
            format,
            scale,
        }),
        kind => {
            let title = finder.dropped.title(number);
            let what = match kind {
                Kind::Foreign(..) => "is in a format that is not read",
                _ if finder.dropped.files()[number].bytes.is_empty() => "is empty",
                _ => "is no mesh",
            };
            let problem = format!("the mesh {title} of link “{}” {what}", link.name);
            let remedy = "Convert it to STL, OBJ, PLY, glTF or COLLADA and name that in the URDF, or take the links' other shapes (visual or collision)";
            Err(page.bad(job, mesh, problem, remedy))
        }
    }
}
