//! Compresses files in advance, beside the files themselves, for servers that send compressed files.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::{disk, kernel};

/// The extensions of the compressed files that servers look for: brotli and gzip.
const EXTENSIONS: [&str; 2] = ["br", "gz"];

/// The smallest size worth compressing; smaller files fit into one packet.
const MIN_SIZE: usize = 1400;

/// Writes the compressed files beside a file where they are smaller.
pub fn write_compressed(file: &Path) -> Result<()> {
    let bytes = disk::read(file)?;
    let is_packed = ["png", "woff2", "ico", "zip"]
        .iter()
        .any(|known| file.extension().is_some_and(|e| e == *known));
    if is_packed || bytes.len() < MIN_SIZE {
        return Ok(());
    }
    let by_brotli = match kernel::packed(&bytes) {
        Some(packed) => packed,
        None => brotli(&bytes)?,
    };
    for (extension, packed) in EXTENSIONS.iter().zip([by_brotli, gzip(&bytes)?]) {
        disk::write(sibling_path(file, extension), packed)?;
    }
    Ok(())
}

/// Compresses with brotli's best quality.
pub fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let best = BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: bytes.len(),
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &best)?;
    Ok(packed)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn sibling_path(file: &Path, extension: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    name.into()
}
