//! Splits a binary glTF file into its chunks: its JSON and its first buffer.

use crate::error::{Result, damaged_at, invalid_at, size};
use crate::job::Job;
use nearpoint_message::message;

const HEADER: usize = 12;
const CHUNK_HEADER: usize = 8;
const JSON: &[u8] = b"JSON";
const BIN: &[u8] = b"BIN\0";

/// Returns the JSON chunk and the binary chunk, if there is one.
pub(super) fn chunks<'a>(job: &mut Job, bytes: &'a [u8]) -> Result<(&'a [u8], Option<&'a [u8]>)> {
    let header = [4, 8].map(|at| word(bytes, at));
    let (true, [Some(version), Some(length)]) = (bytes.starts_with(b"glTF"), header) else {
        let problem = message!("gltf-does-not-begin");
        return Err(damaged_at(message!("gltf-byte-0"), problem));
    };
    if version != 2 {
        let problem = message!("gltf-binary-gltf-only", version);
        let place = message!("gltf-byte-4");
        return Err(invalid_at(place, problem, message!("gltf-convert-gltf-2")));
    }
    if length as usize > bytes.len() {
        let problem = message!(
            "gltf-file-says-ends",
            length = size(u64::from(length)),
            u64 = size(bytes.len() as u64)
        );
        return Err(damaged_at(message!("byte", bytes = bytes.len()), problem));
    }
    if (length as usize) < bytes.len() {
        job.warn(message!("gltf-comes-after-length"));
    }
    let bytes = &bytes[..length as usize];
    let (json, next) = match chunk(bytes, HEADER)? {
        Some((kind, json, next)) if kind == JSON => (json, next),
        _ => {
            let problem = message!("gltf-first-chunk-not");
            return Err(damaged_at(message!("gltf-byte", header = HEADER), problem));
        }
    };
    // Further chunks, and a second one that is not BIN, belong to extensions and must be ignored.
    match chunk(bytes, next)? {
        Some((kind, binary, _)) if kind == BIN => Ok((json, Some(binary))),
        _ => Ok((json, None)),
    }
}

type Chunk<'a> = (&'a [u8], &'a [u8], usize);

/// Returns the type and content of the chunk at this position, and the start of the next one.
fn chunk<'a>(bytes: &'a [u8], at: usize) -> Result<Option<Chunk<'a>>> {
    let start = at + CHUNK_HEADER;
    let (Some(length), Some(kind)) = (word(bytes, at), bytes.get(at + 4..start)) else {
        return Ok(None);
    };
    match bytes[start..].get(..length as usize) {
        Some(content) => Ok(Some((kind, content, start + content.len()))),
        None => {
            let problem = message!(
                "gltf-chunk-claims-only",
                length = size(u64::from(length)),
                u64 = size((bytes.len() - start) as u64)
            );
            Err(damaged_at(message!("gltf-byte-2", at), problem))
        }
    }
}

fn word(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..at + 4)?;
    Some(u32::from_le_bytes(bytes.try_into().ok()?))
}
