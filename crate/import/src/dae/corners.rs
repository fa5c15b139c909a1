//! Reads the corners of a COLLADA element: each is written as several numbers, one of which is the vertex.

use super::document::{Node, XmlDocument, children, words};
use crate::error::Result;
use crate::job::Job;
use crate::text::quoted;
use nearpoint_message::{Message, message};
use std::ops::Range;

/// The largest number of numbers per corner, more than any has.
const MAX_WIDTH: usize = 4096;

pub(super) struct Corners<'a> {
    /// The number of numbers per corner.
    width: usize,
    /// The offset of the vertex among them.
    vertex: usize,
    /// The source of the vertices' positions.
    pub(super) source: Node<'a>,
}

impl<'a> Corners<'a> {
    /// Returns the layout of an element's corners, by its inputs.
    pub(super) fn of(document: &XmlDocument<'a>, element: Node<'a>) -> Result<Self> {
        let (mut width, mut vertex) = (0, None);
        for input in children(element, "input") {
            let text = input.attribute("offset").unwrap_or("0");
            let offset = (text.trim().parse().ok()).filter(|&n: &usize| n < MAX_WIDTH);
            let Some(offset) = offset else {
                let problem = message!("dae-offset-none", as_bytes = quoted(text.as_bytes()));
                return Err(document.error_at(input, problem));
            };
            width = width.max(offset + 1);
            if input.attribute("semantic") == Some("VERTEX") {
                vertex = Some((offset, input));
            }
        }
        let Some((vertex, input)) = vertex else {
            let kind = element.tag_name().name();
            return Err(document.error_at(element, message!("dae-no-input-vertices", kind)));
        };
        let vertices = document.target(input, "source", "vertices")?;
        Ok(Self {
            width,
            vertex,
            source: positions(document, vertices)?,
        })
    }

    /// Adds the vertices of the corners in a list; `positions` is the range of the source's vertices.
    pub(super) fn read(
        &self,
        job: &Job,
        document: &XmlDocument<'a>,
        list: Node<'a>,
        positions: &Range<u32>,
        vertices: &mut Vec<u32>,
    ) -> Result<()> {
        let bad = |problem: Message| Err(document.error_at(list, problem));
        let known = positions.end - positions.start;
        let mut numbers = 0;
        for word in words(list) {
            let is_vertex = numbers % self.width == self.vertex;
            numbers += 1;
            if !is_vertex {
                continue;
            }
            match word.parse::<u32>() {
                Ok(vertex) if vertex < known => job.push(vertices, positions.start + vertex)?,
                Ok(vertex) => {
                    return bad(message!("dae-corner-vertex-only", vertex, known));
                }
                Err(_) => {
                    let shown = quoted(word.as_bytes());
                    return bad(message!("dae-no-vertex-number", shown));
                }
            }
        }
        if numbers % self.width != 0 {
            let width = self.width;
            return bad(message!("dae-list-numbers-none", numbers, width));
        }
        Ok(())
    }
}

/// Returns the source of the positions of `vertices`.
pub(super) fn positions<'a>(document: &XmlDocument<'a>, vertices: Node<'a>) -> Result<Node<'a>> {
    let mut inputs = children(vertices, "input");
    let Some(input) = inputs.find(|i| i.attribute("semantic") == Some("POSITION")) else {
        return Err(document.error_at(vertices, message!("dae-vertices-no-input")));
    };
    document.target(input, "source", "source")
}
