//! Stores taught motions as files: tables of comma-separated values, for spreadsheets and other programs, and JSON,
//! which also has the interpolation. Both preserve the motion, bit for bit. Times are in seconds, values in radians or
//! the scene's lengths.
//!
//! Paths of parts that no joints move are in [`poses`].
//!
//! The caller passes the names of the values in the order of the motion's values; a file may have them in any order.

mod csv;
mod error;
mod json;
pub mod poses;
mod records;
mod version;

pub use csv::{from_csv, to_csv};
pub use error::TrajectoryFileError;
pub use json::{from_json, to_json};
pub use version::VERSION;

use crate::robot::Robot;
use crate::trajectory::Trajectory;

/// Returns the names of these robots' values in files: `robot/joint`.
pub fn names(robots: &[&Robot]) -> Vec<String> {
    let of = |robot: &&Robot| {
        let joints = robot.free_joints();
        let name = |joint: &crate::robot::Joint| format!("{}/{}", robot.name(), joint.name);
        joints.map(name).collect::<Vec<_>>()
    };
    robots.iter().flat_map(of).collect()
}

/// Returns the index in `found` of each name; `column` converts such an index into a column for messages.
fn indices(
    names: &[String],
    found: &[String],
    column: impl Fn(usize) -> usize,
) -> Result<Vec<usize>, TrajectoryFileError> {
    let mut places = vec![None; names.len()];
    let order = in_order(names);
    for (at, name) in found.iter().enumerate() {
        let column = column(at);
        let Ok(known) = order.binary_search_by(|&i| names[i].cmp(name)) else {
            let name = shortened(name);
            return Err(TrajectoryFileError::Unknown { name, column });
        };
        if places[order[known]].replace(at).is_some() {
            let name = name.clone();
            return Err(TrajectoryFileError::Duplicate { name, column });
        }
    }
    let each = places.into_iter().zip(names);
    each.map(|(place, name)| {
        place.ok_or_else(|| TrajectoryFileError::Missing { name: name.clone() })
    })
    .collect()
}

/// Checks that a motion can be written with these names.
fn check_all(trajectory: &Trajectory, names: &[String]) -> Result<(), TrajectoryFileError> {
    let (expected, got) = (trajectory.degrees_of_freedom(), names.len());
    if expected != got {
        return Err(TrajectoryFileError::WrongNames { expected, got });
    }
    check(names)
}

/// Writes a table: a line of names, and a line of numbers for each row.
fn table(
    names: impl Iterator<Item = String>,
    rows: impl Iterator<Item = impl Iterator<Item = f64>>,
) -> String {
    let names: Vec<String> = names.map(|name| quoted(&name)).collect();
    let rows = rows.map(|row| row.map(|number| number.to_string()).collect::<Vec<_>>());
    let lines = std::iter::once(names).chain(rows);
    lines.map(|line| line.join(",") + "\n").collect()
}

fn quoted(name: &str) -> String {
    let is_plain = !name.contains([',', ';', '"', '\n', '\r']) && name.trim() == name;
    match is_plain && !name.is_empty() {
        true => name.to_owned(),
        false => format!("\"{}\"", name.replace('"', "\"\"")),
    }
}

/// Checks that a file can be written or read with these names.
fn check(names: &[String]) -> Result<(), TrajectoryFileError> {
    let order = in_order(names);
    let twice = (order
        .windows(2)
        .filter(|pair| names[pair[0]] == names[pair[1]]))
    .map(|pair| pair[1]);
    let time = names.iter().position(|name| name == TIME);
    // The error names the first one from the left.
    match twice.chain(time).min() {
        Some(at) => Err(TrajectoryFileError::SameName {
            name: names[at].clone(),
        }),
        None => Ok(()),
    }
}

/// Returns the indices of names in alphabetical order; equal names keep their order.
fn in_order(names: &[String]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by_key(|&i| &names[i]);
    order
}

/// The name of the column of times.
const TIME: &str = "time";

/// Returns the text of a file, without a byte order mark.
fn text(bytes: &[u8]) -> Result<&str, TrajectoryFileError> {
    let text = std::str::from_utf8(bytes).map_err(|error| TrajectoryFileError::NotText {
        byte: error.valid_up_to(),
    })?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// Shortens a text so that it fits in a sentence.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
