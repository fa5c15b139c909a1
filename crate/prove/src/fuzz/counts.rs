//! Counts how often each format was tested: a table of `docs/trust.md`, to which each run adds.

use nearpoint_prove::counts::{grouped, number, split};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The lines that enclose the table.
const MARKERS: [&str; 2] = [
    "<!-- counted by `cargo xtask fuzz`; nothing here is written by hand -->",
    "<!-- to here, of files -->",
];

/// The number of runs and the time of fuzzing one format.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Row {
    pub runs: u64,
    /// The elapsed time on one thread of a machine with other work, too.
    pub seconds: f64,
}

impl Row {
    /// Adds the runs and the time of another row.
    pub fn add(&mut self, other: Self) {
        self.runs += other.runs;
        self.seconds += other.seconds;
    }
}

/// The samples that are stored for one format.
#[derive(Debug, Clone, Copy, Default)]
pub struct SavedInputs {
    /// The number of inputs stored for their coverage.
    pub inputs: usize,
    /// The number of inputs stored because they broke a promise.
    pub found: usize,
    /// The number of these that break none now.
    pub fixed: usize,
}

/// The rows of the table, by the name of the format.
pub type Rows = BTreeMap<String, Row>;

/// Returns the rows of a page.
pub fn read(page: &str) -> Result<Rows, String> {
    let (_, inside, _) = split(page, MARKERS)?;
    let mut rows = Rows::new();
    let lines = inside.lines().filter(|line| line.starts_with("| "));
    for line in lines.skip(1) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [format, runs, seconds, _, _] = cells[..] else {
            return Err(format!("not a row of docs/trust.md: {line}"));
        };
        let row = Row {
            runs: number(runs),
            seconds: number(seconds) as f64,
        };
        rows.insert(format.to_owned(), row);
    }
    rows.remove(ALL);
    Ok(rows)
}

const ALL: &str = "all";

/// Returns the page with these rows, and their sum.
pub fn write(
    page: &str,
    rows: &Rows,
    kept: &BTreeMap<&str, SavedInputs>,
) -> Result<String, String> {
    let (before, _, after) = split(page, MARKERS)?;
    let mut text = format!(
        "{before}{}\n\n| format | runs | seconds | inputs stored | found, fixed |\n|---|--:|--:|--:|--:|\n",
        MARKERS[0]
    );
    let mut sum = (Row::default(), SavedInputs::default());
    let of = |name: &str| kept.get(name).copied().unwrap_or_default();
    for (name, row) in rows {
        let own = of(name);
        sum.0.add(*row);
        sum.1.inputs += own.inputs;
        sum.1.found += own.found;
        sum.1.fixed += own.fixed;
        write_row(&mut text, name, *row, own);
    }
    write_row(&mut text, ALL, sum.0, sum.1);
    Ok(format!("{text}\n{}{after}", MARKERS[1]))
}

fn write_row(text: &mut String, name: &str, row: Row, kept: SavedInputs) {
    let [runs, seconds] = [row.runs, row.seconds.round() as u64].map(grouped);
    let SavedInputs {
        inputs,
        found,
        fixed,
    } = kept;
    // Writing to a string does not fail.
    let _ = writeln!(
        text,
        "| {name} | {runs} | {seconds} | {inputs} | {found}, {fixed} |"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_and_counted_on() {
        let page = format!("# Page\n\n{}\n{}\n\nmore\n", MARKERS[0], MARKERS[1]);
        let mut rows = read(&page).unwrap();
        assert!(rows.is_empty());
        let row = Row {
            runs: 1_234_567,
            seconds: 61.0,
        };
        rows.insert("stl".to_owned(), row);
        rows.insert("obj".to_owned(), row);
        let own = SavedInputs {
            inputs: 7,
            found: 2,
            fixed: 1,
        };
        let page = write(&page, &rows, &[("stl", own)].into()).unwrap();
        assert!(
            page.contains("| stl | 1 234 567 | 61 | 7 | 2, 1 |"),
            "{page}"
        );
        assert!(
            page.contains("| all | 2 469 134 | 122 | 7 | 2, 1 |"),
            "{page}"
        );
        assert!(page.ends_with("\n\nmore\n"));
        let mut again = read(&page).unwrap();
        assert_eq!(again, rows);
        again.entry("stl".to_owned()).or_default().add(row);
        assert_eq!(again["stl"].runs, 2_469_134);
        assert_eq!(write(&page, &rows, &[("stl", own)].into()).unwrap(), page);
    }
}
