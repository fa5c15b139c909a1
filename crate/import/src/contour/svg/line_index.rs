//! Finds the lines of elements in the document.

use super::super::error::{ContourError, damaged};
use nearpoint_message::{Message, message};
use roxmltree::{Document, Node};

/// A lookup of the lines of elements in the document.
pub(super) struct LineIndex {
    /// The start of each line after the first, bytes.
    lines: Vec<usize>,
}

impl LineIndex {
    pub(super) fn of(document: &Document) -> Self {
        let ends = document.input_text().match_indices('\n');
        Self {
            lines: ends.map(|(end, _)| end + 1).collect(),
        }
    }

    pub(super) fn error_at(&self, node: Node, problem: Message) -> ContourError {
        damaged(self.location(node), problem)
    }

    pub(super) fn location(&self, node: Node) -> Message {
        let begin = node.range().start;
        let line = 1 + self.lines.partition_point(|first| *first <= begin);
        message!("contour-line", line, name = node.tag_name().name())
    }
}
