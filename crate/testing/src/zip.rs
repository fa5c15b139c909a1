//! Makes zip archives for tests, valid ones and ones with a false value in any field.

/// A file for an archive.
#[derive(Debug)]
#[expect(missing_docs, reason = "the fields are those of the format")]
pub struct Entry {
    pub path: String,
    pub packed: Vec<u8>,
    pub length: u32,
    pub crc: u32,
    pub method: u16,
    pub flags: u16,
}

/// A change to a file that makes it inconsistent, and the expected message.
pub type Corruption<'a> = (fn(&mut Entry), &'a str);

/// Makes an uncompressed file.
pub fn stored(path: &str, bytes: &[u8]) -> Entry {
    Entry {
        path: path.to_owned(),
        packed: bytes.to_vec(),
        length: bytes.len() as u32,
        crc: rawzip::crc32(bytes),
        method: 0,
        flags: 0,
    }
}

/// Makes a compressed file.
pub fn deflated(path: &str, bytes: &[u8]) -> Entry {
    Entry {
        packed: miniz_oxide::deflate::compress_to_vec(bytes, 6),
        method: 8,
        ..stored(path, bytes)
    }
}

/// Returns the archive's bytes: local headers with the files, the central directory, its end.
pub fn zip(entries: &[Entry]) -> Vec<u8> {
    let mut archive = Vec::new();
    let mut directory = Vec::new();
    for entry in entries {
        let offset = archive.len() as u32;
        let intersection = |to: &mut Vec<u8>| {
            for number in [20, entry.flags, entry.method, 0, 0x21] {
                to.extend(number.to_le_bytes());
            }
            for number in [entry.crc, entry.packed.len() as u32, entry.length] {
                to.extend(number.to_le_bytes());
            }
            to.extend((entry.path.len() as u16).to_le_bytes());
            to.extend(0u16.to_le_bytes());
        };
        archive.extend(b"PK\x03\x04");
        intersection(&mut archive);
        archive.extend(entry.path.as_bytes());
        archive.extend(&entry.packed);
        directory.extend(b"PK\x01\x02\x14\0");
        intersection(&mut directory);
        directory.extend([0; 10]);
        directory.extend(offset.to_le_bytes());
        directory.extend(entry.path.as_bytes());
    }
    let (at, length) = (archive.len() as u32, directory.len() as u32);
    archive.extend(directory);
    archive.extend(b"PK\x05\x06\0\0\0\0");
    archive.extend((entries.len() as u16).to_le_bytes());
    archive.extend((entries.len() as u16).to_le_bytes());
    archive.extend(length.to_le_bytes());
    archive.extend(at.to_le_bytes());
    archive.extend([0; 2]);
    archive
}
