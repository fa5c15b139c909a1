//! JSON with a version: how both files are read and written.

use nearpoint_scene::file::problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::error::FileError;
use super::version::VERSION;

/// Reads a file of that kind. The version first: a later version's other fields would only confuse.
pub(super) fn read<T: DeserializeOwned>(kind: &'static str, text: &str) -> Result<T, FileError> {
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

pub(super) fn written(file: &impl Serialize) -> String {
    // All keys are strings, and numbers that JSON cannot write get into no review.
    let mut text = serde_json::to_string_pretty(file).unwrap_or_default();
    text.push('\n');
    text
}
