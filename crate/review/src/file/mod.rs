//! Tests and decisions as files: versioned JSON, described by `public/tests.schema.json` and
//! `public/decisions.schema.json`. Nothing here opens a file. The same review gives the same bytes.

mod decisions;
mod error;
mod test_list;

pub use decisions::DecisionsFile;
pub use error::FileError;
pub use test_list::TestsFile;

use nearpoint_scene::file::problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The version of both files that is written and read.
pub const VERSION: u64 = 1;

/// Reads a file of that kind. The version first: a later version's other fields would only confuse.
fn read<T: DeserializeOwned>(kind: &'static str, text: &str) -> Result<T, FileError> {
    let form = |error: serde_json::Error| FileError::Form {
        kind,
        problem: problem(&error),
    };
    let value: Value = serde_json::from_str(text).map_err(form)?;
    match value.get("version").and_then(Value::as_u64) {
        None => Err(FileError::NoVersion { kind }),
        Some(VERSION) => serde_json::from_str(text).map_err(form),
        Some(found) => Err(FileError::Version { kind, found }),
    }
}

fn written(file: &impl Serialize) -> String {
    // All keys are strings, and numbers that JSON cannot write get into no review.
    let mut text = serde_json::to_string_pretty(file).unwrap_or_default();
    text.push('\n');
    text
}
