//! Writes a worksheet.

use crate::report::markup::{Markup, is_xml_char};
use crate::report::number_format::Quantity;
use crate::report::table::Cell;

/// The numbers of the styles, in the order of the package's list.
const HEADER: &str = "1";
const TEXT: &str = "2";
const LENGTH: &str = "3";
const VOLUME: &str = "4";

/// The largest number of rows of a sheet.
pub(super) const MAX_ROWS: usize = 1 << 20;
/// The longest text of a cell, in UTF-16 units.
const MAX_TEXT_LENGTH: usize = 32_767;

pub(super) type Row = Vec<Cell>;

pub(super) struct Sheet {
    pub(super) name: &'static str,
    /// The widths of the columns, in characters.
    pub(super) widths: Vec<u32>,
    pub(super) rows: Vec<Row>,
    /// True if the first row contains titles: it stays visible while scrolling, and columns can be filtered.
    pub(super) has_header: bool,
}

impl Sheet {
    pub(super) fn document(&self) -> Vec<u8> {
        let mut document = Markup::xml();
        let namespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
        document.element("worksheet", &[("xmlns", namespace)], |sheet| {
            sheet.raw("<sheetPr><pageSetUpPr fitToPage=\"1\"/></sheetPr>");
            sheet.raw("<sheetViews><sheetView workbookViewId=\"0\">");
            if self.has_header {
                sheet.raw("<pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/>");
            }
            sheet.raw("</sheetView></sheetViews>");
            sheet.element("cols", &[], |columns| self.columns(columns));
            sheet.element("sheetData", &[], |data| {
                for (number, row) in (1..).zip(&self.rows) {
                    self.row(data, number, row);
                }
            });
            if self.has_header {
                sheet.empty("autoFilter", &[("ref", &self.range())]);
            }
            sheet.raw("<pageSetup orientation=\"landscape\" fitToHeight=\"0\"/>");
        });
        document.bytes()
    }

    /// Returns the range of all cells, such as `A1:C9`.
    pub(super) fn range(&self) -> String {
        format!("A1:{}{}", letters(self.widths.len() - 1), self.rows.len())
    }

    fn columns(&self, columns: &mut Markup) {
        for (number, width) in (1..).zip(&self.widths) {
            let [number, width] = [number, *width].map(|n: u32| n.to_string());
            let attributes = [
                ("min", &*number),
                ("max", &number),
                ("width", &width),
                ("customWidth", "1"),
            ];
            columns.empty("col", &attributes);
        }
    }

    fn row(&self, data: &mut Markup, number: usize, row: &Row) {
        let is_head = self.has_header && number == 1;
        data.element("row", &[("r", &number.to_string())], |line| {
            for (column, cell) in row.iter().enumerate() {
                let place = format!("{}{number}", letters(column));
                self::cell(line, &place, cell, is_head);
            }
        });
        data.line();
    }
}

fn cell(row: &mut Markup, place: &str, cell: &Cell, is_head: bool) {
    let style = match cell {
        Cell::Empty => return,
        Cell::Text(_) if is_head => HEADER,
        Cell::Text(_) => TEXT,
        Cell::Number(_, None) => "0",
        Cell::Number(_, Some(Quantity::Length)) => LENGTH,
        Cell::Number(_, Some(Quantity::Volume)) => VOLUME,
    };
    let at = [("r", place), ("s", style)];
    match cell {
        Cell::Empty => {}
        Cell::Number(value, _) => row.element("c", &at, |cell| {
            cell.leaf("v", &[], &value.to_string());
        }),
        Cell::Text(text) => row.element("c", &[at[0], at[1], ("t", "inlineStr")], |cell| {
            cell.element("is", &[], |string| {
                string.leaf("t", &[("xml:space", "preserve")], &escape_cell(text));
            });
        }),
    }
}

/// Returns the letters of a column: A … Z, AA …
fn letters(column: usize) -> String {
    let letter = char::from(b'A' + (column % 26) as u8);
    match column / 26 {
        0 => letter.to_string(),
        more => format!("{}{letter}", letters(more - 1)),
    }
}

/// Escapes a text for a cell. Characters that XML does not allow become `_x0001_`, and text that looks like such an
/// escape is escaped, too.
fn escape_cell(text: &str) -> String {
    let mut held = String::new();
    let mut length = 0;
    for (at, c) in text.char_indices() {
        length += c.len_utf16();
        // Reserve space for the mark of a truncated text.
        if length >= MAX_TEXT_LENGTH {
            held.push('…');
            break;
        }
        match c {
            '_' if is_escape(&text[at..]) => held.push_str("_x005F_"),
            _ if is_xml_char(c) => held.push(c),
            _ => held.push_str(&format!("_x{:04X}_", u32::from(c))),
        }
    }
    held
}

/// Returns whether a text begins with an escape such as `_x0001_`.
fn is_escape(text: &str) -> bool {
    let bytes = text.as_bytes();
    let (Some(b"_x"), Some(b'_')) = (bytes.get(..2), bytes.get(6)) else {
        return false;
    };
    bytes[2..6].iter().all(u8::is_ascii_hexdigit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_called_as_spreadsheets_do() {
        let names = [0, 25, 26, 51, 52, 701, 702].map(letters);
        assert_eq!(names, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }

    #[test]
    fn invalid_cell_characters_are_escaped() {
        assert_eq!(escape_cell("=1+1"), "=1+1");
        assert_eq!(escape_cell("a\u{1}b"), "a_x0001_b");
        assert_eq!(escape_cell("_x0041_ _x41_"), "_x005F_x0041_ _x41_");
        let long = escape_cell(&"é".repeat(40_000));
        assert_eq!(long.chars().count(), MAX_TEXT_LENGTH);
        assert!(long.ends_with('…'));
    }
}
