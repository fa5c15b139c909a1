//! Reads and writes a motion as a table: a line of names, `time,robot/joint,…`, and a line of numbers for each
//! keyframe.

use super::records::{Record, records};
use super::{TIME, TrajectoryFileError, check, check_all, indices, table};
use crate::trajectory::{Interpolation, Keyframe, Trajectory};

/// Writes the keyframes of a motion as a table, without its interpolation. Each number has the fewest digits that
/// preserve it.
///
/// # Errors
/// [`TrajectoryFileError::WrongNames`], [`TrajectoryFileError::SameName`].
pub fn to_csv(trajectory: &Trajectory, names: &[String]) -> Result<String, TrajectoryFileError> {
    check_all(trajectory, names)?;
    let names = std::iter::once(TIME.to_owned()).chain(names.iter().cloned());
    let numbers = |key: &Keyframe| std::iter::once(key.time).chain(key.values.clone());
    Ok(table(names, trajectory.keyframes().iter().map(numbers)))
}

/// Reads a motion from a table, whose columns may be in any order. A byte order mark and empty lines are ignored.
/// Entries may be separated by semicolons, and then numbers may have a decimal comma.
///
/// # Errors
/// Each kind of [`TrajectoryFileError`] but those about JSON.
pub fn from_csv(
    bytes: &[u8],
    names: &[String],
    interpolation: Interpolation,
) -> Result<Trajectory, TrajectoryFileError> {
    check(names)?;
    let text = super::text(bytes)?;
    let separator = separator(text);
    let records = records(text, separator)?;
    let Some((header, rows)) = records.split_first() else {
        return Err(TrajectoryFileError::Empty);
    };
    let times = header.cells.iter().position(|name| name == TIME);
    let times = times.ok_or(TrajectoryFileError::NoTimeColumn)?;
    let mut joints = header.cells.clone();
    joints.remove(times);
    let column = |at: usize| at + usize::from(at >= times);
    let places = indices(names, &joints, |at| column(at) + 1)?;
    let columns: Vec<usize> = places.into_iter().map(column).collect();
    let mut keys: Vec<Keyframe> = Vec::with_capacity(rows.len());
    for row in rows {
        let (expected, got) = (header.cells.len(), row.cells.len());
        if expected != got {
            let line = row.line;
            return Err(TrajectoryFileError::WrongCells {
                line,
                expected,
                got,
            });
        }
        let number = |column: usize| number(header, row, column, separator);
        let key = Keyframe {
            time: number(times)?,
            values: columns
                .iter()
                .map(|&at| number(at))
                .collect::<Result<_, _>>()?,
        };
        if let Some(before) = keys.last().filter(|before| before.time >= key.time) {
            return Err(TrajectoryFileError::TimesNotIncreasing {
                line: row.line,
                before: before.time,
                time: key.time,
            });
        }
        keys.push(key);
    }
    match keys.is_empty() {
        true => Err(TrajectoryFileError::NoRows),
        false => Ok(Trajectory::new(interpolation, keys)?),
    }
}

/// Returns a semicolon where the first line that is not empty has one outside quotation marks, else a comma.
fn separator(text: &str) -> char {
    let mut is_quoted = false;
    for letter in text.trim_start().chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            ';' if !is_quoted => return ';',
            '\n' | '\r' if !is_quoted => break,
            _ => {}
        }
    }
    ','
}

fn number(
    header: &Record,
    row: &Record,
    column: usize,
    separator: char,
) -> Result<f64, TrajectoryFileError> {
    let text = &row.cells[column];
    let parsed = match separator {
        ';' => text.replace(',', ".").parse(),
        _ => text.parse(),
    };
    let finite = parsed.ok().filter(|number: &f64| number.is_finite());
    finite.ok_or_else(|| TrajectoryFileError::NotANumber {
        line: row.line,
        column: column + 1,
        name: header.cells[column].clone(),
        text: super::shortened(text),
    })
}
