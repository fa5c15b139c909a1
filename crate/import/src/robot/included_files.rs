//! Reads a description in several files: the first one, and those that it includes.

use super::document::{parse, text};
use super::element::RobotDocument;
use crate::dropped_files::DroppedFiles;
use crate::error::Result;
use crate::job::Job;
use crate::sniff::Language;
use roxmltree::Document;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Returns the texts of the file with this index and of all included files, by their indices. `included` adds the
/// indices of the files that a page includes, unless they are listed.
pub(crate) fn texts<'d>(
    job: &mut Job,
    dropped_files: &DroppedFiles<'d>,
    main: usize,
    language: Language,
    included: impl Fn(usize, &RobotDocument, &mut Vec<usize>) -> Result<()>,
) -> Result<Vec<(usize, Cow<'d, str>)>> {
    let (mut files, mut texts) = (vec![main], Vec::new());
    while let Some(&file) = files.get(texts.len()) {
        job.begin(dropped_files.title(file), 0.0, 0.0)?;
        let bytes = dropped_files.files()[file].bytes;
        job.check_length(bytes)?;
        let text = text(job, bytes, language.name())?;
        let document = parse(language, &text)?;
        let page = RobotDocument::new(&document, dropped_files.title(file));
        included(file, &page, &mut files)?;
        texts.push((file, text));
    }
    job.begin(dropped_files.title(main), 0.0, 0.0)?;
    Ok(texts)
}

/// Parses the documents of these texts.
pub(crate) fn documents<'t>(
    language: Language,
    texts: &'t [(usize, Cow<str>)],
) -> Result<Vec<(usize, Document<'t>)>> {
    let texts = texts.iter();
    texts
        .map(|(file, text)| Ok((*file, parse(language, text)?)))
        .collect()
}

/// Returns the documents' pages, by the indices of their files.
pub(crate) fn pages<'p>(
    dropped_files: &DroppedFiles,
    documents: &'p [(usize, Document<'p>)],
) -> BTreeMap<usize, RobotDocument<'p>> {
    let documents = documents.iter();
    documents
        .map(|(file, document)| {
            (
                *file,
                RobotDocument::new(document, dropped_files.title(*file)),
            )
        })
        .collect()
}
