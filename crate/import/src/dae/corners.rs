//! How the corners of a COLLADA element are written: as several numbers each, of which one is the vertex.

use super::page::{Page, children, words};
use crate::error::Result;
use crate::job::Job;
use crate::text::quoted;
use nearpoint_message::{Message, message};
use roxmltree::Node;
use std::ops::Range;

/// More numbers than any corner has.
const WIDEST: usize = 4096;

pub(super) struct Corners<'a> {
    /// How many numbers each has.
    width: usize,
    /// Which of them is the vertex.
    vertex: usize,
    /// Where the positions of vertices are.
    pub(super) source: Node<'a, 'a>,
}

impl<'a> Corners<'a> {
    /// Those of an element, by its inputs.
    pub(super) fn of(page: &Page<'a>, element: Node<'a, 'a>) -> Result<Self> {
        let (mut width, mut vertex) = (0, None);
        for input in children(element, "input") {
            let text = input.attribute("offset").unwrap_or("0");
            let offset = (text.trim().parse().ok()).filter(|&n: &usize| n < WIDEST);
            let Some(offset) = offset else {
                let problem = message!("dae-offset-none", as_bytes = quoted(text.as_bytes()));
                return Err(page.bad(input, problem));
            };
            width = width.max(offset + 1);
            if input.attribute("semantic") == Some("VERTEX") {
                vertex = Some((offset, input));
            }
        }
        let Some((vertex, input)) = vertex else {
            let kind = element.tag_name().name();
            return Err(page.bad(element, message!("dae-no-input-vertices", kind)));
        };
        let vertices = page.target(input, "source", "vertices")?;
        Ok(Self {
            width,
            vertex,
            source: positions(page, vertices)?,
        })
    }

    /// Adds the vertices of the corners in a list; `positions` are the numbers of those of the source.
    pub(super) fn read(
        &self,
        job: &Job,
        page: &Page<'a>,
        list: Node<'a, 'a>,
        positions: &Range<u32>,
        vertices: &mut Vec<u32>,
    ) -> Result<()> {
        let bad = |problem: Message| Err(page.bad(list, problem));
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

/// The source of the positions of `vertices`.
pub(super) fn positions<'a>(page: &Page<'a>, vertices: Node<'a, 'a>) -> Result<Node<'a, 'a>> {
    let mut inputs = children(vertices, "input");
    let Some(input) = inputs.find(|i| i.attribute("semantic") == Some("POSITION")) else {
        return Err(page.bad(vertices, message!("dae-vertices-no-input")));
    };
    page.target(input, "source", "source")
}
