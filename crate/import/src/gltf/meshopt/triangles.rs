//! Decompresses triangle lists. One code for each triangle has a recent edge as its base and the source of its third
//! vertex; further values follow in the data.

use super::input::{DecodeError, ENDS_EARLY, Input, NO_HEADER, decode_zigzag, push};

const HEADER: u8 = 0xe1;
/// The size of the table at the end, with the codes of triangles without a recent edge.
const TABLE: usize = 16;

/// Returns the smallest number of bytes for so many corners.
pub(super) fn min_length(count: usize) -> usize {
    1 + count / 3 + TABLE
}

pub(super) fn unpack(
    packed: &[u8],
    stride: usize,
    count: usize,
    bytes: &mut Vec<u8>,
) -> Result<(), DecodeError> {
    let end = packed.len().checked_sub(TABLE).ok_or(ENDS_EARLY)?;
    let (packed, table) = packed.split_at(end);
    let mut data = Input(packed);
    if data.byte()? != HEADER {
        return Err(NO_HEADER);
    }
    let codes = data.take(count / 3)?;
    let mut decoder = Decoder {
        data,
        next: 0,
        last: 0,
        edges: Recent::new(),
        vertices: Recent::new(),
    };
    for &code in codes {
        let triangle = match code >> 4 {
            0xf => decoder.fresh(code & 0xf, table)?,
            edge => decoder.on_edge(edge, code & 0xf)?,
        };
        for index in triangle {
            push(bytes, stride, index);
        }
    }
    decoder.data.finish()
}

struct Decoder<'a> {
    data: Input<'a>,
    /// The lowest vertex that has not occurred yet.
    next: u32,
    /// The last vertex that was stored explicitly.
    last: u32,
    edges: Recent<[u32; 2]>,
    vertices: Recent<u32>,
}

impl Decoder<'_> {
    fn on_edge(&mut self, edge: u8, third: u8) -> Result<[u32; 3], DecodeError> {
        let [a, b] = self.edges.get(edge);
        let c = match third {
            0 => self.fresh_vertex(),
            0xd | 0xe => {
                let step = if third == 0xd { u32::MAX } else { 1 };
                self.last = self.last.wrapping_add(step);
                self.last
            }
            0xf => self.read_index()?,
            _ => self.vertices.get(third),
        };
        if !(1..0xd).contains(&third) {
            self.vertices.push(c);
        }
        self.edges.push([c, b]);
        self.edges.push([a, c]);
        Ok([a, b, c])
    }

    fn fresh(&mut self, code: u8, table: &[u8]) -> Result<[u32; 3], DecodeError> {
        let is_in_table = code < 0xe;
        let corners = if is_in_table {
            table[usize::from(code)]
        } else {
            self.data.byte()?
        };
        if !is_in_table && corners == 0 {
            self.next = 0;
        }
        let a = match code {
            0xf => self.read_index()?,
            _ => self.fresh_vertex(),
        };
        let (b, b_is_new) = self.corner(corners >> 4, is_in_table)?;
        let (c, c_is_new) = self.corner(corners & 0xf, is_in_table)?;
        self.vertices.push(a);
        if b_is_new {
            self.vertices.push(b);
        }
        if c_is_new {
            self.vertices.push(c);
        }
        for edge in [[b, a], [c, b], [a, c]] {
            self.edges.push(edge);
        }
        Ok([a, b, c])
    }

    /// Reads a corner, and returns whether it is not among the recent vertices.
    fn corner(&mut self, code: u8, is_in_table: bool) -> Result<(u32, bool), DecodeError> {
        Ok(match code {
            0 => (self.fresh_vertex(), true),
            0xf if !is_in_table => (self.read_index()?, true),
            _ => (self.vertices.get(code - 1), false),
        })
    }

    fn fresh_vertex(&mut self) -> u32 {
        let vertex = self.next;
        self.next = vertex.wrapping_add(1);
        vertex
    }

    fn read_index(&mut self) -> Result<u32, DecodeError> {
        let step = decode_zigzag(self.data.number()?);
        self.last = self.last.wrapping_add(step);
        Ok(self.last)
    }
}

/// A ring buffer of the last sixteen items.
struct Recent<T> {
    items: [T; 16],
    at: u8,
}

impl<T: Copy + Default> Recent<T> {
    fn new() -> Self {
        Self {
            items: [T::default(); 16],
            at: 0,
        }
    }

    /// Returns the item `back` positions before the last.
    fn get(&self, back: u8) -> T {
        self.items[usize::from(self.at.wrapping_sub(1 + back) & 15)]
    }

    fn push(&mut self, item: T) {
        self.items[usize::from(self.at & 15)] = item;
        self.at = self.at.wrapping_add(1);
    }
}
