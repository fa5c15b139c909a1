//! What a rule of the house has found.

use std::fmt;

/// One thing that a rule has found.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    /// From the root of the tree.
    pub path: String,
    /// Counted from 1; 0 means the whole file.
    pub line: usize,
    pub message: String,
    pub is_error: bool,
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let kind = if self.is_error { "error" } else { "warning" };
        write!(out, "{kind}: {}:{}: {}", self.path, self.line, self.message)
    }
}
