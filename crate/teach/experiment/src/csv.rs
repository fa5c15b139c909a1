//! Writes records as a table for other programs: RFC 4180, a header with units, numbers with a point.

use crate::record::Record;

const HEADER: [&str; 17] = [
    "run",
    "experiment",
    "task",
    "mode",
    "criterion (mm)",
    "trial",
    "practice",
    "finished",
    "time (s)",
    "distance error (mm)",
    "mean corner distance (mm)",
    "angle error (deg)",
    "azimuth (deg)",
    "elevation (deg)",
    "roll (deg)",
    "corners",
    "corner distances (mm)",
];

/// Writes the records of trials as CSV, one a line after the header. Several angles (one for each block) and corner
/// distances are in one field, separated by blanks. A missing criterion is an empty field.
pub fn to_csv(records: &[Record]) -> String {
    let header = line(HEADER.map(str::to_owned));
    records
        .iter()
        .map(|record| line(fields(record)))
        .fold(header, |all, one| all + &one)
}

fn fields(record: &Record) -> [String; 17] {
    let measure = &record.measure;
    let angle = |n: usize| blanks(measure.angles_deg.iter().map(|angles| angles[n]));
    [
        guarded(&record.run),
        record.experiment.name().to_owned(),
        record.task.name().to_owned(),
        record.mode.number().to_string(),
        record
            .criterion_mm
            .map_or(String::new(), |criterion| criterion.to_string()),
        record.trial.to_string(),
        record.practice.to_string(),
        record.finished.to_string(),
        record.time_s.to_string(),
        measure.distance_mm.to_string(),
        measure.mean_mm.to_string(),
        measure.angle_deg.to_string(),
        angle(0),
        angle(1),
        angle(2),
        measure.corners_mm.len().to_string(),
        blanks(measure.corners_mm.iter().copied()),
    ]
}

fn blanks(numbers: impl Iterator<Item = f64>) -> String {
    numbers
        .map(|number| number.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

fn line(fields: [String; 17]) -> String {
    fields.map(|field| quoted(&field)).join(",") + "\r\n"
}

/// Puts a field with a comma, a quote or a line break in quotes, with its own quotes doubled.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

/// Puts an apostrophe before a word that a spreadsheet would take for a formula.
fn guarded(word: &str) -> String {
    if word.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{word}")
    } else {
        word.to_owned()
    }
}
