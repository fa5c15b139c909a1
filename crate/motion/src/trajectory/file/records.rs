//! Splits lines of separated entries, after RFC 4180, and as spreadsheets of many countries write them.

use super::TrajectoryFileError;

/// A line that is not empty.
#[derive(Debug, PartialEq)]
pub(super) struct Record {
    /// The line's number, counted from 1; an entry in quotation marks may span several lines.
    pub line: usize,
    pub cells: Vec<String>,
}

/// Splits a text into its entries. Lines may have any line ending, and spaces around entries are removed. An entry in
/// quotation marks may hold separators and line ends, and two quotation marks for one.
pub(super) fn records(text: &str, separator: char) -> Result<Vec<Record>, TrajectoryFileError> {
    let mut reader = Reader {
        records: Vec::new(),
        current: Record {
            line: 1,
            cells: Vec::new(),
        },
        cell: String::new(),
        was_quoted: false,
    };
    let mut line = 1;
    let mut quote: Option<usize> = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let ends_line = letter == '\n' || letter == '\r' && letters.peek() != Some(&'\n');
        line += usize::from(ends_line);
        match (letter, quote) {
            ('"', Some(_)) if letters.next_if_eq(&'"').is_some() => reader.cell.push('"'),
            ('"', Some(_)) => quote = None,
            (letter, Some(_)) => reader.cell.push(letter),
            ('"', None) if reader.cell.trim().is_empty() => {
                reader.cell.clear();
                reader.was_quoted = true;
                quote = Some(line);
            }
            (_, None) if ends_line => reader.end_record(line),
            ('\r', None) => {}
            (letter, None) if letter == separator => reader.end_cell(),
            (' ' | '\t', None) if reader.was_quoted => {}
            (letter, None) => reader.cell.push(letter),
        }
    }
    match quote {
        Some(line) => Err(TrajectoryFileError::OpenQuote { line }),
        None => {
            reader.end_record(line);
            Ok(reader.records)
        }
    }
}

struct Reader {
    records: Vec<Record>,
    current: Record,
    cell: String,
    was_quoted: bool,
}

impl Reader {
    fn end_cell(&mut self) {
        let cell = std::mem::take(&mut self.cell);
        let cell = match std::mem::take(&mut self.was_quoted) {
            true => cell,
            false => cell.trim().to_owned(),
        };
        self.current.cells.push(cell);
    }

    /// Ends a record; the next record begins in the line `next`.
    fn end_record(&mut self, next: usize) {
        let is_empty = self.current.cells.is_empty() && self.cell.trim().is_empty();
        if is_empty && !self.was_quoted {
            self.cell.clear();
            self.current.line = next;
            return;
        }
        self.end_cell();
        let next = Record {
            line: next,
            cells: Vec::new(),
        };
        let record = std::mem::replace(&mut self.current, next);
        self.records.push(record);
    }
}
