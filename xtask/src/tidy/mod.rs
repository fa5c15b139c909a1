//! House rules that neither rustc, clippy nor biome knows. An error fails; a warning is only said.

mod arrows;
mod banned;
mod epsilon;
mod length;
mod private;
mod source;

use std::fmt;

use anyhow::{Context, Result, bail};

use crate::shell::root;
use crate::stamp::files;
use source::Source;

/// One thing that a rule has found.
#[derive(Debug, PartialEq)]
pub struct Finding {
    /// From the root of the tree.
    path: String,
    /// Counted from 1; 0 means the whole file.
    line: usize,
    message: String,
    is_error: bool,
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let kind = if self.is_error { "error" } else { "warning" };
        write!(out, "{kind}: {}:{}: {}", self.path, self.line, self.message)
    }
}

/// Checks the whole tree; `quietly` leaves the warnings out.
pub fn check(quietly: bool) -> Result<()> {
    let root = root();
    let mut findings = arrows::between_crates(&arrows::crates_of_the_workspace()?);
    for file in files(&root)? {
        let path = file
            .strip_prefix(&root)?
            .to_str()
            .context("file names are UTF-8")?
            .replace('\\', "/");
        if let Ok(text) = std::fs::read_to_string(&file) {
            findings.extend(of_file(&path, &text));
        }
    }
    let errors = findings.iter().filter(|finding| finding.is_error).count();
    let warnings = findings.len() - errors;
    findings
        .iter()
        .filter(|finding| finding.is_error || !quietly)
        .for_each(|finding| println!("{finding}"));
    println!("tidy: {errors} errors, {warnings} warnings");
    if errors > 0 {
        bail!("the tree is not tidy")
    } else {
        Ok(())
    }
}

/// What all rules find in one file.
fn of_file(path: &str, text: &str) -> Vec<Finding> {
    let source = Source::new(path, text);
    [
        private::check,
        arrows::between_folders,
        length::check,
        epsilon::check,
        banned::check,
    ]
    .into_iter()
    .flat_map(|rule| rule(&source))
    .collect()
}
