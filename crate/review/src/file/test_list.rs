//! The file of tests.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::{FileError, VERSION, read, written};
use crate::error::ReviewError;
use crate::test::Test;

/// Tests as a file has them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TestsFile {
    /// Where the schema is; for editors.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// Of the format.
    pub version: u64,
    /// In their order.
    pub tests: Vec<Test>,
}

impl TestsFile {
    /// A file of these tests.
    pub fn new(tests: Vec<Test>) -> Self {
        Self {
            schema: None,
            version: VERSION,
            tests,
        }
    }

    /// Reads and checks one.
    pub fn from_json(text: &str) -> Result<Self, FileError> {
        let file: Self = read("tests", text)?;
        check(&file.tests)?;
        Ok(file)
    }

    /// The file's text.
    pub fn to_json(&self) -> String {
        written(self)
    }
}

/// Refuses tests that ask nothing, and two of one name.
pub(super) fn check(tests: &[Test]) -> Result<(), ReviewError> {
    let mut names = HashSet::new();
    for test in tests {
        test.check()?;
        if !names.insert(&test.name) {
            return Err(ReviewError::TestTwice(test.name.clone()));
        }
    }
    Ok(())
}
