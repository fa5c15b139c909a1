//! Reads files of parts and robots. STEP, IFC, STL, OBJ, PLY, OFF, glTF, COLLADA and 3MF files become parts: named
//! meshes with poses and colours. URDF, SDF and MJCF files become robots with parts on their links; fixed links become
//! parts. Zip archives are opened. [`bcf`] reads comments on a model.
//!
//! [`read`] takes the files as bytes, with their paths relative to the dropped folder, and detects the kind of each by
//! its content. This crate opens no file, starts no thread and reads no clock.
//!
//! [`Import::unit`] is the unit of all coordinates, and [`Import::unit_guess`] explains it if it was guessed. Files
//! with another unit or up axis than the first are converted, and so are robots' meshes that state their unit. Lengths
//! in a unit that [`Unit`] lacks are converted to metres. A single file's coordinates are not rescaled.
//!
//! A bad file is an [`ImportError`], a message with the file, the position and advice. It refuses the whole import,
//! because a check with a part missing would look like a check without collisions.

mod accuracy;
mod archive;
mod assemble;
pub mod bcf;
mod bounds;
mod content;
pub mod contour;
mod dae;
mod description;
mod digits;
mod dropped_files;
mod error;
mod face_colours;
mod file;
mod gltf;
mod hull;
pub mod ifc;
mod import;
mod instances;
mod job;
pub mod kernel;
mod material_file;
mod mesh_cache;
pub mod mesh_export;
mod mesh_file;
mod mesh_list;
mod mjcf;
mod model;
mod names;
mod obj;
mod obj_parts;
mod obj_statements;
mod off;
mod options;
mod palette;
mod placement;
mod ply;
mod polygon;
mod read_ahead;
pub mod readers;
mod robot;
mod sdf;
mod self_crossing;
mod sheets;
mod sniff;
mod stated_unit;
mod step;
mod stl;
mod stl_text;
mod task;
mod text;
mod threemf;
mod unit_frame;
mod unit_guess;
mod unpack;
mod urdf;
mod xml;

pub use error::ImportError;
pub use file::File;
pub use import::{Import, ImportedPart, ImportedRobot, LinkPart, SolidId};
pub use nearpoint_geometry::unit::{Unit, Up};
pub use nearpoint_motion::allowed::{AllowedReason, PairRule};
pub use options::{ImportOptions, LinkShapes};
pub use step::{Refinement, VerifyPair, VerifyResult, refine_solid, verify};
pub use unit_frame::unused_unit_warning;

use content::Content;
use dropped_files::DroppedFiles;
use error::{Result, invalid_file};
use job::Job;
use model::ReadModel;
use nearpoint_geometry::executor::{DynExecutor, SequentialExecutor};
use nearpoint_message::message;
use read_ahead::ReadAhead;
use readers::Readers;
use sniff::Format;
use std::ops::ControlFlow;
use task::{Task, TaskKind};

/// Reads all parts of all files. Files that others refer to (buffers, materials) are read with them. Files that are not
/// models are warnings, unless there is no model at all. `readers` starts the readers of STEP and IFC files. `progress`
/// receives the finished fraction (0 to 1, never falling) and the current file, every few thousand triangles. It may
/// break to cancel.
pub fn read(
    files: &[File<'_>],
    options: &ImportOptions,
    readers: &mut dyn Readers,
    progress: &mut dyn FnMut(f32, &str) -> ControlFlow<()>,
) -> Result<Import, ImportError> {
    read_with(&SequentialExecutor, files, options, readers, progress)
}

/// Reads files as [`read`] does, independent ones and independent parts of one at the same time. The import is the same
/// for any number of threads. With several, progress is reported less often.
pub fn read_with(
    executor: &dyn DynExecutor,
    files: &[File<'_>],
    options: &ImportOptions,
    readers: &mut dyn Readers,
    progress: &mut dyn FnMut(f32, &str) -> ControlFlow<()>,
) -> Result<Import, ImportError> {
    let mut job = Job::with_executor(progress, executor);
    let mut made = read_all(&mut job, files, options, readers);
    if let Err(error) = &made
        && job.is_out_of_order(error)
    {
        job = job.in_order();
        made = read_all(&mut job, files, options, readers);
    }
    let mut import = job.with_file_name(made)?;
    import.warnings = job.into_warnings();
    Ok(import)
}

fn read_all(
    job: &mut Job,
    files: &[File<'_>],
    options: &ImportOptions,
    readers: &mut dyn Readers,
) -> Result<Import> {
    let contents = content::contents(job, files)?;
    let opened: Vec<File> = contents.iter().map(Content::file).collect();
    let dropped = DroppedFiles::new(&opened);
    let tasks = task::tasks(job, &dropped, options.link_shapes)?;
    let all: usize = tasks.iter().map(|task| task.bytes).sum();
    let is_ifc = |task: &&Task| matches!(task.kind, TaskKind::Model(Format::Ifc));
    if let Some(task) = tasks.iter().find(is_ifc) {
        job.begin(dropped.title(task.file), 0.0, 0.0)?;
        ifc::reader(readers)?;
    }
    let mut read_ahead = ReadAhead::default();
    if job.is_parallel() {
        let numbers = tasks.iter().flat_map(Task::mesh_files);
        read_ahead = ReadAhead::new(&dropped, numbers);
    }
    let mut models = Vec::new();
    let mut before = 0;
    let mut parts = 0;
    for Task { file, kind, bytes } in tasks {
        let share = |done: usize| ((before + done) as f64 / all.max(1) as f64) as f32;
        job.begin(dropped.title(file), share(0), share(bytes))?;
        let (model, robots, rules) = match kind {
            TaskKind::Model(format) => {
                let bytes = dropped.files()[file].bytes;
                let model = match format {
                    Format::Step => {
                        let accuracy = step::Accuracy::of(options, parts);
                        let text = step::merged_text(&dropped, file)?;
                        step::read(job, &text, &accuracy, readers)
                    }
                    Format::Ifc => ifc::read(job, bytes, readers),
                    _ => read_ahead.read(job, &dropped, file, format),
                };
                (model?, Vec::new(), Vec::new())
            }
            TaskKind::Robot(blueprint) => {
                let built = robot::build(
                    job,
                    &dropped,
                    &mut read_ahead,
                    file,
                    *blueprint,
                    bytes,
                    &share,
                )?;
                (built.model, built.robots, built.rules)
            }
        };
        let bounds = assemble::bounds_checked(job, &model)?;
        parts += model.parts.len();
        models.push(ReadModel {
            file,
            model,
            bounds,
            robots,
            is_as_in_file: true,
            rules,
        });
        before += bytes;
    }
    let unread = dropped.unused_file_messages();
    if models.is_empty() {
        let (problem, remedy) = unread.into_iter().next().unwrap_or_else(|| {
            let remedy = message!("open-step-ifc");
            (message!("no-file-read"), remedy)
        });
        job.leave_file();
        return Err(invalid_file(problem, remedy));
    }
    for (sentence, remedy) in unread {
        job.warn_globally(message!(
            "problem-and-remedy",
            problem = sentence,
            advice = remedy
        ));
    }
    let mut import = assemble::assemble(job, &opened, models, options);
    for part in &mut import.parts {
        part.file = contents[part.file].source_index;
    }
    Ok(import)
}

/// An item for the example of the README, so that it is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
