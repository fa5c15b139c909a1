//! Reads the header of a PLY file: its elements, their properties, and the encoding.

use crate::error::{ImportError, Result, damaged_at};
use crate::text::{Words, quoted};
use nearpoint_message::{Message, message};

/// The encoding of the values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Encoding {
    Text,
    LittleEndian,
    BigEndian,
}

/// The type of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scalar {
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    F32,
    F64,
}

impl Scalar {
    fn named(name: &[u8]) -> Option<Scalar> {
        Some(match name {
            b"char" | b"int8" => Scalar::I8,
            b"uchar" | b"uint8" => Scalar::U8,
            b"short" | b"int16" => Scalar::I16,
            b"ushort" | b"uint16" => Scalar::U16,
            b"int" | b"int32" => Scalar::I32,
            b"uint" | b"uint32" => Scalar::U32,
            b"float" | b"float32" => Scalar::F32,
            b"double" | b"float64" => Scalar::F64,
            _ => return None,
        })
    }

    /// Returns the number of bytes in a binary file.
    pub(super) fn size(self) -> usize {
        match self {
            Scalar::I8 | Scalar::U8 => 1,
            Scalar::I16 | Scalar::U16 => 2,
            Scalar::I32 | Scalar::U32 | Scalar::F32 => 4,
            Scalar::F64 => 8,
        }
    }

    /// Returns the full value of a colour channel of this type.
    pub(super) fn white(self) -> f64 {
        match self {
            Scalar::F32 | Scalar::F64 => 1.0,
            Scalar::I16 | Scalar::U16 => 65535.0,
            _ => 255.0,
        }
    }
}

/// A property: a number, or a list of numbers.
#[derive(Debug)]
pub(super) struct Property<'a> {
    pub(super) name: &'a [u8],
    pub(super) scalar: Scalar,
    /// The type of the list's length; none for a single number.
    pub(super) length: Option<Scalar>,
}

/// A table of rows.
#[derive(Debug)]
pub(super) struct Element<'a> {
    pub(super) name: &'a [u8],
    pub(super) count: usize,
    pub(super) properties: Vec<Property<'a>>,
}

impl Element<'_> {
    /// Returns the index of the property with this name, if it is not a list.
    pub(super) fn property(&self, name: &[u8]) -> Option<usize> {
        let is = |p: &Property| p.name == name && p.length.is_none();
        self.properties.iter().position(is)
    }
}

#[derive(Debug)]
pub(super) struct Header<'a> {
    pub(super) encoding: Encoding,
    pub(super) elements: Vec<Element<'a>>,
    /// The start of the body, and its line.
    pub(super) body: usize,
    pub(super) line: usize,
}

impl<'a> Header<'a> {
    pub(super) fn read(bytes: &'a [u8]) -> Result<Self> {
        let mut words = Words::new(bytes);
        let mut encoding = None;
        let mut elements: Vec<Element> = Vec::new();
        loop {
            let Some(word) = words.next() else {
                return Err(error_at(&words, message!("ply-file-ends-before")));
            };
            match word {
                b"ply" | b"comment" | b"obj_info" => {}
                b"format" => encoding = Some(format(&mut words)?),
                b"element" => elements.push(element(&mut words)?),
                b"property" => match elements.last_mut() {
                    Some(element) => element.properties.push(property(&mut words)?),
                    None => return Err(error_at(&words, message!("ply-property-before-any"))),
                },
                b"end_header" => break,
                other => {
                    let problem = message!("ply-not-word-ply", other = quoted(other));
                    return Err(error_at(&words, problem));
                }
            }
            words.skip_line();
        }
        let encoding = encoding.ok_or_else(|| error_at(&words, message!("ply-header-no-line")))?;
        words.skip_line();
        let after = &bytes[words.position()..];
        let end = if after.starts_with(b"\r\n") { 2 } else { 1 };
        Ok(Header {
            encoding,
            elements,
            body: (words.position() + end).min(bytes.len()),
            line: words.line() + 1,
        })
    }
}

fn error_at(words: &Words, problem: Message) -> ImportError {
    damaged_at(message!("line", line = words.line()), problem)
}

fn format(words: &mut Words) -> Result<Encoding> {
    match words.next_on_line() {
        Some(b"ascii") => Ok(Encoding::Text),
        Some(b"binary_little_endian") => Ok(Encoding::LittleEndian),
        Some(b"binary_big_endian") => Ok(Encoding::BigEndian),
        other => {
            let problem = message!(
                "ply-format-unknown",
                other = quoted(other.unwrap_or_default())
            );
            Err(error_at(words, problem))
        }
    }
}

fn element<'a>(words: &mut Words<'a>) -> Result<Element<'a>> {
    let (name, count) = (words.next_on_line(), words.next_on_line());
    let number = count.and_then(|c| std::str::from_utf8(c).ok()?.parse().ok());
    let (Some(name), Some(count)) = (name, number) else {
        let problem = message!(
            "ply-element-needs-name",
            count = quoted(count.unwrap_or_default())
        );
        return Err(error_at(words, problem));
    };
    Ok(Element {
        name,
        count,
        properties: Vec::new(),
    })
}

fn property<'a>(words: &mut Words<'a>) -> Result<Property<'a>> {
    let mut kind = words.next_on_line().unwrap_or_default();
    let mut length = None;
    if kind == b"list" {
        kind = words.next_on_line().unwrap_or_default();
        length = Some(scalar(words, kind)?);
        kind = words.next_on_line().unwrap_or_default();
    }
    let scalar = scalar(words, kind)?;
    match words.next_on_line() {
        Some(name) => Ok(Property {
            name,
            scalar,
            length,
        }),
        None => Err(error_at(words, message!("ply-property-no-name"))),
    }
}

fn scalar(words: &Words, name: &[u8]) -> Result<Scalar> {
    Scalar::named(name).ok_or_else(|| {
        let problem = message!("ply-not-type-number", name = quoted(name));
        error_at(words, problem)
    })
}
