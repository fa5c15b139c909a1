//! The way of parts as a file: at each share of its length the pose of every part, scene from part, as seven numbers
//! `[qw, qx, qy, qz, tx, ty, tz]`. A table has a column `share` and for each part the columns `part/qw` … `part/tz`;
//! JSON holds the unit and the length, too. Both give back the same poses, bit for bit.

use std::collections::HashSet;
use std::fmt::Write;

use nearpoint_geometry::Pose;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::csv::{number, quoted, separator};
use super::json::problem;
use super::records::records;
use super::{FileError, shortened, text};
use crate::pose::{PoseNumbers, from_numbers, to_numbers};

/// The version of the JSON that is written and read.
pub const VERSION: u64 = 1;

/// What the column of shares is called.
const SHARE: &str = "share";

/// What the columns of a part are called, after its name and a slash.
const NUMBERS: [&str; 7] = ["qw", "qx", "qy", "qz", "tx", "ty", "tz"];

/// A way of parts.
#[derive(Debug, Clone, PartialEq)]
pub struct PosedPath {
    /// The parts' names, each once.
    pub names: Vec<String>,
    /// In order of their shares.
    pub keys: Vec<PosedKey>,
}

/// Where the parts are at some share of their way.
#[derive(Debug, Clone, PartialEq)]
pub struct PosedKey {
    /// Of the way's length, 0…1.
    pub share: f64,
    /// Scene from part, in the order of the names.
    pub poses: Vec<Pose>,
}

/// What JSON holds besides.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct About {
    /// The symbol of the unit of all lengths.
    pub unit: String,
    /// Of the way, turns counted in.
    pub length: f64,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    version: u64,
    unit: String,
    length: f64,
    parts: Vec<String>,
    keys: Vec<FileKey>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileKey {
    share: f64,
    poses: Vec<PoseNumbers>,
}

impl PosedPath {
    /// Whether every name is there once, every key has a pose for each, and the shares grow and lie in 0…1.
    fn check(&self) -> Result<(), FileError> {
        let mut known = HashSet::new();
        for name in &self.names {
            if !known.insert(name) {
                return Err(FileError::SameName { name: name.clone() });
            }
        }
        let expected = self.names.len();
        if self.keys.is_empty() {
            return Err(FileError::NoRows);
        }
        let mut before = f64::NEG_INFINITY;
        for (key, PosedKey { share, poses }) in self.keys.iter().enumerate() {
            let got = poses.len();
            if got != expected {
                return Err(FileError::WrongPoses { key, expected, got });
            }
            if !(0.0..=1.0).contains(share) || *share <= before {
                let share = *share;
                return Err(FileError::Share { key, share });
            }
            before = *share;
        }
        Ok(())
    }
}

/// # Errors
/// [`FileError::SameName`], [`FileError::NoRows`], [`FileError::WrongPoses`], [`FileError::Share`].
pub fn to_csv(path: &PosedPath) -> Result<String, FileError> {
    path.check()?;
    let mut text = SHARE.to_owned();
    for name in &path.names {
        for number in NUMBERS {
            text.push(',');
            text.push_str(&quoted(&format!("{name}/{number}")));
        }
    }
    text.push('\n');
    for key in &path.keys {
        // Writing to a string cannot fail.
        let _ = write!(text, "{}", key.share);
        for number in key.poses.iter().flat_map(to_numbers) {
            let _ = write!(text, ",{number}");
        }
        text.push('\n');
    }
    Ok(text)
}

