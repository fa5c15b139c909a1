//! The shapes of links: where they are, how large, in which colour; and the files that meshes are in.

use super::address::Finder;
use super::element::{CORRECT, Element};
use super::primitive::Primitive;
use crate::LinkShapes;
use crate::dropped::NotFound;
use crate::error::ImportError;
use crate::job::Job;
use crate::names::{cleaned, extension};
use crate::sniff::{Format, Kind};
use nearpoint_geometry::Pose;

/// A shape on a link.
pub(crate) struct Shape {
    pub(crate) link: usize,
    /// `link_from_shape`.
    pub(crate) in_link: Pose,
    pub(crate) solid: Solid,
    pub(crate) colour: Option<[f32; 4]>,
}

/// What a shape is made of, and how that is stretched along its axes.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Solid {
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

/// The mesh at an address that an element names for a link; its scale must leave something of it.
pub(crate) fn mesh(
    job: &Job,
    finder: &mut Finder,
    element: Element,
    link: &str,
    address: &str,
    scale: [f64; 3],
) -> Result<Solid, ImportError> {
    if scale.contains(&0.0) {
        let problem =
            format!("a mesh of link “{link}” has the scale 0, which leaves nothing of it");
        return Err(element.bad(job, problem, CORRECT));
    }
    let shown = cleaned(address).unwrap_or_default();
    let language = finder.language.name();
    let number = finder.find(address).map_err(|error| match error {
        NotFound::Missing => {
            let problem = format!("the mesh “{shown}” of link “{link}” was not opened with it");
            let remedy = format!("Drop the folder that contains it together with the {language}");
            element.bad(job, problem, remedy)
        }
        NotFound::Several(one, other) => {
            let (one, other) = (finder.dropped.title(one), finder.dropped.title(other));
            let problem = format!("the mesh “{shown}” of link “{link}” could be {one} or {other}");
            let remedy =
                format!("Drop the folders as the {language} names them, or only one of the two");
            element.bad(job, problem, remedy)
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
                _ if extension(&title) == "dae" => "is a Collada file, which is not read",
                Kind::Foreign(..) => "is in a format that is not read",
                _ if finder.dropped.files()[number].bytes.is_empty() => "is empty",
                _ => "is no mesh",
            };
            let problem = format!("the mesh {title} of link “{link}” {what}");
            let remedy = format!(
                "Convert it to STL, OBJ, PLY or glTF and name that in the {language}, or take the links' other shapes (visual or collision)"
            );
            Err(element.bad(job, problem, remedy))
        }
    }
}
