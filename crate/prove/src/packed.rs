//! The smallest archives: damage to what is packed would be seen by its checksum, and nothing behind that tried, so that it is
//! packed after it is damaged.

/// An archive of files that are stored as they are.
pub fn packed<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Vec<u8> {
    let mut archive = Vec::<u8>::new();
    let mut directory = Vec::<u8>::new();
    let mut count = 0_u16;
    for (path, bytes) in files {
        let at = archive.len() as u32;
        // Version 2.0, no flags, as it is, the first day that zip knows; the checksum, both lengths, the path's length.
        let mut header = [20, 0, 0, 0, 0x21].map(u16::to_le_bytes).concat();
        let length = bytes.len() as u32;
        header.extend(
            [rawzip::crc32(bytes), length, length]
                .map(u32::to_le_bytes)
                .concat(),
        );
        header.extend([path.len() as u16, 0].map(u16::to_le_bytes).concat());
        for part in [b"PK\x03\x04", &*header, path.as_bytes(), bytes] {
            archive.extend(part);
        }
        let begin = b"PK\x01\x02\x14\0";
        for part in [
            begin,
            &*header,
            &[0; 10],
            &at.to_le_bytes(),
            path.as_bytes(),
        ] {
            directory.extend(part);
        }
        count += 1;
    }
    let [at, length] = [archive.len(), directory.len()].map(|count| count as u32);
    archive.extend(directory);
    archive.extend(b"PK\x05\x06\0\0\0\0");
    archive.extend([count; 2].map(u16::to_le_bytes).concat());
    archive.extend([length, at].map(u32::to_le_bytes).concat());
    archive.extend([0; 2]);
    archive
}
