//! Splits a text file into words, lines and numbers, and tracks their positions.

use crate::error::Result;
use crate::job::Job;

/// The words of a text and the lines that they are on. Lines end with LF, CR LF or CR.
#[derive(Clone)]
pub(crate) struct Words<'a> {
    bytes: &'a [u8],
    at: usize,
    line: usize,
}

impl<'a> Words<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        Self {
            bytes,
            at: 0,
            line: 1,
        }
    }

    /// Starts at a text that begins on the given line.
    pub(crate) fn from_line(bytes: &'a [u8], line: usize) -> Self {
        Self { bytes, at: 0, line }
    }

    /// Returns the line of the word that was read last, counted from 1.
    pub(crate) fn line(&self) -> usize {
        self.line
    }

    /// Returns the number of bytes that are read.
    pub(crate) fn position(&self) -> usize {
        self.at
    }

    /// Returns the unread rest.
    pub(crate) fn rest(&self) -> &'a [u8] {
        &self.bytes[self.at..]
    }

    /// Returns the next word, on any line.
    #[inline]
    pub(crate) fn next(&mut self) -> Option<&'a [u8]> {
        while let Some(&byte) = self.bytes.get(self.at) {
            if !byte.is_ascii_whitespace() {
                return Some(self.word());
            }
            self.line += usize::from(self.ends_line());
            self.at += 1;
        }
        None
    }

    /// Returns the next word of this line; none at its end.
    pub(crate) fn next_on_line(&mut self) -> Option<&'a [u8]> {
        while let Some(&byte) = self.bytes.get(self.at) {
            if !byte.is_ascii_whitespace() {
                return Some(self.word());
            }
            if matches!(byte, b'\n' | b'\r') {
                return None;
            }
            self.at += 1;
        }
        None
    }

    /// Returns the next word of this statement: a backslash at the end of a line continues it in the next, and `#`
    /// begins a comment.
    #[inline]
    pub(crate) fn next_of_statement(&mut self) -> Option<&'a [u8]> {
        loop {
            let mut word = self.next_on_line()?;
            let comment = word.iter().position(|&b| b == b'#');
            if let Some(comment) = comment.filter(|&at| !is_not_finite(word, at)) {
                self.at -= word.len() - comment;
                if comment == 0 {
                    return None;
                }
                return Some(&word[..comment]);
            }
            if word.last() == Some(&b'\\') && self.peek_on_line().is_none() {
                word = &word[..word.len() - 1];
                self.next_line();
            }
            if !word.is_empty() {
                return Some(word);
            }
        }
    }

    /// Returns the rest of this line as a name, without reading it. A `#` that stands by itself begins a comment.
    pub(crate) fn peek_name(&self) -> &'a [u8] {
        let line = self.peek_line();
        let mut around = line.windows(3);
        let is_comment = |three: &[u8]| {
            three[0].is_ascii_whitespace() && three[1] == b'#' && three[2].is_ascii_whitespace()
        };
        let end = around.position(is_comment).unwrap_or(line.len());
        line[..end].trim_ascii()
    }

    /// Skips the end of this line.
    fn next_line(&mut self) {
        self.skip_line();
        if self.at < self.bytes.len() {
            let is_pair = self.bytes[self.at..].starts_with(b"\r\n");
            self.at += 1 + usize::from(is_pair);
            self.line += 1;
        }
    }

    /// Returns the next word of this line, without reading it.
    pub(crate) fn peek_on_line(&self) -> Option<&'a [u8]> {
        self.clone().next_on_line()
    }

    /// Returns the rest of this line, without reading it.
    pub(crate) fn peek_line(&self) -> &'a [u8] {
        let rest = &self.bytes[self.at..];
        let end = rest.iter().position(|b| matches!(b, b'\n' | b'\r'));
        &rest[..end.unwrap_or(rest.len())]
    }

    /// Skips the rest of this line.
    pub(crate) fn skip_line(&mut self) {
        self.at += self.peek_line().len();
    }

    fn ends_line(&self) -> bool {
        match self.bytes[self.at] {
            b'\n' => true,
            b'\r' => self.bytes.get(self.at + 1) != Some(&b'\n'),
            _ => false,
        }
    }

    fn word(&mut self) -> &'a [u8] {
        let rest = &self.bytes[self.at..];
        let end = rest.iter().position(u8::is_ascii_whitespace);
        let word = &rest[..end.unwrap_or(rest.len())];
        self.at += word.len();
        word
    }
}

