//! Writes Zip archives whose bytes depend on their content only: every file is dated 1980, zip's first year.

use crate::error::ReviewError;
use miniz_oxide::deflate::compress_to_vec;
use nearpoint_message::message;

/// The first day of zip's calendar.
const FIRST_DAY: u16 = 0x21;
const STORED: u16 = 0;
const DEFLATED: u16 = 8;
/// The compression level.
const EFFORT: u8 = 6;

#[derive(Debug)]
pub(super) struct Zip {
    /// The name of the format, for errors.
    format: &'static str,
    bytes: Vec<u8>,
    directory: Vec<u8>,
    files: u16,
}

impl Zip {
    pub(super) fn new(format: &'static str) -> Self {
        Self {
            format,
            bytes: Vec::new(),
            directory: Vec::new(),
            files: 0,
        }
    }

    /// Adds a file with compression.
    pub(super) fn pack(&mut self, path: &str, content: &[u8]) -> Result<(), ReviewError> {
        self.add(path, DEFLATED, content, &compress_to_vec(content, EFFORT))
    }

    /// Adds a file without compression, such as a picture, which is compressed already.
    pub(super) fn store(&mut self, path: &str, content: &[u8]) -> Result<(), ReviewError> {
        self.add(path, STORED, content, content)
    }

    fn add(
        &mut self,
        path: &str,
        method: u16,
        content: &[u8],
        packed: &[u8],
    ) -> Result<(), ReviewError> {
        let offset = self.four_bytes(self.bytes.len())?;
        let lengths = [
            self.four_bytes(packed.len())?,
            self.four_bytes(content.len())?,
        ];
        self.files = (self.files.checked_add(1)).ok_or(self.too_large("65 535 files"))?;
        let mut header = Vec::new();
        // Version 2.0, no flags: paths are ASCII, and each length comes before its data.
        for number in [20, 0, method, 0, FIRST_DAY] {
            header.extend(number.to_le_bytes());
        }
        header.extend(rawzip::crc32(content).to_le_bytes());
        header.extend(lengths.map(u32::to_le_bytes).as_flattened());
        header.extend((path.len() as u16).to_le_bytes());
        header.extend([0; 2]);
        for part in [b"PK\x03\x04", &*header, path.as_bytes(), packed] {
            self.bytes.extend(part);
        }
        self.directory.extend(b"PK\x01\x02\x14\0");
        self.directory.extend(&header);
        self.directory.extend([0; 10]);
        self.directory.extend(offset.to_le_bytes());
        self.directory.extend(path.as_bytes());
        Ok(())
    }

    pub(super) fn bytes(mut self) -> Result<Vec<u8>, ReviewError> {
        let [at, length] = [self.bytes.len(), self.directory.len()];
        let [at, length] = [self.four_bytes(at)?, self.four_bytes(length)?];
        self.bytes.append(&mut self.directory);
        self.bytes.extend(b"PK\x05\x06\0\0\0\0");
        self.bytes
            .extend([self.files; 2].map(u16::to_le_bytes).as_flattened());
        self.bytes
            .extend([length, at].map(u32::to_le_bytes).as_flattened());
        self.bytes.extend([0; 2]);
        Ok(self.bytes)
    }

    fn four_bytes(&self, number: usize) -> Result<u32, ReviewError> {
        u32::try_from(number).map_err(|_| self.too_large("4 GB"))
    }

    fn too_large(&self, most: &'static str) -> ReviewError {
        message!("report-too-large", format = self.format, most).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_files_than_an_archive_lists_are_refused() {
        let mut zip = Zip::new("BCF");
        (0..u16::MAX).for_each(|_| zip.store("a", b"").unwrap());
        let error = zip.store("a", b"").unwrap_err();
        assert_eq!(error, zip.too_large("65 535 files"));
    }
}
