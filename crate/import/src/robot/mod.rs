//! Robots, whatever language describes them. A language's own folder reads its words; all that is common is here: pages
//! and their elements, addresses of meshes, shapes, and how a description becomes parts.
//!
//! By `roxmltree`, which knows the line of every element and neither expands entities nor recurses, and by hand from
//! there: `urdf-rs` 0.10 reads every file through two XML libraries in turn, places no error, calls programs to find
//! packages, and takes a revolute joint without limits for one that cannot move.
//!
//! Reading has two steps. [`parse`] makes a [`Blueprint`] of a description and finds the files of its shapes, so that
//! nobody takes them for models of their own; [`build`] reads those.

mod address;
mod blueprint;
mod build;
mod draft;
mod element;
mod include;
mod lenient;
mod names;
mod page;
mod primitive;
mod several;
mod shape;
mod trouble;

use crate::dropped::Dropped;
use crate::error::ImportError;
use crate::file::File;
use crate::job::Job;
use crate::names::extension;
use crate::options::LinkShapes;
use crate::sniff::Language;
use crate::{mjcf, sdf, urdf};

pub(crate) use address::{Finder, path as address_path};
pub(crate) use blueprint::{Blueprint, MOST_RULES, ShapeRule};
pub(crate) use build::build;
pub(crate) use draft::{Draft, fixed, free_followers, limits, warn_of_rest};
pub(crate) use element::{CORRECT, Element};
pub(crate) use include::roots;
pub(crate) use names::Names;
pub(crate) use page::{Page, parse as document, text};
pub(crate) use primitive::Primitive;
pub(crate) use several::{documents, pages, texts};
pub(crate) use shape::{MeshSolid, Shape, Solid, Submesh, check_scale, mesh, taken_and_left};
pub(crate) use trouble::{Named, no_robot};

/// Reads the file of this number, which is at hand in `job`.
// Never inlined: what reads robots is loaded with the first robot, by this name.
#[inline(never)]
pub(crate) fn parse(
    job: &mut Job,
    dropped: &Dropped,
    number: usize,
    language: Language,
    wanted: LinkShapes,
) -> Result<Blueprint, ImportError> {
    let File { path, bytes } = dropped.files()[number];
    job.check_length(bytes)?;
    if !language.extensions().contains(&extension(path).as_str()) {
        let name = language.name();
        job.warn(format_args!(
            "by its content it is {name}, so it was read as that"
        ));
    }
    match language {
        Language::Urdf => urdf::parse(job, dropped, number, wanted),
        Language::Mjcf => mjcf::parse(job, dropped, number, wanted),
        Language::Sdf => sdf::parse(job, dropped, number, wanted),
    }
}
