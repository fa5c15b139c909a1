//! 3MF, what is printed: a zip archive in which a model names the objects to build; meshes and components, which may be
//! in other files of the package (production extension), and colours.
//!
//! By `quick-xml`, for there is an element for each vertex and each triangle, and a tree of them takes several times the
//! file; what the elements mean is by hand. `threemf2` 0.4 and `threemf` 0.8 need `zip` (see `archive`) and name no place
//! of what is wrong, and `lib3mf` 0.1 brings ciphers and a geometry kernel.

mod build;
mod document;
mod element;
mod package;
mod parser;

use crate::archive::Archive;
use crate::error::Result;
use crate::job::{EXPORT_AGAIN, Job};
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
