//! Reads a file of triangles by its format: an independent model, or the mesh of a robot's link.

use crate::dropped_files::DroppedFiles;
use crate::error::{Result, invalid_file};
use crate::file::File;
use crate::job::Job;
use crate::model::Model;
use crate::names::extension;
use crate::sniff::Format;
use crate::{dae, gltf, obj, off, ply, stl, stl_text, threemf};
use nearpoint_message::message;

/// Reads the model in the file with this index, which is the current file of `job`.
pub(crate) fn read(
    job: &mut Job,
    dropped_files: &DroppedFiles,
    number: usize,
    format: Format,
) -> Result<Model> {
    let File { path, bytes } = dropped_files.files()[number];
    job.check_length(bytes)?;
    if !format.may_be_called(&extension(path)) {
        let name = format.name();
        job.warn(message!("content-read", name));
    }
    let mut neighbour = |path: &str| dropped_files.companion(number, path);
    match format {
        Format::StlBinary => stl::read(job, bytes),
        Format::StlText => stl_text::read(job, bytes),
        Format::Obj => obj::read(job, bytes, &mut neighbour),
        Format::Off => off::read(job, bytes),
        Format::Ply => ply::read(job, bytes),
        Format::Glb => gltf::read(job, bytes, true, &mut neighbour),
        Format::GltfJson => gltf::read(job, bytes, false, &mut neighbour),
        Format::Step | Format::Ifc => Err(invalid_file(
            message!("mesh-file-robot-links-cannot", name = format.name()),
            message!("mesh-file-export-link-stl"),
        )),
        Format::Dae => dae::read(job, bytes),
        Format::ThreeMf => threemf::read(job, bytes),
    }
}
