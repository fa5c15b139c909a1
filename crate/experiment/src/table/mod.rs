//! What the records add up to, beside what the paper found.

mod gains;
mod snail;
mod speed;
mod text;

pub use gains::{GainRow, Means, gains};
pub use snail::{SnailRow, snail};
pub use speed::{SpeedRow, speed};
pub use text::{gains_text, snail_text, speed_text};

use crate::Record;

/// The runs that the records are of, each once, in order of their first record.
fn runs(records: &[Record]) -> Vec<&str> {
    let mut runs: Vec<&str> = Vec::new();
    for record in records {
        if !runs.contains(&record.run.as_str()) {
            runs.push(&record.run);
        }
    }
    runs
}

/// The mean; none of nothing.
fn mean(values: impl IntoIterator<Item = f64>) -> Option<f64> {
    let (count, sum) = values
        .into_iter()
        .fold((0_u32, 0.0), |(count, sum), value| (count + 1, sum + value));
    (count > 0).then(|| sum / f64::from(count))
}
