//! Decides what is read of the dropped files: robots with the meshes they name, and models that are independent.

use crate::description;
use crate::dropped::Dropped;
use crate::error::Result;
use crate::job::Job;
use crate::options::LinkShapes;
use crate::robot::Blueprint;
use crate::sniff::{Format, Kind};
use crate::step;
use nearpoint_message::message;
use std::collections::HashMap;

/// A model to be read, with its file's number.
pub(crate) struct Task {
    pub(crate) file: usize,
    pub(crate) what: What,
    /// The number of bytes to be read for it.
    pub(crate) bytes: usize,
}

pub(crate) enum What {
    Model(Format),
    Robot(Box<Blueprint>),
}

/// Returns the tasks, in the order of the files. Meshes that a robot names belong to it. Other files in the folders of these
/// meshes are skipped with a warning: packages hold the meshes of many robots and of other purposes.
pub(crate) fn tasks(job: &mut Job, dropped: &Dropped, shapes: LinkShapes) -> Result<Vec<Task>> {
    let length = |file: usize| dropped.files()[file].bytes.len();
    let mut tasks = Vec::new();
    for (file, language) in description::roots(job, dropped)? {
        job.begin(dropped.title(file), 0.0, 0.0)?;
        let blueprint = description::parse(job, dropped, file, language, shapes)?;
        let meshes: usize = blueprint.files().into_iter().map(length).sum();
        tasks.push(Task {
            file,
            what: What::Robot(Box::new(blueprint)),
            bytes: length(file) + meshes,
        });
    }
    let mut named = take_named(job, dropped)?;
    let (mut models, mut left_out) = (Vec::new(), Vec::new());
    for file in 0..dropped.files().len() {
        let Kind::Model(format) = dropped.kind(file) else {
            continue;
        };
        let is_around = |task: &Task| match &task.what {
            What::Robot(robot) => robot.is_around(dropped.path(file)),
            What::Model(_) => false,
        };
        if dropped.is_used(file) {
            continue;
        } else if tasks.iter().any(is_around) {
            left_out.push(file);
        } else {
            models.push(Task {
                file,
                what: What::Model(format),
                bytes: length(file) + named.remove(&file).unwrap_or_default(),
            });
        }
    }
    tasks.extend(models);
    if let [first, others @ ..] = &left_out[..] {
        let title = dropped.title(*first);
        job.warn_of_all(match others.len() {
            0 => message!("not-read-no", title),
            more => message!("more-not-read", title, more),
        });
    }
    tasks.sort_by_key(|task| task.file);
    Ok(tasks)
}

/// Marks the files that STEP assemblies name as used, or returns an error if one is missing, before anything is read.
/// Returns the number of bytes of the files that each assembly names.
fn take_named(job: &mut Job, dropped: &Dropped) -> Result<HashMap<usize, usize>> {
    let mut bytes = HashMap::new();
    let is_step = |file: &usize| dropped.kind(*file) == Kind::Model(Format::Step);
    for file in (0..dropped.files().len()).filter(is_step) {
        let mut missing = Vec::new();
        for name in step::external_files(dropped.files()[file].bytes) {
            match dropped.find(file, &name) {
                Ok(found) if found.number != file => {
                    *bytes.entry(file).or_default() += dropped.files()[found.number].bytes.len()
                }
                Ok(_) | Err(_) => missing.push(name),
            }
        }
        if !missing.is_empty() {
            job.begin(dropped.title(file), 0.0, 0.0)?;
            return Err(step::without(&missing));
        }
    }
    Ok(bytes)
}
