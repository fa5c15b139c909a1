//! Taught motions as files: tables of comma-separated values, for spreadsheets and other programs, and JSON, which
//! holds all there is. Both give back the same motion, bit for bit. Times are in seconds, values in radians or the
//! scene's lengths.
//!
//! Ways of parts that no joints move are [`poses`].
//!
//! Values have names, given by the caller in the order of the motion's values; a file may have them in any order.

mod csv;
mod error;
mod json;
pub mod poses;
mod records;

pub use csv::{from_csv, to_csv};
pub use error::FileError;
pub use json::{VERSION, from_json, to_json};

use crate::robot::Robot;

/// The name that files have for each value of these robots: `robot/joint`.
pub fn names(robots: &[&Robot]) -> Vec<String> {
    let of = |robot: &&Robot| {
        let joints = robot.free_joints();
        let name = |joint: &crate::robot::Joint| format!("{}/{}", robot.name(), joint.name);
        joints.map(name).collect::<Vec<_>>()
    };
    robots.iter().flat_map(of).collect()
}

/// For each name the place where a file has it; `column` turns a place in `found` into what is told to people.
fn places(
    names: &[String],
    found: &[String],
    column: impl Fn(usize) -> usize,
) -> Result<Vec<usize>, FileError> {
    let mut places = vec![None; names.len()];
    for (at, name) in found.iter().enumerate() {
        let (name, column) = (name.clone(), column(at));
        match names.iter().position(|known| *known == name) {
            None => {
                let name = shortened(&name);
                return Err(FileError::Unknown { name, column });
            }
            Some(place) if places[place].is_some() => {
                return Err(FileError::Twice { name, column });
            }
            Some(place) => places[place] = Some(at),
        }
    }
    let each = places.into_iter().zip(names);
    each.map(|(place, name)| place.ok_or_else(|| FileError::Missing { name: name.clone() }))
        .collect()
}

/// Names that a file can be written or read with.
fn check(names: &[String]) -> Result<(), FileError> {
    for (at, name) in names.iter().enumerate() {
        if names[..at].contains(name) || name == TIME {
            return Err(FileError::SameName { name: name.clone() });
        }
    }
    Ok(())
}

/// What the column of times is called.
const TIME: &str = "time";

/// The text of a file, without a byte order mark.
fn text(bytes: &[u8]) -> Result<&str, FileError> {
    let text = std::str::from_utf8(bytes).map_err(|error| FileError::NotText {
        byte: error.valid_up_to(),
    })?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// So much of a text that a sentence can hold it.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
