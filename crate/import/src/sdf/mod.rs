//! Robots and scenes in Gazebo's SDFormat (sdformat.org/spec), 1.4 to 1.11: models of links and joints, in one another
//! or in files of their own, with frames that poses are relative to.

mod geometry;
mod graph;
mod include;
mod joint;
mod link;
mod model;
mod mount;
mod pose;
mod scene;

use crate::dropped::Dropped;
use crate::error::ImportError;
use crate::job::Job;
use crate::names::{cleaned, stem};
use crate::robot::{Blueprint, Element, Finder, Page, document, text};
use crate::sniff::Language;
use crate::{LinkShapes, check_length};
use model::Reader;
use std::collections::BTreeMap;

/// The number of the file that an `include` names, if it is there.
pub(crate) fn included(dropped: &Dropped, from: usize, include: Element) -> Option<usize> {
    let uri = include.child("uri")?.content()?;
    include::find(dropped, from, uri).ok()
}

/// Reads the file of this number, which is at hand in `job`, and those that it includes.
pub(crate) fn parse(
    job: &mut Job,
    dropped: &Dropped,
    number: usize,
    wanted: LinkShapes,
) -> Result<Blueprint, ImportError> {
    let files = files(job, dropped, number)?;
    let bytes = |file: &usize| dropped.files()[*file].bytes;
    let texts: Vec<_> = (files.iter())
        .map(|file| text(job, bytes(file), Language::Sdf.name()))
        .collect::<Result<_, _>>()?;
    let documents: Vec<_> = (texts.iter())
        .map(|text| document(job, Language::Sdf, text))
        .collect::<Result<_, _>>()?;
    let pages: BTreeMap<usize, Page> = (files.iter().zip(&documents))
        .map(|(&file, document)| (file, Page::new(document, dropped.title(file))))
        .collect();
    job.begin(dropped.title(number), 0.0, 0.0)?;
    let name = cleaned(stem(dropped.files()[number].path)).unwrap_or_else(|| "model".to_owned());
    let mut reader = Reader::new(dropped, &pages, name);
    reader.file(job, number)?;
    let mut finder = Finder::new(dropped, number, Language::Sdf);
    let drafts = mount::drafts(job, &mut finder, wanted, &reader.scene)?;
    let mut blueprint = Blueprint::new(Language::Sdf);
    for draft in drafts {
        draft.finish(job, &mut blueprint)?;
    }
    if !blueprint.has_shapes() {
        let problem = "no link of its models has a shape that is read";
        let remedy = "Give its links visual or collision geometry";
        return Err(job.bad_file(problem, remedy));
    }
    finder.warn(job);
    Ok(blueprint.with_folders(&finder))
}

/// The numbers of the file and of all that it includes, each once.
fn files(job: &mut Job, dropped: &Dropped, main: usize) -> Result<Vec<usize>, ImportError> {
    let mut files = vec![main];
    let mut next = 0;
    while let Some(&file) = files.get(next) {
        next += 1;
        job.begin(dropped.title(file), 0.0, 0.0)?;
        let bytes = dropped.files()[file].bytes;
        check_length(job, bytes)?;
        // What lies beside a model and says where it is, is read with it.
        let _config = dropped.neighbour(file, "model.config");
        let text = text(job, bytes, Language::Sdf.name())?;
        let document = document(job, Language::Sdf, &text)?;
        let page = Page::new(&document, dropped.title(file));
        page.root_of(job, Language::Sdf)?;
        let includes = page.root().descendants().filter(|e| e.kind() == "include");
        for found in includes.filter_map(|include| included(dropped, file, include)) {
            if !files.contains(&found) {
                files.push(found);
            }
        }
    }
    Ok(files)
}
