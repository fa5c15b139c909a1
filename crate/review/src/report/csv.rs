//! Writes CSV (RFC 4180) in UTF-8: a row for each clash, with all digits of its numbers. A text that a spreadsheet would
//! take for a formula gets an apostrophe in front.

use super::Report;
use super::table::{Cell, columns};

/// Writes the clashes of a report as a CSV table.
#[must_use]
pub fn write(report: &Report) -> Vec<u8> {
    let columns = columns(report);
    let language = report.language;
    let mut table = String::new();
    let mut row = |cells: &mut dyn Iterator<Item = Cell>| {
        for (at, cell) in cells.enumerate() {
            if at > 0 {
                table.push(',');
            }
            match cell {
                Cell::Empty => {}
                Cell::Number(value, _) => table.push_str(&value.to_string()),
                Cell::Text(text) => field(&text, &mut table),
            }
        }
        table.push_str("\r\n");
    };
    row(&mut columns.iter().map(|column| Cell::from(&*column.title)));
    for clash in &report.clashes {
        row(&mut columns.iter().map(|column| (column.cell)(clash, language)));
    }
    table.into_bytes()
}

/// Appends a text to a row, quoted if it needs that.
pub fn field(text: &str, to: &mut String) {
    let has_meaning = |c| matches!(c, ',' | '"' | '\r' | '\n');
    let is_bare = !text.contains(has_meaning) && text.trim() == text;
    let quote = if is_bare { "" } else { "\"" };
    to.push_str(quote);
    if is_formula(text) {
        to.push('\'');
    }
    to.push_str(&text.replace('"', "\"\""));
    to.push_str(quote);
}

/// Returns whether a spreadsheet might take the text for a formula, also after removing leading apostrophes: a second
/// apostrophe distinguishes such a text.
fn is_formula(text: &str) -> bool {
    let begins = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
    text.trim_start_matches('\'').starts_with(begins)
}
