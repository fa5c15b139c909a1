//! Reads robots and scenes in Gazebo's SDFormat (sdformat.org/spec), 1.4 to 1.11: models of links and joints, nested or
//! in separate files, with frames that poses are relative to.

mod geometry;
mod graph;
mod include;
mod joint;
mod link;
mod link_trees;
mod model;
mod pose;
mod scene;

use crate::dropped_files::DroppedFiles;
use crate::error::{Result, invalid_file};
use crate::job::Job;
use crate::names::{sanitize_name, stem};
use crate::options::LinkShapes;
use crate::robot::{Element, Finder, RobotDocument, RobotModel, documents, pages, texts};
use crate::sniff::Language;
use model::Reader;
use nearpoint_message::message;

/// Returns the index of the file that an `include` names, if it exists.
pub(crate) fn included(
    dropped_files: &DroppedFiles,
    from: usize,
    include: Element,
) -> Option<usize> {
    let uri = include.child("uri")?.content()?;
    include::find(dropped_files, from, uri).ok()
}

/// Reads the file with this index, which is the current file of `job`, and those that it includes.
pub(crate) fn parse(
    job: &mut Job,
    dropped_files: &DroppedFiles,
    number: usize,
    wanted: LinkShapes,
) -> Result<RobotModel> {
    let texts = texts(
        job,
        dropped_files,
        number,
        Language::Sdf,
        |file, page, files| add_included(dropped_files, file, page, files),
    )?;
    let documents = documents(Language::Sdf, &texts)?;
    let pages = pages(dropped_files, &documents);
    let name = sanitize_name(stem(dropped_files.files()[number].path))
        .unwrap_or_else(|| "model".to_owned());
    let mut reader = Reader::new(dropped_files, &pages, name);
    reader.file(job, number)?;
    let mut finder = Finder::new(dropped_files, number, Language::Sdf);
    let drafts = link_trees::link_trees(job, &mut finder, wanted, &reader.scene)?;
    let mut blueprint = RobotModel::new(Language::Sdf);
    for draft in drafts {
        draft.finish(job, &mut blueprint)?;
    }
    if !blueprint.has_shapes() {
        let problem = message!("sdf-no-link-models");
        return Err(invalid_file(problem, message!("give-links-visual")));
    }
    finder.warn(job);
    Ok(blueprint.with_folders(&finder))
}

/// Adds the indices of the existing files that a page includes.
fn add_included(
    dropped_files: &DroppedFiles,
    file: usize,
    document: &RobotDocument,
    files: &mut Vec<usize>,
) -> Result<()> {
    // The metadata file beside a model is marked as used.
    let _config = dropped_files.companion(file, "model.config");
    document.root_of(Language::Sdf)?;
    let includes = document
        .root()
        .descendants()
        .filter(|e| e.kind() == "include");
    for found in includes.filter_map(|include| included(dropped_files, file, include)) {
        if !files.contains(&found) {
            files.push(found);
        }
    }
    Ok(())
}
