//! What is to be read of the files that were dropped: robots with the meshes they name, and models that stand for themselves.

use crate::LinkShapes;
use crate::dropped::Dropped;
use crate::error::ImportError;
use crate::job::Job;
use crate::sniff::{Format, Kind};
use crate::urdf::{self, Blueprint};

/// A model to be read, with its file's number.
pub(crate) struct Task {
    pub(crate) file: usize,
    pub(crate) what: What,
    /// How many bytes are to be read for it.
    pub(crate) bytes: usize,
}

pub(crate) enum What {
    Model(Format),
    Robot(Blueprint),
}

/// The tasks, in the order of the files. Meshes that a robot names are its own. What else lies in folders beside a robot is
/// left out with a warning: packages hold the meshes of many robots and of other purposes.
pub(crate) fn tasks(
    job: &mut Job,
    dropped: &Dropped,
    shapes: LinkShapes,
) -> Result<Vec<Task>, ImportError> {
    let length = |file: usize| dropped.files()[file].bytes.len();
    let mut tasks = Vec::new();
    for file in (0..dropped.files().len()).filter(|&n| dropped.kind(n) == Kind::Robot) {
        job.begin(dropped.title(file), 0.0, 0.0)?;
        let blueprint = urdf::parse(job, dropped, file, shapes)?;
        let meshes: usize = blueprint.files().into_iter().map(length).sum();
        tasks.push(Task {
            file,
            what: What::Robot(blueprint),
            bytes: length(file) + meshes,
        });
    }
    let robots = !tasks.is_empty();
    let mut left_out = Vec::new();
    for file in 0..dropped.files().len() {
        let Kind::Model(format) = dropped.kind(file) else {
            continue;
        };
        let in_folder = dropped.path(file).len() > 1;
        match robots {
            true if dropped.is_used(file) => {}
            true if in_folder => left_out.push(file),
            _ => tasks.push(Task {
                file,
                what: What::Model(format),
                bytes: length(file),
            }),
        }
    }
    if let [first, others @ ..] = &left_out[..] {
        let title = dropped.title(*first);
        let all = match others.len() {
            0 => format!("{title} was not read: no robot names it"),
            more => format!("{title} and {more} more were not read: no robot names them"),
        };
        job.warn_of_all(format!("{all}. Open them by themselves if they are meant."));
    }
    tasks.sort_by_key(|task| task.file);
    Ok(tasks)
}
