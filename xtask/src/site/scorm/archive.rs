//! Writes a zip whose bytes depend only on the names and contents of its files.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, ZipArchiveWriter};

/// The extensions of files that compression makes no smaller; they are stored.
const PACKED: [&str; 1] = [".png"];

/// The first day of zip's calendar, in seconds since 1970.
const FIRST_DAY: i64 = 315_532_800;

/// Returns a zip of these files.
pub fn zip(files: &BTreeMap<String, Vec<u8>>) -> Result<Vec<u8>> {
    let mut archive = ZipArchiveWriter::new(Vec::new());
    for (path, content) in files {
        let is_packed = PACKED.iter().any(|ending| path.ends_with(ending));
        let method = if is_packed {
            CompressionMethod::STORE
        } else {
            CompressionMethod::DEFLATE
        };
        let (mut entry, config) = (archive.new_file(path.as_str()))
            .compression_method(method)
            .last_modified(UtcDateTime::from_unix(FIRST_DAY))
            .start()?;
        let output = if is_packed {
            let mut writer = config.wrap(&mut entry);
            writer.write_all(content)?;
            writer.finish()?.1
        } else {
            let encoder = DeflateEncoder::new(&mut entry, Compression::best());
            let mut writer = config.wrap(encoder);
            writer.write_all(content)?;
            let (encoder, output) = writer.finish()?;
            encoder.finish()?;
            output
        };
        entry.finish(output)?;
    }
    Ok(archive.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn holds_the_files_and_is_the_same_every_time() {
        let files = BTreeMap::from([
            ("a/long.js".to_owned(), b"again and ".repeat(1000)),
            ("b.png".to_owned(), vec![1, 2, 3]),
        ]);
        let bytes = zip(&files).unwrap();
        assert_eq!(bytes, zip(&files).unwrap());
        let archive = rawzip::ZipArchive::from_slice(&bytes).unwrap();
        let mut found = BTreeMap::new();
        for entry in archive.entries() {
            let entry = entry.unwrap();
            let path = String::from_utf8(entry.file_path().as_bytes().to_vec()).unwrap();
            let data = archive
                .get_entry(entry.wayfinder())
                .unwrap()
                .data()
                .to_vec();
            let content = match entry.compression_method() {
                CompressionMethod::STORE => data,
                _ => {
                    let mut content = Vec::new();
                    (flate2::read::DeflateDecoder::new(&*data).read_to_end(&mut content)).unwrap();
                    content
                }
            };
            found.insert(path, content);
        }
        assert_eq!(found, files);
        assert!(bytes.len() < 1000);
    }
}
