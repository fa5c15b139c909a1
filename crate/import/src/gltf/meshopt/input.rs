//! Compressed bytes, read from the first to the last.

use nearpoint_message::{Message, message};

/// What is wrong with them.
pub(super) type Fault = Message;

pub(super) const ENDS_EARLY: Fault = message!("gltf-compressed-data-ends");
pub(super) const NO_HEADER: Fault = message!("gltf-compressed-data-not");

/// What is not read yet.
pub(super) struct Input<'a>(pub(super) &'a [u8]);

impl<'a> Input<'a> {
    pub(super) fn take(&mut self, length: usize) -> Result<&'a [u8], Fault> {
        let (taken, left) = self.0.split_at_checked(length).ok_or(ENDS_EARLY)?;
        self.0 = left;
        Ok(taken)
    }

    pub(super) fn byte(&mut self) -> Result<u8, Fault> {
        let (&byte, left) = self.0.split_first().ok_or(ENDS_EARLY)?;
        self.0 = left;
        Ok(byte)
    }

    /// A number in up to five bytes of seven bits, the lowest first (LEB128).
    pub(super) fn number(&mut self) -> Result<u32, Fault> {
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

    /// Nothing may be left: the length would be wrong, and so what was read.
    pub(super) fn finish(self) -> Result<(), Fault> {
        match self.0 {
            [] => Ok(()),
            _ => Err(message!("gltf-compressed-data-longer")),
        }
    }
}

/// A signed number, to be added with wrap-around, of one that has its sign in the lowest bit.
pub(super) fn signed(zigzag: u32) -> u32 {
    (zigzag >> 1) ^ (zigzag & 1).wrapping_neg()
}

/// Adds an index in as many bytes as indices have here.
pub(super) fn push(bytes: &mut Vec<u8>, stride: usize, index: u32) {
    bytes.extend_from_slice(&index.to_le_bytes()[..stride]);
}
