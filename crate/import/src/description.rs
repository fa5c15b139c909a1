//! Finds the robot descriptions, in any language, that no other one includes or attaches, and parses each.

use crate::dropped_files::DroppedFiles;
use crate::error::Result;
use crate::file::File;
use crate::job::Job;
use crate::names::extension;
use crate::options::LinkShapes;
use crate::robot::{Element, RobotDocument, RobotModel, document, text};
use crate::sniff::Language;
use crate::{mjcf, sdf, urdf};
use nearpoint_message::message;
use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};

/// Parses the file with this index, which is the current file of `job`.
// Not inlined: the WebAssembly split finds it by name, and loads the robot readers with the first robot.
#[inline(never)]
pub(crate) fn parse(
    job: &mut Job,
    dropped_files: &DroppedFiles,
    number: usize,
    language: Language,
    wanted: LinkShapes,
) -> Result<RobotModel> {
    let File { path, bytes } = dropped_files.files()[number];
    job.check_length(bytes)?;
    if !language.may_be_called(&extension(path)) {
        let name = language.name();
        job.warn(message!("content-read", name));
    }
    match language {
        Language::Urdf => urdf::parse(job, dropped_files, number, wanted),
        Language::Mjcf => mjcf::parse(job, dropped_files, number, wanted),
        Language::Sdf => sdf::parse(job, dropped_files, number, wanted),
    }
}

/// Returns the descriptions to be read among all, in order. If files include each other in a circle, the first one
/// is returned, and its reader reports the circle.
pub(crate) fn roots(
    job: &mut Job,
    dropped_files: &DroppedFiles,
    all: &[(usize, Language)],
) -> Result<Vec<(usize, Language)>> {
    let mut direct = HashMap::new();
    let mut reached: Vec<BTreeSet<usize>> = Vec::new();
    for &(file, language) in all {
        let mut within = BTreeSet::new();
        let mut open = vec![file];
        while let Some(next) = open.pop() {
            let includes = match direct.entry(next) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(place) => place.insert(included(job, dropped_files, next, language)?),
            };
            open.extend(includes.iter().filter(|&&file| within.insert(file)));
        }
        reached.push(within);
    }
    let is_included = |file: usize| {
        let others = all.iter().zip(&reached).filter(|((by, _), _)| *by != file);
        others.into_iter().any(|(_, within)| within.contains(&file))
    };
    let mut roots: BTreeSet<usize> = (0..all.len()).filter(|&n| !is_included(all[n].0)).collect();
    let mut read: BTreeSet<usize> = roots.iter().flat_map(|&n| reached[n].clone()).collect();
    for (number, (file, _)) in all.iter().enumerate() {
        if !roots.contains(&number) && !read.contains(file) {
            roots.insert(number);
            read.extend(&reached[number]);
        }
    }
    Ok(roots.into_iter().map(|number| all[number]).collect())
}

/// Returns the existing files that a file itself includes. A file that MJCF attaches is no root either, and its meshes
/// are no models of their own.
fn included(
    job: &mut Job,
    dropped_files: &DroppedFiles,
    number: usize,
    language: Language,
) -> Result<Vec<usize>> {
    if language == Language::Urdf {
        return Ok(Vec::new());
    }
    let (mut files, attached): (Vec<usize>, Vec<usize>) =
        with_root(job, dropped_files, number, language, |root| {
            let of_kind = |kind: &'static str| root.descendants().filter(move |e| e.kind() == kind);
            let mjcf = |element| mjcf::included(dropped_files, number, element);
            match language {
                Language::Sdf => {
                    let find = |include| sdf::included(dropped_files, number, include);
                    (of_kind("include").filter_map(find).collect(), Vec::new())
                }
                _ => {
                    let attached = of_kind("model").filter_map(mjcf).collect();
                    (of_kind("include").filter_map(mjcf).collect(), attached)
                }
            }
        })?;
    for &file in &attached {
        let meshes = with_root(job, dropped_files, file, language, mjcf::mesh_files)?;
        for path in meshes {
            // The search marks the file as used.
            let _found = dropped_files.find(file, &path);
        }
    }
    files.extend(attached);
    Ok(files)
}

/// Applies `found` to the root element of the file with this index.
fn with_root<T>(
    job: &mut Job,
    dropped_files: &DroppedFiles,
    number: usize,
    language: Language,
    found: impl FnOnce(Element) -> T,
) -> Result<T> {
    let bytes = dropped_files.files()[number].bytes;
    job.begin(dropped_files.title(number), 0.0, 0.0)?;
    job.check_length(bytes)?;
    let text = text(job, bytes, language.name())?;
    let document = document(language, &text)?;
    let page = RobotDocument::new(&document, dropped_files.title(number));
    Ok(found(page.root()))
}
