//! Opens dropped zip archives: the content replaces the archive, in a folder with the archive's name.

use crate::archive::{Archive, reserve_unpacked};
use crate::error::{Result, invalid_file};
use crate::job::Job;
use nearpoint_message::{Message, message};
use std::borrow::Cow;

/// The advice for a damaged archive.
const PACK_AGAIN: Message = message!("unpack-get-archive-again");

/// Passes the paths and bytes of an archive's files to `keep`. `left` is the number of bytes that may still be
/// unpacked; it is updated.
pub(crate) fn unpack<'a>(
    job: &mut Job,
    bytes: &'a [u8],
    left: &mut u64,
    mut keep: impl FnMut(&Job, &str, Cow<'a, [u8]>) -> Result<()>,
) -> Result<()> {
    let archive = Archive::open(bytes, PACK_AGAIN)?;
    let entries = archive.entries()?;
    if entries.is_empty() {
        let problem = message!("unpack-no-file");
        return Err(invalid_file(problem, message!("unpack-pack-models-open")));
    }
    reserve_unpacked(&entries, left)?;
    for entry in &entries {
        job.tick(0, 1)?;
        let bytes = archive.bytes(job, entry)?;
        keep(job, &entry.path, bytes)?;
    }
    Ok(())
}
