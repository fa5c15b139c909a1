//! Reads numbers from the kernel's binary form, little-endian.

use nearpoint_geometry::{Point, Vector};

/// The unread bytes. Every method returns `None` at the end, or if the content is not of the requested form.
#[derive(Debug)]
pub(super) struct ByteReader<'a>(pub(super) &'a [u8]);

impl<'a> ByteReader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        self.array().map(|[byte]| byte)
    }

    pub(super) fn flag(&mut self) -> Option<bool> {
        Some(self.byte()? != 0)
    }

    pub(super) fn short(&mut self) -> Option<usize> {
        self.array().map(|bytes| u16::from_le_bytes(bytes).into())
    }

    /// Reads a count, or an index of a list.
    pub(super) fn read_index(&mut self) -> Option<usize> {
        usize::try_from(self.integer()?).ok()
    }

    pub(super) fn integer(&mut self) -> Option<i32> {
        self.array().map(i32::from_le_bytes)
    }

    /// Reads the number of following items; each item has at least `each` bytes.
    pub(super) fn count(&mut self, each: usize) -> Option<usize> {
        let count = self.read_index()?;
        (count.checked_mul(each)? <= self.0.len()).then_some(count)
    }

    pub(super) fn number(&mut self) -> Option<f64> {
        self.array().map(f64::from_le_bytes)
    }

    pub(super) fn vector(&mut self) -> Option<Vector> {
        Some(Vector::new(self.number()?, self.number()?, self.number()?))
    }

    pub(super) fn point(&mut self) -> Option<Point> {
        self.vector().map(Point::from)
    }

    pub(super) fn list<T>(
        &mut self,
        count: usize,
        mut item: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        (0..count).map(|_| item(self)).collect()
    }

    /// Reads the next line of text that is not empty.
    pub(super) fn line(&mut self) -> Option<&'a str> {
        loop {
            let end = self.0.iter().position(|&byte| byte == b'\n')?;
            let line = self.take(end + 1)?.trim_ascii();
            if !line.is_empty() {
                return std::str::from_utf8(line).ok();
            }
        }
    }

    /// Reads a table: a line with its name and the number of items, which have at least one byte each.
    pub(super) fn table<T>(
        &mut self,
        name: &str,
        item: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        let count: usize = self.line()?.strip_prefix(name)?.trim().parse().ok()?;
        if count > self.0.len() {
            return None;
        }
        self.list(count, item)
    }
}
