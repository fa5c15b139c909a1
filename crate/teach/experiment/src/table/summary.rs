//! Provides what every table takes from records: their runs, and means.

use crate::record::Record;

/// Returns the runs of the records, each once, in order of their first record.
pub(super) fn runs(records: &[Record]) -> Vec<&str> {
    let mut runs: Vec<&str> = Vec::new();
    for record in records {
        if !runs.contains(&record.run.as_str()) {
            runs.push(&record.run);
        }
    }
    runs
}

/// Returns the mean; None for no values.
pub(super) fn mean(values: impl IntoIterator<Item = f64>) -> Option<f64> {
    let (count, sum) = values
        .into_iter()
        .fold((0_u32, 0.0), |(count, sum), value| (count + 1, sum + value));
    (count > 0).then(|| sum / f64::from(count))
}
