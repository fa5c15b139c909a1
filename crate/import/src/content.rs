//! Lists the dropped files, and the files in dropped archives, with their text converted to UTF-8.

use crate::archive::MAX_CONTENT;
use crate::error::Result;
use crate::file::File;
use crate::job::Job;
use crate::names::{extension, sanitize_name};
use crate::sniff::{FileKind, Format, sniff};
use crate::text::from_utf16;
use crate::{stl, unpack};
use std::borrow::Cow;

/// A dropped file, or a file out of an archive.
pub(crate) struct Content<'a> {
    path: Cow<'a, str>,
    bytes: Cow<'a, [u8]>,
    /// The index of the dropped file: the file itself, or the archive that contains it.
    pub(crate) source_index: usize,
}

impl Content<'_> {
    pub(crate) fn file(&self) -> File<'_> {
        File {
            path: &self.path,
            bytes: &self.bytes,
        }
    }
}

/// Returns all files, with the files of archives in place of the archives.
pub(crate) fn contents<'a>(job: &mut Job, files: &[File<'a>]) -> Result<Vec<Content<'a>>> {
    let mut contents = Vec::with_capacity(files.len());
    let mut left = MAX_CONTENT;
    for (source_index, &File { path, bytes }) in files.iter().enumerate() {
        if sniff(path, bytes) != FileKind::Archive {
            contents.push(Content {
                path: Cow::Borrowed(path),
                bytes: utf8(job, path, Cow::Borrowed(bytes))?,
                source_index,
            });
            continue;
        }
        let title = sanitize_name(path).unwrap_or_else(|| format!("File {}", source_index + 1));
        job.begin(title, 0.0, 0.0)?;
        unpack::unpack(job, bytes, &mut left, |job, inside, bytes| {
            let path = Cow::Owned(format!("{path}/{inside}"));
            let bytes = utf8(job, &path, bytes)?;
            let content = Content {
                path,
                bytes,
                source_index,
            };
            job.push(&mut contents, content)
        })?;
    }
    Ok(contents)
}

/// Converts text in UTF-16, recognized by its first two bytes, to UTF-8.
fn utf8<'a>(job: &Job, path: &str, bytes: Cow<'a, [u8]>) -> Result<Cow<'a, [u8]>> {
    // Binary STL files may begin with any bytes, and so may buffers and pictures, but not materials.
    let is_text = match sniff(path, &bytes) {
        FileKind::Model(Format::StlBinary) => {
            stl::claimed_length(&bytes) != Some(bytes.len() as u64)
        }
        FileKind::Companion => extension(path) == "mtl",
        _ => true,
    };
    if !is_text {
        return Ok(bytes);
    }
    Ok(from_utf16(job, &bytes)?.map_or(bytes, Cow::Owned))
}
