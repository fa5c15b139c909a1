//! Triangle lists: each triangle is one code, which says on which of the last edges it stands and where its third
//! vertex is from; what the code cannot say follows in the data.

use super::input::{ENDS_EARLY, Fault, Input, NO_HEADER, push, signed};

const HEADER: u8 = 0xe1;
/// The table of codes that begin a triangle without an edge, at the end.
const TABLE: usize = 16;

/// The least bytes that so many corners take.
pub(super) fn least(count: usize) -> usize {
    1 + count / 3 + TABLE
}

pub(super) fn unpack(
    packed: &[u8],
    stride: usize,
    count: usize,
    bytes: &mut Vec<u8>,
) -> Result<(), Fault> {
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
    /// The lowest vertex that was not named yet.
    next: u32,
    /// The vertex that was last written out.
    last: u32,
    edges: Recent<[u32; 2]>,
    vertices: Recent<u32>,
}

impl Decoder<'_> {
    fn on_edge(&mut self, edge: u8, third: u8) -> Result<[u32; 3], Fault> {
        let [a, b] = self.edges.get(edge);
        let c = match third {
            0 => self.fresh_vertex(),
            0xd | 0xe => {
                let step = if third == 0xd { u32::MAX } else { 1 };
                self.last = self.last.wrapping_add(step);
                self.last
            }
            0xf => self.written()?,
            _ => self.vertices.get(third),
        };
        if !(1..0xd).contains(&third) {
            self.vertices.push(c);
        }
        self.edges.push([c, b]);
        self.edges.push([a, c]);
        Ok([a, b, c])
    }

    /// A triangle on none of the last edges.
    fn fresh(&mut self, code: u8, table: &[u8]) -> Result<[u32; 3], Fault> {
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
            0xf => self.written()?,
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

    /// A corner, and whether it is none of the last vertices.
    fn corner(&mut self, code: u8, is_in_table: bool) -> Result<(u32, bool), Fault> {
        Ok(match code {
            0 => (self.fresh_vertex(), true),
            0xf if !is_in_table => (self.written()?, true),
            _ => (self.vertices.get(code - 1), false),
        })
    }

    fn fresh_vertex(&mut self) -> u32 {
        let vertex = self.next;
        self.next = vertex.wrapping_add(1);
        vertex
    }

    fn written(&mut self) -> Result<u32, Fault> {
        let step = signed(self.data.number()?);
        self.last = self.last.wrapping_add(step);
        Ok(self.last)
    }
}

/// The last sixteen.
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

    /// The one before so many others.
    fn get(&self, back: u8) -> T {
        self.items[usize::from(self.at.wrapping_sub(1 + back) & 15)]
    }

    fn push(&mut self, item: T) {
        self.items[usize::from(self.at & 15)] = item;
        self.at = self.at.wrapping_add(1);
    }
}
