//! Reads 3MF, a format for 3D printing: a zip archive in which a model names the objects to build. It has meshes and
//! components, which may be in other files of the package (production extension), and colours.
//!
//! `quick-xml` parses the elements: there is one for each vertex and each triangle, and a tree of them takes several
//! times the file's size. `threemf2` 0.4 and `threemf` 0.8 need `zip` (see `archive`) and have no positions in their
//! errors;
//! `lib3mf` 0.1 brings ciphers and a geometry kernel.

mod build;
mod document;
mod element;
mod package;
mod parser;

use crate::archive::Archive;
use crate::error::{EXPORT_AGAIN, Result};
use crate::job::Job;
use crate::model::{Model, Origin};
use crate::stated_unit;
use build::Library;
use package::Package;

pub(crate) use package::is_package;

pub(crate) fn read(job: &mut Job, bytes: &[u8]) -> Result<Model> {
    let archive = Archive::open(bytes, EXPORT_AGAIN)?;
    let mut library = Library::open(job, Package::open(&archive)?)?;
    let (unit, scaling) = stated_unit::of_metres(job, library.metres());
    let (parts, meshes) = build::parts(job, &mut library, scaling)?;
    Ok(Model {
        parts,
        meshes,
        origin: Origin::ThreeMf { unit },
    })
}
