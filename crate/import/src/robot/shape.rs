//! Reads the shapes of links: their poses, sizes and colours, and the files of meshes.

use super::element::Element;
use super::finder::Finder;
use super::primitive::Primitive;
use crate::dropped_files::NotFound;
use crate::error::Result;
use crate::job::Job;
use crate::names::{extension, sanitize_name};
use crate::options::LinkShapes;
use crate::sniff::{FileKind, Format};
use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::Soup;
use nearpoint_message::message;
use std::sync::Arc;

pub(crate) struct Shape {
    pub(crate) link: usize,
    /// The pose `link_from_shape`.
    pub(crate) in_link: Pose,
    pub(crate) solid: Solid,
    pub(crate) colour: Option<[f32; 4]>,
}

#[derive(Debug, Clone)]
pub(crate) enum Solid {
    Mesh(MeshSolid),
    Primitive(Primitive),
}

/// A mesh, and the transformation of its coordinates.
#[derive(Debug, Clone)]
pub(crate) struct MeshSolid {
    pub(crate) source: Source,
    /// The parts of the file to use; none for all of them.
    pub(crate) submesh: Option<Submesh>,
    /// The pose that is applied to coordinates before they are scaled.
    pub(crate) mesh_pose: Pose,
    /// The scale along the axes, applied after `mesh_pose`.
    pub(crate) scale: [f64; 3],
}

#[derive(Debug, Clone)]
pub(crate) enum Source {
    File {
        number: usize,
        format: Format,
    },
    /// The mesh is in the description itself.
    Inline(Arc<Soup>),
}

/// The parts of a mesh file with one name.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Submesh {
    pub(crate) name: String,
    /// True if the centre of their box is moved to the origin.
    pub(crate) is_centred: bool,
}

impl MeshSolid {
    fn of(source: Source, scale: [f64; 3]) -> Self {
        Self {
            source,
            submesh: None,
            mesh_pose: Pose::identity(),
            scale,
        }
    }

    /// Makes a mesh that the description itself contains.
    pub(crate) fn inline(soup: Arc<Soup>, scale: [f64; 3]) -> Self {
        Self::of(Source::Inline(soup), scale)
    }
}

impl Solid {
    pub(super) fn file(&self) -> Option<usize> {
        match self {
            Self::Mesh(MeshSolid {
                source: Source::File { number, .. },
                ..
            }) => Some(*number),
            Self::Mesh(_) | Self::Primitive(_) => None,
        }
    }
}

/// Adds a link's shapes, which `read` makes from its elements `visual` and `collision`. It uses the requested kind, or
/// the other one if there are none. Returns the unread elements of a link with other shapes.
pub(crate) fn of_link<'a>(
    job: &mut Job,
    link: Element<'a>,
    wanted: LinkShapes,
    shapes: &mut Vec<Shape>,
    mut read: impl FnMut(&mut Job, Element<'a>) -> Result<Option<Shape>>,
) -> Result<Vec<Element<'a>>> {
    let (first, second) = match wanted {
        LinkShapes::Visual => ("visual", "collision"),
        LinkShapes::Collision => ("collision", "visual"),
    };
    let before = shapes.len();
    for kind in [first, second] {
        for element in link.all(kind) {
            if let Some(shape) = read(job, element)? {
                job.push(shapes, shape)?;
            }
        }
        if shapes.len() > before && kind == first {
            return Ok(link.all(second).collect());
        }
    }
    Ok(Vec::new())
}

/// Refuses a scale that makes a mesh vanish.
pub(crate) fn check_scale(element: Element, link: &str, scale: [f64; 3]) -> Result<()> {
    if scale.contains(&0.0) {
        return Err(element.invalid(message!("robot-mesh-link-scale", link)));
    }
    Ok(())
}

/// Returns the mesh at an address that an element names for a link; the scale must not make it vanish.
pub(crate) fn mesh(
    finder: &mut Finder,
    element: Element,
    link: &str,
    address: &str,
    scale: [f64; 3],
) -> Result<MeshSolid> {
    check_scale(element, link, scale)?;
    let shown = sanitize_name(address).unwrap_or_default();
    let language = finder.language.name();
    let number = finder.find(address).map_err(|error| match error {
        NotFound::Missing => {
            let problem = message!("robot-mesh-link-not", shown, link);
            let remedy = message!("robot-drop-folder-contains", language);
            element.error_at(problem, remedy)
        }
        NotFound::Ambiguous(one, other) => {
            let (one, other) = (finder.files.title(one), finder.files.title(other));
            let problem = message!("robot-mesh-link-could", shown, link, one, other);
            let remedy = message!("robot-drop-folders-names", language);
            element.error_at(problem, remedy)
        }
    })?;
    match finder.files.kind(number) {
        FileKind::Model(format) => Ok(MeshSolid::of(Source::File { number, format }, scale)),
        kind => {
            let title = finder.files.title(number);
            let what = match kind {
                _ if extension(&title) == "dae" => message!("robot-collada-file-not"),
                FileKind::Unsupported(..) => message!("robot-format-not-read"),
                _ if finder.files.files()[number].bytes.is_empty() => message!("robot-empty-2"),
                _ => message!("robot-no-mesh"),
            };
            let problem = message!("robot-mesh-link", title, link, what);
            let remedy = message!("robot-convert-stl-obj", language);
            Err(element.error_at(problem, remedy))
        }
    }
}
