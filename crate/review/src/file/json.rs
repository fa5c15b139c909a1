//! Reads and writes the versioned JSON of both files.

use nearpoint_message::message;
use nearpoint_scene::file::sanitized;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::version::VERSION;
use crate::error::ReviewError;

/// Reads a file of this kind. It checks the version first, since errors about a later version's fields would confuse.
pub(super) fn read<T: DeserializeOwned>(kind: &'static str, text: &str) -> Result<T, ReviewError> {
    let form = |error: serde_json::Error| {
        message!(
            "review-cannot-read-compare",
            kind,
            problem = sanitized(&error)
        )
    };
    let value: Value = serde_json::from_str(text).map_err(form)?;
    match value.get("version").and_then(Value::as_u64) {
        None => Err(message!("review-json-holds-no", kind, version = VERSION).into()),
        Some(VERSION) => Ok(serde_json::from_str(text).map_err(form)?),
        Some(found) => {
            let version = VERSION;
            Err(message!("review-version-program-reads", kind, found, version).into())
        }
    }
}

/// Shortens an error message that quotes overlong text from a file.
pub(super) fn shorten(error: ReviewError) -> ReviewError {
    let message = error.message();
    message.map_texts(&|text| sanitized(&text)).into()
}

pub(super) fn to_text(file: &impl Serialize) -> String {
    // This cannot fail: all keys are strings, and a review holds only numbers that JSON can write.
    let mut text = serde_json::to_string_pretty(file).unwrap_or_default();
    text.push('\n');
    text
}