/// Converts the text to UTF-8, if its first bytes show UTF-16.
pub(crate) fn from_utf16(job: &Job, bytes: &[u8]) -> Result<Option<Vec<u8>>> {
    let (unit, rest): (fn([u8; 2]) -> u16, _) = match bytes {
        [0xff, 0xfe, rest @ ..] => (u16::from_le_bytes, rest),
        [0xfe, 0xff, rest @ ..] => (u16::from_be_bytes, rest),
        _ => return Ok(None),
    };
    let (pairs, rest) = rest.as_chunks::<2>();
    let mut text = Vec::new();
    for found in char::decode_utf16(pairs.iter().map(|&pair| unit(pair))) {
        let Some(found) = found.ok().filter(|_| rest.is_empty()) else {
            return Ok(None);
        };
        for &byte in found.encode_utf8(&mut [0; 4]).as_bytes() {
            job.push(&mut text, byte)?;
        }
    }
    Ok(Some(text))
}

/// Returns whether the `#` at this position belongs to a number that is not finite, in the form of Microsoft's
/// `printf`:
/// `1.#INF`.
fn is_not_finite(word: &[u8], at: usize) -> bool {
    let names: [&[u8]; 4] = [b"INF", b"IND", b"QNAN", b"SNAN"];
    word[..at].ends_with(b"1.") && names.iter().any(|name| word[at + 1..].starts_with(name))
}

/// Returns the text without the zeros and the end-of-file marks of DOS at its end.
pub(crate) fn trim_line_end(bytes: &[u8]) -> &[u8] {
    let is_end = |byte: &u8| matches!(byte, 0 | 0x1a);
    let length = bytes
        .iter()
        .rposition(|byte| !is_end(byte))
        .map_or(0, |at| at + 1);
    &bytes[..length]
}

/// Parses a number; `nan` and `inf` are numbers, too, which the readers refuse.
#[inline]
pub(crate) fn number(word: &[u8]) -> Option<f64> {
    std::str::from_utf8(word).ok()?.parse().ok()
}

/// Returns a word in a form for errors: short, in quotes, without control characters.
pub(crate) fn quoted(word: &[u8]) -> String {
    let text = String::from_utf8_lossy(&word[..word.len().min(160)]);
    let mut shown: String = text.chars().filter(|c| !c.is_control()).take(30).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    format!("“{shown}”")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_whatever_ends_them() {
        let mut words = Words::new(b"a\nb\r\nc\rd \t e");
        let mut seen = Vec::new();
        while let Some(word) = words.next() {
            seen.push((word[0] as char, words.line()));
        }
        assert_eq!(seen, [('a', 1), ('b', 2), ('c', 3), ('d', 4), ('e', 4)]);
    }

    #[test]
    fn a_line_ends_before_its_end_mark() {
        let mut words = Words::new(b"solid  a b\r\nfacet");
        assert_eq!(words.next(), Some(&b"solid"[..]));
        assert_eq!(words.peek_line(), b"  a b");
        assert_eq!(words.next_on_line(), Some(&b"a"[..]));
        words.skip_line();
        assert_eq!(words.next_on_line(), None);
        assert_eq!(words.next(), Some(&b"facet"[..]));
    }

    #[test]
    fn statements_go_on_after_a_backslash_and_end_at_a_comment() {
        let mut words = Words::new(b"1 2\\\n 3 \\ \r\n\\\r4#5 6\n7 # 8\\\n9 \\");
        let mut statements = Vec::new();
        for _ in 0..3 {
            let mut statement = Vec::new();
            while let Some(word) = words.next_of_statement() {
                statement.push((word[0], words.line()));
            }
            statements.push(statement);
            words.next_line();
        }
        let first = vec![(b'1', 1), (b'2', 2), (b'3', 2), (b'4', 4)];
        assert_eq!(statements, [first, vec![(b'7', 5)], vec![(b'9', 6)]]);
        assert_eq!(Words::new(b" a #2\t# b").peek_name(), b"a #2");
    }

    #[test]
    fn quotes_are_short_and_harmless() {
        assert_eq!(quoted(b"1,5"), "“1,5”");
        assert_eq!(quoted(b"a\x07b"), "“ab…”");
        assert!(quoted(&[b'x'; 4000]).chars().count() < 40);
    }
}