/// # Errors
/// As for a motion, and [`FileError::NotAPart`], [`FileError::NotAPose`], [`FileError::Share`].
pub fn from_csv(bytes: &[u8]) -> Result<PosedPath, FileError> {
    let text = text(bytes)?;
    let separator = separator(text);
    let records = records(text, separator)?;
    let (header, rows) = records.split_first().ok_or(FileError::Empty)?;
    if header.cells[0] != SHARE {
        let name = shortened(&header.cells[0]);
        return Err(FileError::NotAPart { name, column: 1 });
    }
    let names = names(&header.cells[1..])?;
    let mut keys = Vec::with_capacity(rows.len());
    for row in rows {
        let (expected, got) = (header.cells.len(), row.cells.len());
        if expected != got {
            let line = row.line;
            return Err(FileError::WrongCells {
                line,
                expected,
                got,
            });
        }
        let numbers = (0..got).map(|column| number(header, row, column, separator));
        let numbers: Vec<f64> = numbers.collect::<Result<_, _>>()?;
        let poses = numbers[1..].as_chunks().0.iter();
        let poses = poses.zip(&names).map(|(&numbers, name)| {
            from_numbers(numbers).ok_or_else(|| FileError::NotAPose {
                key: keys.len(),
                name: shortened(name),
            })
        });
        keys.push(PosedKey {
            share: numbers[0],
            poses: poses.collect::<Result<_, _>>()?,
        });
    }
    let path = PosedPath { names, keys };
    path.check()?;
    Ok(path)
}

/// The parts that columns are for: seven each, in order.
fn names(columns: &[String]) -> Result<Vec<String>, FileError> {
    let mut names = Vec::new();
    for (at, column) in columns.iter().enumerate() {
        let wrong = || FileError::NotAPart {
            name: shortened(column),
            column: at + 2,
        };
        let (name, number) = column.rsplit_once('/').ok_or_else(wrong)?;
        if number != NUMBERS[at % 7] {
            return Err(wrong());
        }
        match names.last() {
            _ if at % 7 == 0 => names.push(name.to_owned()),
            Some(last) if last == name => {}
            _ => return Err(wrong()),
        }
    }
    match columns.len() % 7 {
        0 => Ok(names),
        _ => Err(FileError::Missing {
            name: format!(
                "{}/{}",
                names.last().map_or("", |name| name.as_str()),
                NUMBERS[columns.len() % 7]
            ),
        }),
    }
}

/// # Errors
/// As [`to_csv`].
pub fn to_json(path: &PosedPath, about: &About) -> Result<String, FileError> {
    path.check()?;
    let keys = path.keys.iter().map(|key| FileKey {
        share: key.share,
        poses: key.poses.iter().map(to_numbers).collect(),
    });
    let file = File {
        version: VERSION,
        unit: about.unit.clone(),
        length: about.length,
        parts: path.names.clone(),
        keys: keys.collect(),
    };
    serde_json::to_string(&file).map_err(|error| problem(&error))
}

/// # Errors
/// As for a motion, and [`FileError::NotAPose`], [`FileError::Share`].
pub fn from_json(bytes: &[u8]) -> Result<(PosedPath, About), FileError> {
    let text = text(bytes)?;
    if text.trim().is_empty() {
        return Err(FileError::Empty);
    }
    let any: Value = serde_json::from_str(text).map_err(|error| problem(&error))?;
    match any["version"].as_u64() {
        Some(VERSION) => {}
        Some(found) => return Err(FileError::Version { found }),
        None => return Err(FileError::NoVersion),
    }
    let file: File = serde_json::from_str(text).map_err(|error| problem(&error))?;
    let pose = |key: usize, at: usize, numbers: &PoseNumbers| {
        from_numbers(*numbers).ok_or_else(|| FileError::NotAPose {
            key,
            name: file
                .parts
                .get(at)
                .map_or_else(String::new, |name| shortened(name)),
        })
    };
    let keys = file.keys.iter().enumerate().map(|(key, known)| {
        let poses = known.poses.iter().enumerate();
        let poses = poses.map(|(at, numbers)| pose(key, at, numbers));
        Ok(PosedKey {
            share: known.share,
            poses: poses.collect::<Result<_, _>>()?,
        })
    });
    let path = PosedPath {
        keys: keys.collect::<Result<_, FileError>>()?,
        names: file.parts,
    };
    path.check()?;
    let about = About {
        unit: file.unit,
        length: file.length,
    };
    Ok((path, about))
}
