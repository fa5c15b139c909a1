//! Reads zip archives: lists the files of an archive, and unpacks the bytes of each.
//!
//! `rawzip` finds the entries and checks nothing else; `miniz_oxide` inflates them into memory that was reserved
//! beforehand. The crate `zip` needs a source of randomness from the browser. `rc-zip` brings logging, clocks and
//! tables of old alphabets.

use crate::error::{ImportError, Result, damaged_file, invalid_at, invalid_file, size};
use crate::job::Job;
use crate::names::sanitize_name;
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress, inflate_flags};
use nearpoint_message::{Message, ToArg, message};
use rawzip::{CompressionMethod, ErrorKind, ZipArchive, ZipFileHeaderRecord, ZipSliceArchive};
use std::borrow::Cow;

/// The largest number of files in one archive; archives of more are refused.
const MAX_FILES: usize = 60_000;

/// The largest number of bytes that may be unpacked; they stay in memory beside the meshes made from them.
pub(crate) const MAX_CONTENT: u64 = if cfg!(target_pointer_width = "32") {
    1 << 30
} else {
    8 << 30
};

/// The largest ratio of deflate: two bits encode at most 258 bytes.
const MAX_RATIO: usize = 1032;

/// An archive with a readable list of files.
pub(crate) struct Archive<'a> {
    zip: ZipSliceArchive<&'a [u8]>,
    bytes: &'a [u8],
    /// The advice for a damaged archive.
    advice: Message,
}

pub(crate) struct Entry<'z> {
    pub(crate) path: String,
    record: ZipFileHeaderRecord<'z>,
}

impl Entry<'_> {
    /// Returns the unpacked length in bytes that the archive states.
    pub(crate) fn length(&self) -> u64 {
        self.record.uncompressed_size_hint()
    }
}

impl<'a> Archive<'a> {
    pub(crate) fn open(bytes: &'a [u8], advice: Message) -> Result<Self> {
        if bytes.is_empty() {
            return Err(damaged_file(message!("file-empty")));
        }
        match ZipArchive::from_slice(bytes) {
            Ok(zip) => Ok(Self { zip, bytes, advice }),
            Err(error) => Err(damaged_archive(&error, advice)),
        }
    }

    /// Returns the archive's files, without folders and without the files that operating systems add.
    pub(crate) fn entries(&self) -> Result<Vec<Entry<'_>>> {
        let mut found = Vec::new();
        let mut entries = self.zip.entries();
        let mut next = || {
            let record = entries.next_entry();
            record.map_err(|error| damaged_archive(&error, self.advice.clone()))
        };
        while let Some(record) = next()? {
            let path = String::from_utf8_lossy(record.file_path().as_bytes()).into_owned();
            let beside = path.starts_with("__MACOSX/") || path.ends_with(".DS_Store");
            if record.is_dir() || beside {
                continue;
            }
            if found.len() == MAX_FILES {
                let problem = message!("archive-more-files", most_files = MAX_FILES);
                return Err(invalid_file(problem, message!("archive-unpack-open-only")));
            }
            found.push(Entry { path, record });
        }
        Ok(found)
    }

    /// Unpacks the bytes of one file and checks them against the archive's length and check sum.
    pub(crate) fn bytes(&self, job: &Job, entry: &Entry) -> Result<Cow<'a, [u8]>> {
        let Entry { path, record } = entry;
        let place = || {
            message!(
                "archive-in-it",
                path = sanitize_name(path).unwrap_or_default()
            )
        };
        let bad = |problem: Message| invalid_at(place(), problem, self.advice.clone());
        if record.flags().is_encrypted() || record.flags().has_strong_encryption() {
            let remedy = message!("archive-unpack-password-open");
            return Err(invalid_at(place(), message!("archive-encrypted"), remedy));
        }
        let found = (self.zip.get_entry(record.wayfinder()))
            .map_err(|_| bad(message!("archive-bytes-not-archive")))?;
        let (from, to) = found.compressed_data_range();
        let packed = usize::try_from(from)
            .ok()
            .zip(usize::try_from(to).ok())
            .and_then(|(from, to)| self.bytes.get(from..to))
            .ok_or_else(|| bad(message!("archive-bytes-not-archive")))?;
        let length = usize::try_from(entry.length())
            .map_err(|_| bad(message!("archive-too-long-machine")))?;
        let bytes = match record.compression_method() {
            CompressionMethod::STORE if packed.len() == length => Cow::Borrowed(packed),
            CompressionMethod::STORE => return Err(bad(message!("archive-not-long-archive"))),
            CompressionMethod::DEFLATE => Cow::Owned(inflate(job, packed, length, &bad)?),
            other => {
                let name = match other.name() {
                    Some(name) => name.to_arg(),
                    None => message!("unknown").to_arg(),
                };
                let problem = message!("archive-packed-method", method = other.as_u16(), name);
                let remedy = message!("archive-pack-again-plain");
                return Err(invalid_at(place(), problem, remedy));
            }
        };
        if rawzip::crc32(&bytes) != record.crc32() {
            return Err(bad(message!("archive-damaged-check-sum")));
        }
        Ok(bytes)
    }
}

/// Subtracts the unpacked length of files from `left`, the number of bytes that may still be unpacked. This is checked
/// before anything is unpacked.
pub(crate) fn reserve_unpacked<'e>(
    entries: impl IntoIterator<Item = &'e Entry<'e>>,
    left: &mut u64,
) -> Result<()> {
    let lengths = entries.into_iter().map(Entry::length);
    let needed = lengths.fold(0, u64::saturating_add);
    if needed > *left {
        let problem = message!(
            "archive-unpacks-most",
            needed = size(needed),
            left = size(*left)
        );
        return Err(invalid_file(problem, message!("archive-unpack-open-only")));
    }
    *left -= needed;
    Ok(())
}

fn inflate(
    job: &Job,
    packed: &[u8],
    length: usize,
    bad: &dyn Fn(Message) -> ImportError,
) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if length / MAX_RATIO > packed.len() {
        return Err(bad(message!("archive-not-long-archive")));
    }
    job.reserve(&mut bytes, length)?;
    bytes.resize(length, 0);
    let mut state = DecompressorOxide::new();
    let flags = inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let (status, _, written) = decompress(&mut state, packed, &mut bytes, 0, flags);
    match status {
        TINFLStatus::Done if written == length => Ok(bytes),
        TINFLStatus::Done | TINFLStatus::HasMoreOutput => {
            Err(bad(message!("archive-not-long-archive")))
        }
        _ => Err(bad(message!("archive-damaged-cannot-unpacked"))),
    }
}

fn damaged_archive(error: &rawzip::Error, remedy: Message) -> ImportError {
    let problem = match error.kind() {
        ErrorKind::MissingEndOfCentralDirectory | ErrorKind::Eof => {
            message!("archive-no-zip-archive")
        }
        _ => message!("archive-list-files"),
    };
    invalid_file(problem, remedy)
}
