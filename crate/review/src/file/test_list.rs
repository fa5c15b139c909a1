//! The file of tests.

use serde::{Deserialize, Serialize};

use super::json::{read, shortened, written};
use super::version::VERSION;
use crate::error::ReviewError;
use crate::test::{Test, check_all};

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
    pub fn from_json(text: &str) -> Result<Self, ReviewError> {
        let file: Self = read("tests", text)?;
        check_all(&file.tests).map_err(shortened)?;
        Ok(file)
    }

    /// The file's text.
    pub fn to_json(&self) -> String {
        written(self)
    }
}
