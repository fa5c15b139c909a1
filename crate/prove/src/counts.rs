//! Counts what was tested: the tables of `docs/trust.md`, to which each run adds.

use crate::Entry;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The lines that enclose the tables.
const MARKERS: [&str; 2] = [
    "<!-- counted by `cargo xtask prove`; nothing here is written by hand -->",
    "<!-- to here -->",
];

/// The numbers of cases, of each answer and of wrong answers for one kind of case.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Row {
    /// The number of cases.
    pub tried: u64,
    /// The number of times that each answer occurred.
    pub results: BTreeMap<String, u64>,
    /// The number of wrong answers.
    pub failures: u64,
    /// The elapsed time of one thread on a machine with other work, too.
    pub seconds: f64,
}

impl Row {
    /// Adds the counts of another row.
    pub fn add(&mut self, other: &Self) {
        self.tried += other.tried;
        self.failures += other.failures;
        self.seconds += other.seconds;
        for (answer, count) in &other.results {
            *self.results.entry(answer.clone()).or_default() += count;
        }
    }
}

/// The rows by subject and kind of case.
pub type Rows = BTreeMap<(String, String), Row>;

/// The saved cases of one subject.
#[derive(Debug, Clone, Copy, Default)]
pub struct SavedCases {
    /// The number of saved cases.
    pub found: usize,
    /// The number of these whose answer is right now.
    pub fixed: usize,
}

/// The text of each row: the name, the title, and the oracle.
pub type RowText = [&'static str; 3];

/// The row for the comparison with another program.
pub const CGAL_ROW: RowText = [
    "beside",
    "pairs of triangles, drawn and of the shipped scenes",
    "CGAL's exact predicates, an independent implementation: whether they share a point",
];

/// Returns the texts of the subjects, and of the comparison with another program.
pub fn row_texts(entries: &[Entry]) -> Vec<RowText> {
    let of = |entry: &Entry| [entry.name, entry.title, entry.oracle];
    entries.iter().map(of).chain([CGAL_ROW]).collect()
}

/// Returns the rows of a page.
///
/// # Errors
/// The page lacks the markers, or a line is not a row.
pub fn read(page: &str) -> Result<Rows, String> {
    let (_, inside, _) = split(page, MARKERS)?;
    let mut rows = Rows::new();
    let detail = inside.split("| subject | kind |").nth(1).unwrap_or("");
    for line in detail.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [what, kind, tried, answers, wrong, seconds] = cells[..] else {
            return Err(format!("not a row of docs/trust.md: {line}"));
        };
        let answers = answers.split(", ").filter_map(|answer| {
            let at = answer.find(|c: char| c.is_ascii_digit())?;
            Some((answer[..at].trim().to_owned(), number(&answer[at..])))
        });
        let row = Row {
            tried: number(tried),
            results: answers.collect(),
            failures: number(wrong),
            seconds: number(seconds) as f64,
        };
        rows.insert((what.to_owned(), kind.to_owned()), row);
    }
    Ok(rows)
}

/// Returns the page with these rows.
///
/// # Errors
/// The page lacks the markers.
pub fn write(
    page: &str,
    rows: &Rows,
    reported: &[RowText],
    kept: impl Fn(&str) -> SavedCases,
) -> Result<String, String> {
    let (before, _, after) = split(page, MARKERS)?;
    let mut text = format!("{before}{}\n\n", MARKERS[0]);
    text += "| subject | compared with | cases | wrong | saved, fixed | time |\n|---|---|--:|--:|--:|--:|\n";
    // Writing to a string does not fail.
    for [name, title, against] in reported {
        let mut sum = Row::default();
        for ((of, _), row) in rows {
            if of == name {
                sum.add(row);
            }
        }
        let SavedCases { found, fixed } = kept(name);
        let _ = writeln!(
            text,
            "| {title} | {against} | {} | {} | {found}, {fixed} | {} |",
            grouped(sum.tried),
            grouped(sum.failures),
            time(sum.seconds)
        );
    }
    text += "\n| subject | kind | cases | answers | wrong | seconds |\n|---|---|--:|---|--:|--:|\n";
    for [name, ..] in reported {
        for ((_, kind), row) in rows.iter().filter(|((of, _), _)| of == name) {
            let answers = row.results.iter();
            let answers = answers.map(|(answer, count)| format!("{answer} {}", grouped(*count)));
            let _ = writeln!(
                text,
                "| {name} | {kind} | {} | {} | {} | {} |",
                grouped(row.tried),
                answers.collect::<Vec<_>>().join(", "),
                grouped(row.failures),
                grouped(row.seconds.round() as u64)
            );
        }
    }
    Ok(format!("{text}\n{}{after}", MARKERS[1]))
}

/// Returns the text before, between and after two lines of the page.
///
/// # Errors
/// The lines are missing.
pub fn split<'a>(page: &'a str, marks: [&str; 2]) -> Result<(&'a str, &'a str, &'a str), String> {
    let parts = page.split_once(marks[0]).and_then(|(before, rest)| {
        let (inside, after) = rest.split_once(marks[1])?;
        Some((before, inside, after))
    });
    parts.ok_or_else(|| "docs/trust.md lacks the lines that enclose its tables".to_owned())
}

/// Parses a number that [`grouped`] wrote.
pub fn number(text: &str) -> u64 {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    digits.parse().unwrap_or(0)
}

/// Formats a number with its digits in groups of three.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let first = (digits.len() - 1) % 3 + 1;
    let (head, rest) = digits.split_at(first);
    let rest = rest.as_bytes().chunks(3);
    let rest = rest.map(|three| format!(" {}", String::from_utf8_lossy(three)));
    head.to_owned() + &rest.collect::<String>()
}

fn time(seconds: f64) -> String {
    match seconds {
        s if s < 120.0 => format!("{s:.0} s"),
        s if s < 7200.0 => format!("{:.0} min", s / 60.0),
        s => format!("{:.1} h", s / 3600.0),
    }
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
            tried: 12_345_678,
            results: [
                ("one inside the other".to_owned(), 1_234),
                ("apart".to_owned(), 7),
            ]
            .into(),
            failures: 1,
            seconds: 61.0,
        };
        let key = ("meshes".to_owned(), "one ulp apart".to_owned());
        rows.insert(key.clone(), row.clone());
        let reported = [["meshes", "pairs of meshes", "all"]];
        let kept = |_: &str| SavedCases { found: 1, fixed: 1 };
        let page = write(&page, &rows, &reported, kept).unwrap();
        assert!(
            page.contains("| pairs of meshes | all | 12 345 678 | 1 | 1, 1 | 61 s |"),
            "{page}"
        );
        assert!(page.ends_with("\n\nmore\n"));
        let mut again = read(&page).unwrap();
        assert_eq!(again, rows);
        again.get_mut(&key).unwrap().add(&row);
        assert_eq!(again[&key].tried, 24_691_356);
        assert_eq!(write(&page, &rows, &reported, kept).unwrap(), page);
    }
}
