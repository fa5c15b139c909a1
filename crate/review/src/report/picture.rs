//! Recognises PNG pictures and reads their sizes.

/// The signature of PNG files.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Returns whether these are the bytes of a PNG file.
pub(super) fn is_png(bytes: &[u8]) -> bool {
    bytes.starts_with(PNG)
}

/// Returns the width and height in pixels.
pub(super) fn size(png: &[u8]) -> Option<[u32; 2]> {
    // IHDR is the first chunk; its length precedes its name.
    let header = png.strip_prefix(PNG)?.get(4..)?.strip_prefix(b"IHDR")?;
    let [width, height] = [header.get(..4)?, header.get(4..8)?];
    let number = |bytes: &[u8]| bytes.try_into().ok().map(u32::from_be_bytes);
    Some([number(width)?, number(height)?])
}
