//! Where in the document an element is.

use super::super::error::Problem;
use roxmltree::{Document, Node};

/// Says where in the document an element is.
pub(super) struct Page {
    /// Where each line after the first begins, bytes.
    lines: Vec<usize>,
}

impl Page {
    pub(super) fn of(document: &Document) -> Self {
        let ends = document.input_text().match_indices('\n');
        Self {
            lines: ends.map(|(end, _)| end + 1).collect(),
        }
    }

    pub(super) fn bad(&self, node: Node, problem: impl std::fmt::Display) -> Problem {
        Problem::damaged(self.place(node), problem)
    }

    pub(super) fn place(&self, node: Node) -> String {
        let begin = node.range().start;
        let line = 1 + self.lines.partition_point(|first| *first <= begin);
        format!("line {line}, <{}>", node.tag_name().name())
    }
}
