//! Writes the path of parts as a file: the pose of every part at fractions of its length. A pose is scene from part, as
//! seven numbers `[qw, qx, qy, qz, tx, ty, tz]`. A table has a column `share` and for each part the columns `part/qw` …
//! `part/tz`; JSON also has the unit and the length. Numbers are written with enough digits to be read again bit for
//! bit.

use std::collections::HashSet;

use nearpoint_geometry::Pose;
use serde::Serialize;

use super::json::problem;
use super::{TrajectoryFileError, table};
use crate::pose::{PoseNumbers, to_numbers};

/// The version of the JSON that is written.
pub const VERSION: u64 = 1;

/// The name of the column of fractions.
const FRACTION: &str = "share";

/// The names of a part's columns, after the part's name and a slash.
const NUMBERS: [&str; 7] = ["qw", "qx", "qy", "qz", "tx", "ty", "tz"];

/// A path of posed parts, as it is written to a file.
#[derive(Debug, Clone, PartialEq)]
pub struct PosedPath {
    /// The parts' names, each once.
    pub names: Vec<String>,
    /// The keyframes, in order of their fractions.
    pub keyframes: Vec<PosedKeyframe>,
}

/// The poses of the parts at a fraction of their path.
#[derive(Debug, Clone, PartialEq)]
pub struct PosedKeyframe {
    /// The fraction of the path's length, 0…1.
    pub fraction: f64,
    /// The poses, scene from part, in the order of the names.
    pub poses: Vec<Pose>,
}

/// The additional data of a path in a JSON file.
#[derive(Debug, Clone, PartialEq)]
pub struct PathMetadata {
    /// The symbol of the unit of all lengths.
    pub unit: String,
    /// The length of the path, rotations included.
    pub length: f64,
}

#[derive(Debug, Serialize)]
struct File {
    version: u64,
    unit: String,
    length: f64,
    parts: Vec<String>,
    #[serde(rename = "keys")]
    keyframes: Vec<FileKeyframe>,
}

#[derive(Debug, Serialize)]
struct FileKeyframe {
    #[serde(rename = "share")]
    fraction: f64,
    poses: Vec<PoseNumbers>,
}

impl PosedPath {
    /// Checks that names are unique, every keyframe has a pose for each, and the fractions increase and lie in 0…1.
    fn check(&self) -> Result<(), TrajectoryFileError> {
        let mut known = HashSet::new();
        for name in &self.names {
            if !known.insert(name) {
                return Err(TrajectoryFileError::SameName { name: name.clone() });
            }
        }
        let expected = self.names.len();
        if self.keyframes.is_empty() {
            return Err(TrajectoryFileError::NoRows);
        }
        let mut before = f64::NEG_INFINITY;
        for (key, PosedKeyframe { fraction, poses }) in self.keyframes.iter().enumerate() {
            let got = poses.len();
            if got != expected {
                return Err(TrajectoryFileError::WrongPoses { key, expected, got });
            }
            if !(0.0..=1.0).contains(fraction) || *fraction <= before {
                let share = *fraction;
                return Err(TrajectoryFileError::Fraction {
                    key,
                    fraction: share,
                });
            }
            before = *fraction;
        }
        Ok(())
    }
}

/// Writes a path of parts as a table: their poses at each keyframe.
///
/// # Errors
/// [`TrajectoryFileError::SameName`], [`TrajectoryFileError::NoRows`], [`TrajectoryFileError::WrongPoses`],
/// [`TrajectoryFileError::Fraction`].
pub fn to_csv(path: &PosedPath) -> Result<String, TrajectoryFileError> {
    path.check()?;
    let numbered = |name: &String| NUMBERS.map(|number| format!("{name}/{number}"));
    let names = std::iter::once(FRACTION.to_owned()).chain(path.names.iter().flat_map(numbered));
    let numbers = |key: &PosedKeyframe| {
        let poses: Vec<f64> = key.poses.iter().flat_map(to_numbers).collect();
        std::iter::once(key.fraction).chain(poses)
    };
    Ok(table(names, path.keyframes.iter().map(numbers)))
}

/// Writes a path of parts as JSON, with additional data.
///
/// # Errors
/// The errors are those of [`to_csv`].
pub fn to_json(path: &PosedPath, about: &PathMetadata) -> Result<String, TrajectoryFileError> {
    path.check()?;
    let keys = path.keyframes.iter().map(|key| FileKeyframe {
        fraction: key.fraction,
        poses: key.poses.iter().map(to_numbers).collect(),
    });
    let file = File {
        version: VERSION,
        unit: about.unit.clone(),
        length: about.length,
        parts: path.names.clone(),
        keyframes: keys.collect(),
    };
    serde_json::to_string(&file).map_err(|error| problem(&error))
}
