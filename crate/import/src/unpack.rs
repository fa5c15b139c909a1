//! Opens dropped zip archives: what is in one takes its place, in a folder that is called as the archive is.

use crate::File;
use crate::archive::{Archive, LARGEST_CONTENT, make_room};
use crate::error::ImportError;
use crate::job::Job;
use crate::names::cleaned;
use crate::sniff::{Kind, sniff};
use std::borrow::Cow;

/// What to do about an archive that is not as it should be.
const PACK_AGAIN: &str = "Get the archive again, or unpack it and open what is in it";

/// A file as it was dropped, or out of an archive.
pub(crate) struct Content<'a> {
    path: Cow<'a, str>,
    bytes: Cow<'a, [u8]>,
    /// Which of the dropped files it is or was in.
    pub(crate) given: usize,
}

impl Content<'_> {
    pub(crate) fn file(&self) -> File<'_> {
        File {
            path: &self.path,
            bytes: &self.bytes,
        }
    }
}

/// All files, those of archives instead of the archives.
pub(crate) fn contents<'a>(
    job: &mut Job,
    files: &[File<'a>],
) -> Result<Vec<Content<'a>>, ImportError> {
    let mut contents = Vec::with_capacity(files.len());
    let mut left = LARGEST_CONTENT;
    for (given, &File { path, bytes }) in files.iter().enumerate() {
        if sniff(path, bytes) != Kind::Archive {
            contents.push(Content {
                path: Cow::Borrowed(path),
                bytes: Cow::Borrowed(bytes),
                given,
            });
            continue;
        }
        let title = cleaned(path).unwrap_or_else(|| format!("File {}", given + 1));
        job.begin(title, 0.0, 0.0)?;
        unpack(job, bytes, &mut left, |job, inside, bytes| {
            let path = Cow::Owned(format!("{path}/{inside}"));
            let content = Content { path, bytes, given };
            job.push(&mut contents, content)
        })?;
    }
    Ok(contents)
}

/// Gives the paths and bytes of an archive's files to `keep`; `left` is how many bytes they may be, and then still may.
fn unpack<'a>(
    job: &mut Job,
    bytes: &'a [u8],
    left: &mut u64,
    mut keep: impl FnMut(&Job, &str, Cow<'a, [u8]>) -> Result<(), ImportError>,
) -> Result<(), ImportError> {
    let archive = Archive::open(job, bytes, PACK_AGAIN)?;
    let entries = archive.entries(job)?;
    if entries.is_empty() {
        return Err(job.bad_file(
            "there is no file in it",
            "Pack the models and open it again",
        ));
    }
    make_room(job, &entries, left)?;
    for entry in &entries {
        job.tick(0, 1)?;
        let bytes = archive.bytes(job, entry)?;
        keep(job, &entry.path, bytes)?;
    }
    Ok(())
}
