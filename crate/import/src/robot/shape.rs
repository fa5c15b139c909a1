//! The shapes of links: where they are, how large, in which colour; and the files that meshes are in.

use super::address::Finder;
use super::element::Element;
use super::primitive::Primitive;
use crate::dropped::NotFound;
use crate::error::Result;
use crate::names::{cleaned, extension};
use crate::options::LinkShapes;
use crate::sniff::{Format, Kind};
use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::Soup;
use nearpoint_message::message;
use std::sync::Arc;

/// A shape on a link.
pub(crate) struct Shape {
    pub(crate) link: usize,
    /// `link_from_shape`.
    pub(crate) in_link: Pose,
    pub(crate) solid: Solid,
    pub(crate) colour: Option<[f32; 4]>,
}

/// What a shape is made of.
#[derive(Debug, Clone)]
pub(crate) enum Solid {
    Mesh(MeshSolid),
    Primitive(Primitive),
}

/// A mesh, and what is done with its coordinates.
#[derive(Debug, Clone)]
pub(crate) struct MeshSolid {
    pub(crate) source: Source,
    /// The only parts of the file that are meant; none: all are.
    pub(crate) only: Option<Submesh>,
    /// Where coordinates are put before they are scaled.
    pub(crate) before: Pose,
    /// How they are stretched along the axes then.
    pub(crate) scale: [f64; 3],
}

/// Where a mesh is from.
#[derive(Debug, Clone)]
pub(crate) enum Source {
    File {
        number: usize,
        format: Format,
    },
    /// The description itself.
    Inline(Arc<Soup>),
}

/// Parts of a mesh file, by their name.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Submesh {
    pub(crate) name: String,
    /// Whether the middle of their box is brought to the origin.
    pub(crate) is_centred: bool,
}

impl MeshSolid {
    fn of(source: Source, scale: [f64; 3]) -> Self {
        Self {
            source,
            only: None,
            before: Pose::identity(),
            scale,
        }
    }

    /// A mesh that the description has itself.
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

/// Which of the elements `visual` and `collision` of a link are taken, and which are left: those that are wanted are
/// taken, or the others where it has none of those.
pub(crate) fn taken_and_left(
    wanted: LinkShapes,
    has: impl Fn(&str) -> bool,
) -> (&'static str, &'static str) {
    let (first, second) = match wanted {
        LinkShapes::Visual => ("visual", "collision"),
        LinkShapes::Collision => ("collision", "visual"),
    };
    match has(first) {
        true => (first, second),
        false => (second, first),
    }
}

/// Refuses a scale that leaves nothing of a mesh.
pub(crate) fn check_scale(element: Element, link: &str, scale: [f64; 3]) -> Result<()> {
    if scale.contains(&0.0) {
        return Err(element.wrong(message!("robot-mesh-link-scale", link)));
    }
    Ok(())
}

/// The mesh at an address that an element names for a link; its scale must leave something of it.
pub(crate) fn mesh(
    finder: &mut Finder,
    element: Element,
    link: &str,
    address: &str,
    scale: [f64; 3],
) -> Result<MeshSolid> {
    check_scale(element, link, scale)?;
    let shown = cleaned(address).unwrap_or_default();
    let language = finder.language.name();
    let number = finder.find(address).map_err(|error| match error {
        NotFound::Missing => {
            let problem = message!("robot-mesh-link-not", shown, link);
            let remedy = message!("robot-drop-folder-contains", language);
            element.bad(problem, remedy)
        }
        NotFound::Several(one, other) => {
            let (one, other) = (finder.dropped.title(one), finder.dropped.title(other));
            let problem = message!("robot-mesh-link-could", shown, link, one, other);
            let remedy = message!("robot-drop-folders-names", language);
            element.bad(problem, remedy)
        }
    })?;
    match finder.dropped.kind(number) {
        Kind::Model(format) => Ok(MeshSolid::of(Source::File { number, format }, scale)),
        kind => {
            let title = finder.dropped.title(number);
            let what = match kind {
                _ if extension(&title) == "dae" => message!("robot-collada-file-not"),
                Kind::Foreign(..) => message!("robot-format-not-read"),
                _ if finder.dropped.files()[number].bytes.is_empty() => message!("robot-empty-2"),
                _ => message!("robot-no-mesh"),
            };
            let problem = message!("robot-mesh-link", title, link, what);
            let remedy = message!("robot-convert-stl-obj", language);
            Err(element.bad(problem, remedy))
        }
    }
}
