//! Reads and writes the tests file.

use serde::{Deserialize, Serialize};

use super::json::{read, shorten, to_text};
use super::version::VERSION;
use crate::error::ReviewError;
use crate::test::{Test, check_all};

/// A list of tests in the form of its JSON file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TestsFile {
    /// The address of the schema, for editors.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// The version of the format.
    pub version: u64,
    /// The tests in their order.
    pub tests: Vec<Test>,
}

impl TestsFile {
    /// Returns the file of these tests.
    pub fn new(tests: Vec<Test>) -> Self {
        Self {
            schema: None,
            version: VERSION,
            tests,
        }
    }

    /// Reads and checks a tests file.
    pub fn from_json(text: &str) -> Result<Self, ReviewError> {
        let file: Self = read("tests", text)?;
        check_all(&file.tests).map_err(shorten)?;
        Ok(file)
    }

    /// Returns the JSON text of the tests file.
    pub fn to_json(&self) -> String {
        to_text(self)
    }
}
