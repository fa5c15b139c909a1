//! Decides which dropped files are read: robots with the meshes that they name, and independent models.

use crate::description;
use crate::dropped_files::DroppedFiles;
use crate::error::Result;
use crate::job::Job;
use crate::options::LinkShapes;
use crate::robot::RobotModel;
use crate::sniff::{FileKind, Format};
use crate::step;
use nearpoint_message::message;
use std::collections::HashMap;

/// A model to be read, with its file's index.
pub(crate) struct Task {
    pub(crate) file: usize,
    pub(crate) kind: TaskKind,
    /// The number of bytes to be read for it.
    pub(crate) bytes: usize,
}

pub(crate) enum TaskKind {
    Model(Format),
    Robot(Box<RobotModel>),
}

impl Task {
    /// Returns the files that may hold its meshes.
    pub(crate) fn mesh_files(&self) -> Vec<usize> {
        match &self.kind {
            TaskKind::Model(_) => vec![self.file],
            TaskKind::Robot(robot) => robot.files(),
        }
    }
}

/// Returns the tasks, in the order of the files. Meshes that a robot names belong to it. Other files in the folders of
/// these meshes are skipped with a warning, because packages hold the meshes of many robots and for other purposes.
pub(crate) fn tasks(
    job: &mut Job,
    dropped_files: &DroppedFiles,
    shapes: LinkShapes,
) -> Result<Vec<Task>> {
    let length = |file: usize| dropped_files.files()[file].bytes.len();
    let mut tasks = Vec::new();
    let robot = |file: usize| match dropped_files.kind(file) {
        FileKind::Robot(language) => Some((file, language)),
        _ => None,
    };
    let robots: Vec<_> = (0..dropped_files.files().len()).filter_map(robot).collect();
    // The first view has none, and must not load their code.
    let roots = match &robots[..] {
        [] => Vec::new(),
        robots => description::roots(job, dropped_files, robots)?,
    };
    for (file, language) in roots {
        job.begin(dropped_files.title(file), 0.0, 0.0)?;
        let blueprint = description::parse(job, dropped_files, file, language, shapes)?;
        let meshes: usize = blueprint.files().into_iter().map(length).sum();
        tasks.push(Task {
            file,
            kind: TaskKind::Robot(Box::new(blueprint)),
            bytes: length(file) + meshes,
        });
    }
    let mut named = mark_named_files(job, dropped_files)?;
    let (mut models, mut left_out) = (Vec::new(), Vec::new());
    for file in 0..dropped_files.files().len() {
        let FileKind::Model(format) = dropped_files.kind(file) else {
            continue;
        };
        let is_around = |task: &Task| match &task.kind {
            TaskKind::Robot(robot) => robot.is_in_mesh_folder(dropped_files.path(file)),
            TaskKind::Model(_) => false,
        };
        if dropped_files.is_used(file) {
            continue;
        } else if tasks.iter().any(is_around) {
            left_out.push(file);
        } else {
            models.push(Task {
                file,
                kind: TaskKind::Model(format),
                bytes: length(file) + named.remove(&file).unwrap_or_default(),
            });
        }
    }
    tasks.extend(models);
    if let [first, others @ ..] = &left_out[..] {
        let title = dropped_files.title(*first);
        job.warn_globally(match others.len() {
            0 => message!("not-read-no", title),
            more => message!("more-not-read", title, more),
        });
    }
    tasks.sort_by_key(|task| task.file);
    Ok(tasks)
}

/// Marks the files that STEP assemblies name as used. If one is missing, it returns an error before any file is read.
/// Returns the number of bytes of the files that each assembly names.
fn mark_named_files(job: &mut Job, dropped_files: &DroppedFiles) -> Result<HashMap<usize, usize>> {
    let mut bytes = HashMap::new();
    let is_step = |file: &usize| dropped_files.kind(*file) == FileKind::Model(Format::Step);
    for file in (0..dropped_files.files().len()).filter(is_step) {
        let mut missing = Vec::new();
        for name in step::external_files(dropped_files.files()[file].bytes) {
            match dropped_files.find(file, &name) {
                Ok(found) if found.number != file => {
                    *bytes.entry(file).or_default() +=
                        dropped_files.files()[found.number].bytes.len()
                }
                Ok(_) | Err(_) => missing.push(name),
            }
        }
        if !missing.is_empty() {
            job.begin(dropped_files.title(file), 0.0, 0.0)?;
            return Err(step::missing_files(&missing));
        }
    }
    Ok(bytes)
}
