//! Decompresses elements of any size: each byte is stored as its difference from the previous element, and the
//! differences of sixteen elements use as many bits as they need.

use super::input::{DecodeError, ENDS_EARLY, Input, NO_HEADER};
use nearpoint_message::message;

/// The number of elements whose differences are written with one width.
const GROUP: usize = 16;
/// The largest number of bytes per element.
const MAX_STRIDE: usize = 256;

/// The header byte of each version, from version 0.
const HEADERS: [u8; 2] = [0xa0, 0xa1];
/// The smallest number of bytes of the tail, by version.
const TAILS: [usize; 2] = [32, 24];

/// The number of bits of a group's differences, by its two bits in the header.
const WIDTHS: [u8; 4] = [0, 2, 4, 8];
/// The widths in version 1, by the control bits of the byte.
const WIDTHS_BY_CONTROL: [[u8; 4]; 2] = [[0, 1, 2, 4], [1, 2, 4, 8]];

/// Returns the largest number of elements in a block.
fn block(stride: usize) -> usize {
    const MAX_BYTES: usize = 8192;
    const MAX_ELEMENTS: usize = 256;
    ((MAX_BYTES / stride) & !(GROUP - 1)).min(MAX_ELEMENTS)
}

/// Returns the smallest number of bytes for so many elements: each block at least states the encoding of its elements'
/// bytes.
pub(super) fn min_length(packed: &[u8], stride: usize, count: usize) -> usize {
    let (version, per_block) = match packed.first() {
        Some(&header) if header == HEADERS[1] => (1, stride / 4),
        _ => (0, stride),
    };
    let blocks = count.div_ceil(block(stride));
    blocks
        .saturating_mul(per_block)
        .saturating_add(1 + TAILS[version])
}

pub(super) fn unpack(
    packed: &[u8],
    stride: usize,
    count: usize,
    bytes: &mut Vec<u8>,
) -> Result<(), DecodeError> {
    let header = packed.first().ok_or(ENDS_EARLY)?;
    let version = HEADERS.iter().position(|h| h == header).ok_or(NO_HEADER)?;
    let channels = version * stride / 4;
    let tail = (stride + channels).max(TAILS[version]);
    let end = packed.len().checked_sub(tail).filter(|&end| end > 0);
    let (data, tail) = packed.split_at(end.ok_or(ENDS_EARLY)?);
    // The predecessor of the first element, and the channel for each four bytes.
    let (first, channels) = tail[tail.len() - stride - channels..].split_at(stride);
    let channels = Channel::all(stride, channels)?;
    let mut element = [0; MAX_STRIDE];
    let element = &mut element[..stride];
    element.copy_from_slice(first);

    let mut input = Input(&data[1..]);
    let most = block(stride);
    let mut differences = vec![0; most * stride];
    let mut left = count;
    while left > 0 {
        let elements = left.min(most);
        let control = input.take(version * stride / 4)?;
        for (byte, differences) in differences.chunks_exact_mut(most).enumerate() {
            let control = control
                .get(byte / 4)
                .map(|bits| bits >> (2 * (byte % 4)) & 3);
            read_byte(&mut input, control, elements, differences)?;
        }
        for at in 0..elements {
            for (channel, (mode, four)) in
                channels.iter().zip(element.chunks_exact_mut(4)).enumerate()
            {
                let step = [0, 1, 2, 3].map(|k| differences[(4 * channel + k) * most + at]);
                let now = mode.after([four[0], four[1], four[2], four[3]], step);
                four.copy_from_slice(&now);
            }
            bytes.extend_from_slice(element);
        }
        left -= elements;
    }
    input.finish()
}

/// Reads the differences of one byte of all elements of a block; `control` is its mode in version 1.
fn read_byte(
    input: &mut Input,
    control: Option<u8>,
    elements: usize,
    differences: &mut [u8],
) -> Result<(), DecodeError> {
    let widths = match control {
        None => WIDTHS,
        Some(control @ (0 | 1)) => WIDTHS_BY_CONTROL[usize::from(control)],
        Some(2) => {
            differences.fill(0);
            return Ok(());
        }
        Some(_) => {
            differences[..elements].copy_from_slice(input.take(elements)?);
            return Ok(());
        }
    };
    let groups = elements.div_ceil(GROUP);
    let header = input.take(groups.div_ceil(4))?;
    for (group, differences) in differences.chunks_exact_mut(GROUP).take(groups).enumerate() {
        let width = widths[usize::from(header[group / 4] >> (2 * (group % 4)) & 3)];
        read_group(input, width, differences)?;
    }
    Ok(())
}

/// Reads the differences of a group. A difference with all bits set is an escape: its value follows the group.
fn read_group(input: &mut Input, width: u8, differences: &mut [u8]) -> Result<(), DecodeError> {
    match width {
        0 => differences.fill(0),
        8 => differences.copy_from_slice(input.take(GROUP)?),
        _ => {
            let width = usize::from(width);
            let packed = input.take(GROUP * width / 8)?;
            let all_set = (1u8 << width) - 1;
            for (number, difference) in differences.iter_mut().enumerate() {
                let at = number * width;
                // Single bits begin at the lowest bit of their byte, wider ones at the highest.
                let shift = if width == 1 {
                    at % 8
                } else {
                    8 - width - at % 8
                };
                let bits = packed[at / 8] >> shift & all_set;
                *difference = if bits == all_set { input.byte()? } else { bits };
            }
        }
    }
    Ok(())
}

/// A prediction of four bytes of an element from those of the previous element.
#[derive(Clone, Copy)]
enum Channel {
    Bytes,
    Pairs,
    /// Exclusive or, rotated right by so many bits.
    Bits(u32),
}

impl Channel {
    fn all(stride: usize, modes: &[u8]) -> Result<Vec<Self>, DecodeError> {
        if modes.is_empty() {
            return Ok(vec![Self::Bytes; stride / 4]);
        }
        let of = |mode: &u8| match mode & 0xf {
            0 => Ok(Self::Bytes),
            1 => Ok(Self::Pairs),
            2 => Ok(Self::Bits(u32::from(mode >> 4))),
            _ => Err(message!("gltf-compressed-data-channel")),
        };
        modes.iter().map(of).collect()
    }

    #[inline]
    fn after(self, before: [u8; 4], step: [u8; 4]) -> [u8; 4] {
        match self {
            Self::Bytes => std::array::from_fn(|k| {
                let signed = (step[k] >> 1) ^ (step[k] & 1).wrapping_neg();
                before[k].wrapping_add(signed)
            }),
            Self::Pairs => {
                let pair = |at: usize| {
                    let [before, step] =
                        [before, step].map(|b| u16::from_le_bytes([b[at], b[at + 1]]));
                    let signed = (step >> 1) ^ (step & 1).wrapping_neg();
                    before.wrapping_add(signed).to_le_bytes()
                };
                let ([a, b], [c, d]) = (pair(0), pair(2));
                [a, b, c, d]
            }
            Self::Bits(turn) => {
                let step = u32::from_le_bytes(step).rotate_right(turn);
                (u32::from_le_bytes(before) ^ step).to_le_bytes()
            }
        }
    }
}
