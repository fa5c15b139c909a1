//! Reads the values after the header of a PLY file, in the order of the header.

use super::header::{Element, Encoding, Header, Property, Scalar};
use crate::digits::Digits;
use crate::error::{ImportError, Result, damaged_at, size};
use crate::job::Job;
use crate::names::sanitize_name_bytes;
use crate::text::{Words, number, quoted};
use nearpoint_message::{Message, message};

pub(super) enum Values<'a> {
    Text {
        words: Words<'a>,
        length: usize,
        /// The digits of the last value.
        digits: Digits,
    },
    Binary {
        bytes: &'a [u8],
        at: usize,
        /// The start of the body in the file.
        start: usize,
        big_endian: bool,
    },
}

impl<'a> Values<'a> {
    pub(super) fn new(bytes: &'a [u8], header: &Header) -> Self {
        let body = &bytes[header.body..];
        match header.encoding {
            Encoding::Text => Values::Text {
                words: Words::from_line(body, header.line),
                length: body.len(),
                digits: Digits::default(),
            },
            encoding => Values::Binary {
                bytes: body,
                at: 0,
                start: header.body,
                big_endian: encoding == Encoding::BigEndian,
            },
        }
    }

    pub(super) fn is_text(&self) -> bool {
        matches!(self, Values::Text { .. })
    }

    /// Returns the digits of the last value; none in a binary file.
    pub(super) fn digits(&self) -> Digits {
        match self {
            Values::Text { digits, .. } => *digits,
            Values::Binary { .. } => Digits::default(),
        }
    }

    pub(super) fn length(&self) -> usize {
        match self {
            Values::Text { length, .. } => *length,
            Values::Binary { bytes, .. } => bytes.len(),
        }
    }

    pub(super) fn position(&self) -> usize {
        match self {
            Values::Text { words, .. } => words.position(),
            Values::Binary { at, .. } => *at,
        }
    }

    /// Returns the number of bytes that are left, other than white space at the end of a text.
    pub(super) fn rest(&self) -> usize {
        match self {
            Values::Text { words, .. } => words.rest().trim_ascii().len(),
            Values::Binary { bytes, at, .. } => bytes.len() - at,
        }
    }

    /// Refuses a count for which the rest of the file is too short, before memory is allocated for it.
    pub(super) fn check_claim(&self, element: &Element) -> Result<()> {
        let left = (self.length() - self.position()) as u64;
        let properties = element.properties.iter();
        let row: u64 = match self {
            // Each value takes a digit and a space; the last one needs no space.
            Values::Text { .. } => properties.map(|_| 2).sum(),
            Values::Binary { .. } => properties
                .map(|p| p.length.unwrap_or(p.scalar).size() as u64)
                .sum(),
        };
        let needed = row.saturating_mul(element.count as u64);
        if needed > left + 1 {
            let name = quoted(element.name);
            let problem = message!(
                "ply-claims-need-least",
                count = element.count,
                name,
                needed = size(needed),
                left = size(left)
            );
            return Err(damaged_at(message!("ply-header"), problem));
        }
        Ok(())
    }

    /// Reads the values of one property: one, or as many as the list has.
    #[inline]
    pub(super) fn values(
        &mut self,
        job: &Job,
        element: &Element,
        row: usize,
        property: &Property,
        values: &mut Vec<f64>,
    ) -> Result<()> {
        values.clear();
        let Some(length) = property.length else {
            let value = self.value(element, row, property.scalar)?;
            return job.push(values, value);
        };
        let claimed = self.value(element, row, length)?;
        let least = match self {
            Values::Text { .. } => 2.0,
            Values::Binary { .. } => property.scalar.size() as f64,
        };
        if !(claimed >= 0.0 && claimed * least <= (self.rest_at_most() + 1) as f64) {
            return Err(self.error_at(element, row, message!("ply-list-values-file", claimed)));
        }
        for _ in 0..claimed as usize {
            let value = self.value(element, row, property.scalar)?;
            job.push(values, value)?;
        }
        Ok(())
    }

    fn rest_at_most(&self) -> usize {
        self.length() - self.position()
    }

    #[inline]
    fn value(&mut self, element: &Element, row: usize, scalar: Scalar) -> Result<f64> {
        let problem = match self {
            Values::Text { words, digits, .. } => match words.next() {
                None => message!("ply-file-ends"),
                Some(word) => match number(word) {
                    Some(value) => {
                        *digits = Digits::of(word);
                        return Ok(value);
                    }
                    None => message!("not-number", word = quoted(word)),
                },
            },
            Values::Binary {
                bytes,
                at,
                big_endian,
                ..
            } => match bytes.get(*at..*at + scalar.size()) {
                Some(bytes) => {
                    *at += bytes.len();
                    return Ok(decode(bytes, scalar, *big_endian));
                }
                None => message!("ply-file-ends"),
            },
        };
        Err(self.error_at(element, row, problem))
    }

    fn error_at(&self, element: &Element, row: usize, problem: Message) -> ImportError {
        let name = sanitize_name_bytes(element.name).unwrap_or_default();
        let place = match self {
            Values::Text { words, .. } => message!("line", line = words.line()),
            Values::Binary { at, start, .. } => message!("byte", bytes = start + at),
        };
        let place = message!("ply-of", place, name, row, count = element.count);
        damaged_at(place, problem)
    }
}

#[inline]
fn decode(bytes: &[u8], scalar: Scalar, big_endian: bool) -> f64 {
    let mut raw = [0; 8];
    let raw = &mut raw[..bytes.len()];
    raw.copy_from_slice(bytes);
    if big_endian {
        raw.reverse();
    }
    match (scalar, &*raw) {
        (Scalar::I8, &[a]) => f64::from(a as i8),
        (Scalar::U8, &[a]) => f64::from(a),
        (Scalar::I16, &[a, b]) => f64::from(i16::from_le_bytes([a, b])),
        (Scalar::U16, &[a, b]) => f64::from(u16::from_le_bytes([a, b])),
        (Scalar::I32, &[a, b, c, d]) => f64::from(i32::from_le_bytes([a, b, c, d])),
        (Scalar::U32, &[a, b, c, d]) => f64::from(u32::from_le_bytes([a, b, c, d])),
        (Scalar::F32, &[a, b, c, d]) => f64::from(f32::from_le_bytes([a, b, c, d])),
        (Scalar::F64, &[a, b, c, d, e, f, g, h]) => f64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => f64::NAN,
    }
}
