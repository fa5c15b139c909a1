//! Counts what libFuzzer tried, for `cargo xtask prove fuzz`.

use crate::saved::{Files, Stops};
use nearpoint_prove::files::TARGETS;
use nearpoint_prove::ledger::{FILES, Row, Rows};

/// A kind of file, how many were tried, how many were wrong, and the seconds that it took.
pub fn count(words: &[String]) -> Result<u64, String> {
    let [name, tried, wrong, seconds] = words else {
        return Err("count FORMAT TRIED WRONG SECONDS".to_owned());
    };
    if !TARGETS.iter().any(|target| target.name == name) {
        return Err(format!("there is no format {name}"));
    }
    let number = |text: &String| {
        let number = text.parse::<u64>();
        number.map_err(|_| format!("{text} is no count"))
    };
    let row = Row {
        tried: number(tried)?,
        wrong: number(wrong)?,
        seconds: number(seconds)? as f64,
        ..Row::default()
    };
    let rows = Rows::from([((FILES.to_owned(), name.clone()), row)]);
    Files::here().note(&rows, &Stops::new())?;
    Ok(0)
}
