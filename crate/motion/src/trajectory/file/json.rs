//! Reads and writes a motion as JSON, with its interpolation.

use super::version::VERSION;
use super::{TrajectoryFileError, check, check_all, indices};
use crate::trajectory::{Interpolation, Keyframe, Trajectory};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct File {
    version: u64,
    #[serde(rename = "form")]
    interpolation: Interpolation,
    /// The names of the values, in the order of each keyframe's values.
    joints: Vec<String>,
    #[serde(rename = "keys")]
    keyframes: Vec<Keyframe>,
}

/// Writes a motion with its interpolation as JSON.
///
/// # Errors
/// [`TrajectoryFileError::WrongNames`], [`TrajectoryFileError::SameName`].
pub fn to_json(trajectory: &Trajectory, names: &[String]) -> Result<String, TrajectoryFileError> {
    check_all(trajectory, names)?;
    let file = File {
        version: VERSION,
        interpolation: trajectory.interpolation(),
        joints: names.to_vec(),
        keyframes: trajectory.keyframes().to_vec(),
    };
    serde_json::to_string(&file).map_err(|error| problem(&error))
}

/// Reads a motion from JSON, for values with these names.
///
/// # Errors
/// [`TrajectoryFileError::Empty`], [`TrajectoryFileError::NotText`], [`TrajectoryFileError::Json`],
/// [`TrajectoryFileError::NoVersion`], [`TrajectoryFileError::Version`], [`TrajectoryFileError::WrongValues`], those
/// about names, and [`TrajectoryFileError::Trajectory`].
pub fn from_json(bytes: &[u8], names: &[String]) -> Result<Trajectory, TrajectoryFileError> {
    check(names)?;
    let text = super::text(bytes)?;
    if text.trim().is_empty() {
        return Err(TrajectoryFileError::Empty);
    }
    let any: Value = serde_json::from_str(text).map_err(|error| problem(&error))?;
    match any["version"].as_u64() {
        Some(VERSION) => {}
        Some(found) => return Err(TrajectoryFileError::Version { found }),
        None => return Err(TrajectoryFileError::NoVersion),
    }
    // The text is parsed again, so that an error has its line.
    let file: File = serde_json::from_str(text).map_err(|error| problem(&error))?;
    let places = indices(names, &file.joints, |at| at + 1)?;
    let expected = file.joints.len();
    let mut keys = file.keyframes;
    for (key, Keyframe { values, .. }) in keys.iter_mut().enumerate() {
        let got = values.len();
        if got != expected {
            return Err(TrajectoryFileError::WrongValues { key, expected, got });
        }
        *values = places.iter().map(|&place| values[place]).collect();
    }
    Ok(Trajectory::new(file.interpolation, keys)?)
}

pub(super) fn problem(error: &serde_json::Error) -> TrajectoryFileError {
    let text = error.to_string();
    let end = text.rfind(" at line ").unwrap_or(text.len());
    TrajectoryFileError::Json {
        line: error.line(),
        column: error.column(),
        problem: text[..end].to_owned(),
    }
}
