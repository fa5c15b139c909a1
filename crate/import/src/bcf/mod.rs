//! BCF, the BIM Collaboration Format, versions 2.0, 2.1 and 3.0: what others said about a model, topic by topic, and from where
//! they looked. Text is as the file has it; what it means for a clash, the reader of this decides.

mod element;
mod folder;
mod markup;
mod model;
mod viewpoint;

pub use model::{Bcf, Camera, Comment, Component, Lens, Plane, Topic, Viewpoint};

use crate::archive::Archive;
use crate::error::ImportError;
use crate::file::File;
use crate::job::{EXPORT_AGAIN, Job};
use crate::names;
use folder::{Folder, key};
use std::ops::ControlFlow;

/// Reads a file.
pub fn read(file: &File) -> Result<Bcf, ImportError> {
    let mut go_on = |_: f32, _: &str| ControlFlow::Continue(());
    let mut job = Job::new(&mut go_on);
    let title = names::cleaned(file.path).unwrap_or_else(|| "The file".to_owned());
    job.begin(title.clone(), 0.0, 1.0)?;
    let archive = Archive::open(&job, file.bytes, EXPORT_AGAIN)?;
    let entries = archive.entries(&job)?;
    let mut folder = Folder::new(&archive, &entries, title);
    folder.check(&job)?;
    let version = folder.version(&mut job)?;
    let mut topics = Vec::new();
    for entry in &entries {
        let path = key(&entry.path);
        if let Some(topic) = path.strip_suffix("/markup.bcf") {
            topics.push(markup::read(&mut job, &mut folder, topic)?);
        }
    }
    Ok(Bcf {
        version,
        topics,
        warnings: job.into_warnings(),
    })
}
