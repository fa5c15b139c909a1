//! Reads BCF, the BIM Collaboration Format, versions 2.0, 2.1 and 3.0: comments on a model, topic by topic, with
//! viewpoints. Text is as in the file; the caller interprets it for a clash.

mod element;
mod folder;
mod markup;
mod model;
mod viewpoint;

pub use model::{Bcf, Camera, Comment, Component, Lens, Plane, Topic, Viewpoint};

use crate::archive::Archive;
use crate::error::{EXPORT_AGAIN, ImportError, Result};
use crate::file::File;
use crate::job::Job;
use crate::names;
use folder::{Folder, key};
use std::ops::ControlFlow;

/// Reads a BCF file.
pub fn read(file: &File) -> Result<Bcf, ImportError> {
    let mut report = |_: f32, _: &str| ControlFlow::Continue(());
    let mut job = Job::new(&mut report);
    let title = names::sanitize_name(file.path).unwrap_or_else(|| "The file".to_owned());
    job.begin(title.clone(), 0.0, 1.0)?;
    let made = topics(&mut job, file, title);
    let (version, topics) = job.with_file_name(made)?;
    Ok(Bcf {
        version,
        topics,
        warnings: job.into_warnings(),
    })
}

fn topics(job: &mut Job, file: &File, title: String) -> Result<(String, Vec<Topic>)> {
    let archive = Archive::open(file.bytes, EXPORT_AGAIN)?;
    let entries = archive.entries()?;
    let mut folder = Folder::new(&archive, &entries, title);
    folder.check()?;
    let version = folder.version(job)?;
    let mut topics = Vec::new();
    for entry in &entries {
        let path = key(&entry.path);
        if let Some(topic) = path.strip_suffix("/markup.bcf") {
            topics.push(markup::read(job, &mut folder, topic)?);
        }
    }
    Ok((version, topics))
}
