//! Zip archives: what is in a dropped archive takes its place, in a folder that is called as the archive is.
//!
//! By `rawzip`, which finds the entries and checks nothing else, and `miniz_oxide`, which inflates them into memory
//! that was taken beforehand: `zip` needs a source of randomness from the browser, and `rc-zip` logging, clocks and
//! tables of old alphabets, for archives that are written.

use crate::error::{ImportError, size};
use crate::job::{EXPORT_AGAIN, Job};
use crate::names::cleaned;
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress, inflate_flags};
use rawzip::{CompressionMethod, ErrorKind, ZipArchive, ZipFileHeaderRecord, ZipSliceArchive};
use std::borrow::Cow;

/// More files in one archive are refused.
const MOST_FILES: usize = 20_000;

/// How many bytes all archives of an import may unpack to: they are kept beside the meshes that are made of them.
pub(crate) const LARGEST_CONTENT: u64 = if cfg!(target_pointer_width = "32") {
    1 << 30
} else {
    8 << 30
};

/// Deflate makes no more bytes of one: 258 of two bits.
const LARGEST_RATIO: usize = 1032;

/// What to do about an archive that is not as it should be.
const PACK_AGAIN: &str = "Get the archive again, or unpack it and open what is in it";

/// Gives the paths and bytes of an archive's files to `keep`; `left` is how many bytes they may be, and then still may.
pub(crate) fn unpack<'a>(
    job: &mut Job,
    archive: &'a [u8],
    left: &mut u64,
    mut keep: impl FnMut(&Job, &str, Cow<'a, [u8]>) -> Result<(), ImportError>,
) -> Result<(), ImportError> {
    if archive.is_empty() {
        return Err(job.bad_file("the file is empty", EXPORT_AGAIN));
    }
    let zip = ZipArchive::from_slice(archive).map_err(|error| damaged(job, &error))?;
    let records = records(job, &zip)?;
    if records.is_empty() {
        return Err(job.bad_file(
            "there is no file in it",
            "Pack the models and open it again",
        ));
    }
    // Nothing is unpacked before it is known how much there is.
    let lengths = records
        .iter()
        .map(|(_, record)| record.uncompressed_size_hint());
    let needed = lengths.fold(0, u64::saturating_add);
    if needed > *left {
        let problem = format!(
            "it unpacks to {}, and at most {} can be had",
            size(needed),
            size(*left)
        );
        let remedy = "Unpack it and open only the files that matter";
        return Err(job.bad_file(problem, remedy));
    }
    *left -= needed;
    for (path, record) in records {
        job.tick(0, 1)?;
        let bytes = bytes(job, &zip, archive, &path, &record)?;
        keep(job, &path, bytes)?;
    }
    Ok(())
}

/// The archive's files by path, without folders and what systems put beside the files.
fn records<'z>(
    job: &Job,
    zip: &'z ZipSliceArchive<&[u8]>,
) -> Result<Vec<(String, ZipFileHeaderRecord<'z>)>, ImportError> {
    let mut records = Vec::new();
    let mut entries = zip.entries();
    while let Some(record) = entries.next_entry().map_err(|error| damaged(job, &error))? {
        let path = String::from_utf8_lossy(record.file_path().as_bytes()).into_owned();
        let beside = path.starts_with("__MACOSX/") || path.ends_with(".DS_Store");
        if record.is_dir() || beside {
            continue;
        }
        if records.len() == MOST_FILES {
            let problem = format!("there are more than {MOST_FILES} files in it");
            let remedy = "Unpack it and open only the files that matter";
            return Err(job.bad_file(problem, remedy));
        }
        records.push((path, record));
    }
    Ok(records)
}

/// The bytes of one file, as long and with the check sum that the archive says.
fn bytes<'a>(
    job: &Job,
    zip: &ZipSliceArchive<&[u8]>,
    archive: &'a [u8],
    path: &str,
    record: &ZipFileHeaderRecord,
) -> Result<Cow<'a, [u8]>, ImportError> {
    let place = || format!("“{}” in it", cleaned(path).unwrap_or_default());
    let bad = |problem: &str| job.bad(place(), problem, PACK_AGAIN);
    if record.flags().is_encrypted() || record.flags().has_strong_encryption() {
        let remedy = "Unpack it with its password and open what is in it";
        return Err(job.bad(place(), "it is encrypted", remedy));
    }
    let entry = zip
        .get_entry(record.wayfinder())
        .map_err(|_| bad("its bytes are not in the archive"))?;
    let (from, to) = entry.compressed_data_range();
    let packed = usize::try_from(from)
        .ok()
        .zip(usize::try_from(to).ok())
        .and_then(|(from, to)| archive.get(from..to))
        .ok_or_else(|| bad("its bytes are not in the archive"))?;
    let length = usize::try_from(record.uncompressed_size_hint())
        .map_err(|_| bad("it is too long for this machine"))?;
    let bytes = match record.compression_method() {
        CompressionMethod::STORE if packed.len() == length => Cow::Borrowed(packed),
        CompressionMethod::STORE => return Err(bad("it is not as long as the archive says")),
        CompressionMethod::DEFLATE => Cow::Owned(inflated(job, packed, length, &place)?),
        other => {
            let name = other.name().unwrap_or("unknown");
            let problem = format!("it is packed by the method {} ({name})", other.as_u16());
            let remedy =
                "Pack it again as a plain zip archive, or unpack it and open what is in it";
            return Err(job.bad(place(), problem, remedy));
        }
    };
    if rawzip::crc32(&bytes) != record.crc32() {
        return Err(bad("it is damaged: its check sum is another"));
    }
    Ok(bytes)
}

fn inflated(
    job: &Job,
    packed: &[u8],
    length: usize,
    place: &dyn Fn() -> String,
) -> Result<Vec<u8>, ImportError> {
    let mut bytes = Vec::new();
    if length / LARGEST_RATIO > packed.len() {
        let problem = "it is not as long as the archive says";
        return Err(job.bad(place(), problem, PACK_AGAIN));
    }
    job.reserve(&mut bytes, length)?;
    bytes.resize(length, 0);
    let mut state = DecompressorOxide::new();
    let flags = inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let (status, _, written) = decompress(&mut state, packed, &mut bytes, 0, flags);
    let problem = match status {
        TINFLStatus::Done if written == length => return Ok(bytes),
        TINFLStatus::Done | TINFLStatus::HasMoreOutput => "it is not as long as the archive says",
        _ => "it is damaged: it cannot be unpacked",
    };
    Err(job.bad(place(), problem, PACK_AGAIN))
}

fn damaged(job: &Job, error: &rawzip::Error) -> ImportError {
    let problem = match error.kind() {
        ErrorKind::MissingEndOfCentralDirectory | ErrorKind::Eof => {
            "it is no zip archive, or was cut short: its end is not there"
        }
        _ => "the archive's list of files is damaged",
    };
    job.bad_file(problem, PACK_AGAIN)
}
