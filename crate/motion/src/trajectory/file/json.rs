//! Reads and writes a motion as JSON, with its form.

use super::version::VERSION;
use super::{FileError, check, check_all, places};
use crate::trajectory::{Form, Key, Trajectory};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct File {
    version: u64,
    form: Form,
    /// The names of the values, in the order of each key's values.
    joints: Vec<String>,
    keys: Vec<Key>,
}

/// # Errors
/// [`FileError::WrongNames`], [`FileError::SameName`].
pub fn to_json(trajectory: &Trajectory, names: &[String]) -> Result<String, FileError> {
    check_all(trajectory, names)?;
    let file = File {
        version: VERSION,
        form: trajectory.form(),
        joints: names.to_vec(),
        keys: trajectory.keys().to_vec(),
    };
    serde_json::to_string(&file).map_err(|error| problem(&error))
}

/// # Errors
/// [`FileError::Empty`], [`FileError::NotText`], [`FileError::Json`], [`FileError::NoVersion`], [`FileError::Version`],
/// [`FileError::WrongValues`], those about names, and [`FileError::Trajectory`].
pub fn from_json(bytes: &[u8], names: &[String]) -> Result<Trajectory, FileError> {
    check(names)?;
    let text = super::text(bytes)?;
    if text.trim().is_empty() {
        return Err(FileError::Empty);
    }
    let any: Value = serde_json::from_str(text).map_err(|error| problem(&error))?;
    match any["version"].as_u64() {
        Some(VERSION) => {}
        Some(found) => return Err(FileError::Version { found }),
        None => return Err(FileError::NoVersion),
    }
    // The text is parsed again, so that an error has its line.
    let file: File = serde_json::from_str(text).map_err(|error| problem(&error))?;
    let places = places(names, &file.joints, |at| at + 1)?;
    let expected = file.joints.len();
    let mut keys = file.keys;
    for (key, Key { values, .. }) in keys.iter_mut().enumerate() {
        let got = values.len();
        if got != expected {
            return Err(FileError::WrongValues { key, expected, got });
        }
        *values = places.iter().map(|&place| values[place]).collect();
    }
    Ok(Trajectory::new(file.form, keys)?)
}

pub(super) fn problem(error: &serde_json::Error) -> FileError {
    let text = error.to_string();
    let end = text.rfind(" at line ").unwrap_or(text.len());
    FileError::Json {
        line: error.line(),
        column: error.column(),
        problem: text[..end].to_owned(),
    }
}
