//! Decompresses indices that are not a triangle list: each is stored as its difference from one of two earlier ones.

use super::input::{DecodeError, ENDS_EARLY, Input, NO_HEADER, decode_zigzag, push};

const HEADER: u8 = 0xd1;
/// The number of reserved bytes at the end.
const TAIL: usize = 4;

/// Returns the smallest number of bytes for so many indices.
pub(super) fn min_length(count: usize) -> usize {
    count.saturating_add(1 + TAIL)
}

pub(super) fn unpack(
    packed: &[u8],
    stride: usize,
    count: usize,
    bytes: &mut Vec<u8>,
) -> Result<(), DecodeError> {
    let end = packed.len().checked_sub(TAIL).ok_or(ENDS_EARLY)?;
    let mut input = Input(&packed[..end]);
    if input.byte()? != HEADER {
        return Err(NO_HEADER);
    }
    let mut last = [0u32; 2];
    for _ in 0..count {
        let code = input.number()?;
        let last = &mut last[(code & 1) as usize];
        *last = last.wrapping_add(decode_zigzag(code >> 1));
        push(bytes, stride, *last);
    }
    input.finish()
}
