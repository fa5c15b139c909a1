//! Reads compressed bytes from the first to the last.

use nearpoint_message::{Message, message};

/// A description of the defect in the data.
pub(super) type DecodeError = Message;

pub(super) const ENDS_EARLY: DecodeError = message!("gltf-compressed-data-ends");
pub(super) const NO_HEADER: DecodeError = message!("gltf-compressed-data-not");

/// The unread bytes.
pub(super) struct Input<'a>(pub(super) &'a [u8]);

impl<'a> Input<'a> {
    pub(super) fn take(&mut self, length: usize) -> Result<&'a [u8], DecodeError> {
        let (taken, left) = self.0.split_at_checked(length).ok_or(ENDS_EARLY)?;
        self.0 = left;
        Ok(taken)
    }

    pub(super) fn byte(&mut self) -> Result<u8, DecodeError> {
        let (&byte, left) = self.0.split_first().ok_or(ENDS_EARLY)?;
        self.0 = left;
        Ok(byte)
    }

    /// Reads a number in up to five bytes of seven bits, the lowest first (LEB128).
    pub(super) fn number(&mut self) -> Result<u32, DecodeError> {
        let mut number = 0;
        for shift in [0, 7, 14, 21, 28] {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(message!("gltf-compressed-data-number"))
    }

    /// Checks that nothing is left: otherwise the length is wrong, and so is the decoded data.
    pub(super) fn finish(self) -> Result<(), DecodeError> {
        match self.0 {
            [] => Ok(()),
            _ => Err(message!("gltf-compressed-data-longer")),
        }
    }
}

/// Decodes a signed number that has its sign in the lowest bit, to be added with wrap-around.
pub(super) fn decode_zigzag(zigzag: u32) -> u32 {
    (zigzag >> 1) ^ (zigzag & 1).wrapping_neg()
}

/// Adds an index in `stride` bytes.
pub(super) fn push(bytes: &mut Vec<u8>, stride: usize, index: u32) {
    bytes.extend_from_slice(&index.to_le_bytes()[..stride]);
}
