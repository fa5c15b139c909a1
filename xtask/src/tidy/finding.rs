//! Defines the findings of house rules.

use std::fmt;

/// A violation of a rule.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    /// The path from the root of the tree.
    pub path: String,
    /// The line, counted from 1; 0 means the whole file.
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
