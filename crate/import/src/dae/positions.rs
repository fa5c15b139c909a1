//! Reads the positions of a COLLADA source: an array of numbers, and an accessor that selects the coordinates.

use super::corners;
use super::document::{Node, XmlDocument, child, children, words};
use crate::digits::Digits;
use crate::error::Result;
use crate::job::Job;
use crate::text::quoted;
use nearpoint_message::message;

/// Adds the source's positions to others, and returns their number.
pub(super) fn append<'a>(
    job: &Job,
    document: &XmlDocument<'a>,
    source: Node<'a>,
    positions: &mut Vec<[f64; 3]>,
) -> Result<u32> {
    let accessor = accessor(source);
    let array = array(document, source)
        .ok_or_else(|| document.error_at(source, message!("dae-source-positions-no")))?;
    let mut values = Vec::new();
    for word in words(array) {
        let value = document.finite(array, word)?;
        job.push(&mut values, value)?;
    }
    let layout = match accessor {
        Some(accessor) => Layout::read(document, accessor)?,
        None => Layout::PLAIN,
    };
    let Layout { first, stride, .. } = layout;
    let fit = (values.len() + stride).saturating_sub(first + layout.end_offset()) / stride;
    let count = layout.count.unwrap_or(fit);
    if count > fit {
        return Err(document.error_at(source, message!("dae-list-positions-should", count, fit)));
    }
    let Ok(found) = u32::try_from(count) else {
        return Err(document.error_at(source, message!("dae-more-positions-numbered")));
    };
    job.reserve(positions, count)?;
    positions.extend((0..count).map(|n| layout.axes.map(|k| values[first + n * stride + k])));
    Ok(found)
}

/// Returns the digits of all positions in the file: one program wrote them.
pub(super) fn digits(document: &XmlDocument) -> Digits {
    let mut digits = Digits::default();
    let vertices = document.root().descendants();
    for vertices in vertices.filter(|node| node.has_tag_name("vertices")) {
        // Invalid sources are refused where they are used.
        let source = corners::positions(document, vertices).ok();
        let array = source.and_then(|source| array(document, source));
        let words = array.into_iter().flat_map(words);
        words.for_each(|word| digits.merge(Digits::of(word.as_bytes())));
    }
    digits
}

fn accessor<'a>(source: Node<'a>) -> Option<Node<'a>> {
    child(source, "technique_common").and_then(|t| child(t, "accessor"))
}

fn array<'a>(document: &XmlDocument<'a>, source: Node<'a>) -> Option<Node<'a>> {
    let named = accessor(source).and_then(|it| document.found(it, "source", "float_array"));
    named.or_else(|| child(source, "float_array"))
}

/// The layout of coordinates among the numbers.
struct Layout {
    /// The index of the first position.
    first: usize,
    /// The distance between positions in the array.
    stride: usize,
    /// The offsets of X, Y and Z in a position.
    axes: [usize; 3],
    /// The number of positions; none if the file does not state it.
    count: Option<usize>,
}

impl Layout {
    const PLAIN: Self = Self {
        first: 0,
        stride: 3,
        axes: [0, 1, 2],
        count: None,
    };

    /// The largest number of numbers per vertex, more than any has.
    const MAX_WIDTH: usize = 4096;

    fn read<'a>(document: &XmlDocument<'a>, accessor: Node<'a>) -> Result<Self> {
        let size = |attribute: &str| match accessor.attribute(attribute) {
            None => Ok(None),
            Some(text) => match text.trim().parse::<u32>() {
                Ok(size) => Ok(Some(size as usize)),
                Err(_) => {
                    let shown = quoted(text.as_bytes());
                    let problem = message!("dae-accessor-no-number", attribute, shown);
                    Err(document.error_at(accessor, problem))
                }
            },
        };
        let called = |axis: &str| {
            let mut params = children(accessor, "param");
            params.position(|param| param.attribute("name") == Some(axis))
        };
        let axes = match ["X", "Y", "Z"].map(called) {
            [Some(x), Some(y), Some(z)] => [x, y, z],
            _ => Self::PLAIN.axes,
        };
        let layout = Self {
            first: size("offset")?.unwrap_or(0),
            stride: size("stride")?.unwrap_or(1),
            axes,
            count: size("count")?,
        };
        if layout.stride < layout.end_offset() || layout.stride > Self::MAX_WIDTH {
            let stride = layout.stride;
            return Err(document.error_at(accessor, message!("dae-positions-numbers-each", stride)));
        }
        Ok(layout)
    }

    /// Returns the offset after the last coordinate of a position.
    fn end_offset(&self) -> usize {
        self.axes.into_iter().max().unwrap_or(0) + 1
    }
}
